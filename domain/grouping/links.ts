/** Bytes of one packed link: article id (float64, exact for every id) and probability (float32). */
const STRIDE = 12;

/** A link as one article keeps it: the other article, and the probability that both tell the same event. */
export interface KeptLink {
  other: number;
  p: number;
}

/** Links → bytes, little-endian, in the given order. */
export function packLinks(links: readonly KeptLink[]): Uint8Array {
  const view = new DataView(new ArrayBuffer(links.length * STRIDE));
  links.forEach(({ other, p }, i) => {
    view.setFloat64(i * STRIDE, other, true);
    view.setFloat32(i * STRIDE + 8, p, true);
  });
  return new Uint8Array(view.buffer);
}

/** Bytes → links. Throws RangeError on bytes that `packLinks` did not make. */
export function unpackLinks(bytes: Uint8Array): KeptLink[] {
  if (bytes.byteLength % STRIDE !== 0) throw new RangeError("packed links are cut");
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return Array.from({ length: bytes.byteLength / STRIDE }, (_, i) => ({
    other: view.getFloat64(i * STRIDE, true),
    p: view.getFloat32(i * STRIDE + 8, true),
  }));
}
