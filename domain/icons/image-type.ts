/** Signatures of the image types that are taken, by media type. */
const SIGNATURES: [type: string, matches: (bytes: Uint8Array) => boolean][] = [
  ["image/png", (bytes) => begins(bytes, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])],
  ["image/jpeg", (bytes) => begins(bytes, [0xff, 0xd8, 0xff])],
  ["image/gif", (bytes) => begins(bytes, [...ascii("GIF8")]) && (bytes[4] === 0x37 || bytes[4] === 0x39)],
  [
    "image/webp",
    (bytes) => begins(bytes, [...ascii("RIFF")]) && begins(bytes.subarray(8), [...ascii("WEBP")]),
  ],
  ["image/avif", (bytes) => begins(bytes.subarray(4), [...ascii("ftypavif")])],
  // ICO: reserved 0, type 1, and at least one picture.
  ["image/x-icon", (bytes) => begins(bytes, [0, 0, 1, 0]) && bytes[4]! + 256 * bytes[5]! > 0],
];

/** Less than this holds no picture of any type. */
const LEAST = 22;

/** Media type of a raster image by its first bytes; null for everything else, SVG included. */
export function imageType(bytes: Uint8Array): string | null {
  if (bytes.length < LEAST) return null;
  return SIGNATURES.find(([, matches]) => matches(bytes))?.[0] ?? null;
}

const begins = (bytes: Uint8Array, signature: number[]): boolean =>
  signature.every((byte, i) => bytes[i] === byte);

const ascii = (text: string): Uint8Array => new TextEncoder().encode(text);
