/** A merge of clusters `a` < `b` that was offered, with what says later whether it still holds. */
export interface OfferedMerge {
  score: number;
  a: number;
  b: number;
  stamp: number;
}

const FIRST_ROOM = 1024;

/** Offered merges, the best score first, ties by lowest numbers: a heap in columns, 20 bytes a merge. */
export class MergeQueue {
  private scores = new Float64Array(FIRST_ROOM);
  private as = new Int32Array(FIRST_ROOM);
  private bs = new Int32Array(FIRST_ROOM);
  private stamps = new Int32Array(FIRST_ROOM);
  private length = 0;
  /** What the last `pop` took; the same object each time. */
  readonly top: OfferedMerge = { score: 0, a: 0, b: 0, stamp: 0 };

  push(score: number, a: number, b: number, stamp: number): void {
    if (this.length === this.scores.length) this.grow();
    let at = this.length++;
    while (at > 0) {
      const parent = (at - 1) >> 1;
      if (!this.precedes(score, a, b, parent)) break;
      this.move(parent, at);
      at = parent;
    }
    this.put(at, score, a, b, stamp);
  }

  /** Takes the best merge into `top`. @returns whether there was one */
  pop(): boolean {
    if (this.length === 0) return false;
    const { top } = this;
    top.score = this.scores[0]!;
    top.a = this.as[0]!;
    top.b = this.bs[0]!;
    top.stamp = this.stamps[0]!;
    const last = --this.length;
    const score = this.scores[last]!;
    const a = this.as[last]!;
    const b = this.bs[last]!;
    let at = 0;
    for (;;) {
      let child = 2 * at + 1;
      if (child >= last) break;
      const right = child + 1;
      if (right < last && this.precedes(this.scores[right]!, this.as[right]!, this.bs[right]!, child))
        child = right;
      if (this.precedes(score, a, b, child)) break;
      this.move(child, at);
      at = child;
    }
    this.put(at, score, a, b, this.stamps[last]!);
    return true;
  }

  private precedes(score: number, a: number, b: number, place: number): boolean {
    if (score !== this.scores[place]) return score > this.scores[place]!;
    return a !== this.as[place] ? a < this.as[place]! : b < this.bs[place]!;
  }

  private put(place: number, score: number, a: number, b: number, stamp: number): void {
    this.scores[place] = score;
    this.as[place] = a;
    this.bs[place] = b;
    this.stamps[place] = stamp;
  }

  private move(from: number, to: number): void {
    this.put(to, this.scores[from]!, this.as[from]!, this.bs[from]!, this.stamps[from]!);
  }

  private grow(): void {
    const { scores, as, bs, stamps } = this;
    this.scores = new Float64Array(2 * scores.length);
    this.scores.set(scores);
    this.as = new Int32Array(2 * as.length);
    this.as.set(as);
    this.bs = new Int32Array(2 * bs.length);
    this.bs.set(bs);
    this.stamps = new Int32Array(2 * stamps.length);
    this.stamps.set(stamps);
  }
}
