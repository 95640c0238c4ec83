/** A vector in small integers: value × scale gives back its numbers, each to within half a scale. */
export interface Quantised {
  scale: number;
  values: Int8Array;
}

const MOST = 127;
const SCALE_BYTES = 4;

/** A vector → an eighth of a float64's room; the cosine of two of them is that of the vectors to about 0.005. */
export function quantise(vector: Float32Array): Quantised {
  let most = 0;
  for (const value of vector) most = Math.max(most, Math.abs(value));
  const scale = Math.fround(most / MOST);
  return { scale, values: Int8Array.from(vector, (value) => (scale > 0 ? Math.round(value / scale) : 0)) };
}

/** Quantised → bytes: the scale (float32, little-endian), then the integers. */
export function packVector({ scale, values }: Quantised): Uint8Array {
  const bytes = new Uint8Array(SCALE_BYTES + values.length);
  new DataView(bytes.buffer).setFloat32(0, scale, true);
  bytes.set(new Uint8Array(values.buffer, values.byteOffset, values.length), SCALE_BYTES);
  return bytes;
}

/** Bytes → quantised, in memory of its own. Throws RangeError on bytes that `packVector` did not make. */
export function unpackVector(bytes: Uint8Array): Quantised {
  if (bytes.byteLength <= SCALE_BYTES) throw new RangeError("a packed vector is cut");
  const scale = new DataView(bytes.buffer, bytes.byteOffset).getFloat32(0, true);
  return {
    scale,
    values: Int8Array.from(
      new Int8Array(bytes.buffer, bytes.byteOffset + SCALE_BYTES, bytes.byteLength - SCALE_BYTES),
    ),
  };
}

/** Cosine of the angle between two vectors, -1 to 1; scales cancel out. Throws RangeError on unequal lengths. */
export function cosineOf({ values: a }: Quantised, { values: b }: Quantised): number {
  if (a.length !== b.length) throw new RangeError(`vectors of ${a.length} and ${b.length} numbers`);
  let dot = 0;
  let squaresA = 0;
  let squaresB = 0;
  for (let i = 0; i < a.length; i++) {
    dot += a[i]! * b[i]!;
    squaresA += a[i]! * a[i]!;
    squaresB += b[i]! * b[i]!;
  }
  return squaresA > 0 && squaresB > 0 ? dot / Math.sqrt(squaresA * squaresB) : 0;
}
