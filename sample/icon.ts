import { crc32, deflateSync } from "node:zlib";
import type { Newspaper } from "./edition";

const SIDE = 32;

/** Whether a newspaper has an icon besides its emblem: two of three do, as many real ones have none that fits. */
export const hasIcon = ({ slug }: Newspaper): boolean => hueOf(slug) % 3 !== 0;

/** A newspaper's icon, PNG 32 × 32: a diagonal of white on a colour of its own. */
export function iconOf({ slug }: Newspaper): Uint8Array {
  const hue = hueOf(slug);
  const ground = [90, 210, 330].map((turn) => Math.round(90 + 70 * Math.cos(((hue + turn) * Math.PI) / 180)));
  const rows = Array.from({ length: SIDE }, (_, y) => [
    0,
    ...Array.from({ length: SIDE }, (_, x) => (Math.abs(x - y) < 5 ? [255, 255, 255] : ground)).flat(),
  ]);
  const header = Buffer.alloc(13);
  header.writeUInt32BE(SIDE, 0);
  header.writeUInt32BE(SIDE, 4);
  // 8 bits, red green blue.
  header.set([8, 2], 8);
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk("IHDR", header),
    chunk("IDAT", deflateSync(Buffer.from(rows.flat()))),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}

const hueOf = (slug: string): number =>
  [...slug].reduce((sum, char) => (sum * 31 + char.charCodeAt(0)) % 360, 7);

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, "latin1"), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}
