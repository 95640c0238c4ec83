/** The probability `p` that articles `a` and `b` (a < b) tell the same event. */
export interface Link {
  a: number;
  b: number;
  p: number;
}

/** Bytes of one packed link: article id (float64, exact for every id) and probability (float32). */
const STRIDE = 12;
const FIRST_ROOM = 256;
const MOST_NUMBER = 2 ** 32 - 1;

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

/** Hands each link in the bytes to `visit`, in order. Throws RangeError on bytes that `packLinks` did not make. */
export function visitPackedLinks(bytes: Uint8Array, visit: (other: number, p: number) => void): void {
  if (bytes.byteLength % STRIDE !== 0) throw new RangeError("packed links are cut");
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  for (let at = 0; at < bytes.byteLength; at += STRIDE)
    visit(view.getFloat64(at, true), view.getFloat32(at + 8, true));
}

/**
 * Links in columns, 12 bytes each: as objects those of a full window would outgrow a Worker. `a` and `b` are article
 * ids, or places in a window; below 2^32 both, and in the order they were given in.
 */
export class LinkColumns implements Iterable<Link> {
  a = new Uint32Array(FIRST_ROOM);
  b = new Uint32Array(FIRST_ROOM);
  p = new Float32Array(FIRST_ROOM);
  /** How many there are; what the columns hold beyond is void. */
  length = 0;

  /** Links from objects; what is columns already is given back as it is. */
  static from(links: Iterable<Link>): LinkColumns {
    if (links instanceof LinkColumns) return links;
    const columns = new LinkColumns();
    for (const { a, b, p } of links) columns.add(a, b, p);
    return columns;
  }

  /** Throws RangeError on a number that has no room. */
  add(a: number, b: number, p: number): void {
    if (a > MOST_NUMBER || b > MOST_NUMBER) throw new RangeError(`no room for a link from ${a} to ${b}`);
    if (this.length === this.p.length) this.grow();
    this.a[this.length] = a;
    this.b[this.length] = b;
    this.p[this.length++] = p;
  }

  /** Drops, in place, the links that `test` does not want. */
  keep(test: (a: number, b: number, p: number) => boolean): void {
    let kept = 0;
    for (let i = 0; i < this.length; i++) {
      if (!test(this.a[i]!, this.b[i]!, this.p[i]!)) continue;
      this.a[kept] = this.a[i]!;
      this.b[kept] = this.b[i]!;
      this.p[kept++] = this.p[i]!;
    }
    this.length = kept;
  }

  *[Symbol.iterator](): Generator<Link> {
    for (let i = 0; i < this.length; i++) yield { a: this.a[i]!, b: this.b[i]!, p: this.p[i]! };
  }

  private grow(): void {
    const room = Math.ceil(this.length * 1.5);
    const { a, b, p } = this;
    this.a = new Uint32Array(room);
    this.a.set(a);
    this.b = new Uint32Array(room);
    this.b.set(b);
    this.p = new Float32Array(room);
    this.p.set(p);
  }
}
