import { SPACES } from "./features";
import { type ArticleWindow, HEADLINE_BIT, NUMBER_MASK, takeNorms } from "./window";

/** Features kept per space of a cluster of several articles: its weightiest. */
const MOST = [48, 24, 32, 40, 20] as const;
const MOST_IN_ALL = MOST.reduce((sum, most) => sum + most, 0);
/** A feature stands in a cluster's headline when it does in this share of its articles. */
const HEADLINE_SHARE = 0.3;

/**
 * Clusters as if each were one article: the mean of its articles' vectors. Row r of the result is `members[r]`.
 * What one headline leaves out another one of its cluster says, so two clusters show what they share more plainly
 * than any two of their articles, above all across languages.
 */
export function profilesOf(window: ArticleWindow, members: readonly (readonly number[])[]): ArticleWindow {
  const spaces = SPACES.length;
  const size = members.length;
  const starts = new Uint32Array(size * spaces + 1);
  const rows = new Rows(window, members);
  for (let r = 0; r < size; r++) {
    for (let space = 0; space < spaces; space++) {
      starts[r * spaces + space] = rows.length;
      if (members[r]!.length === 1) rows.copy(members[r]![0]!, space);
      else rows.mean(members[r]!, space);
    }
  }
  starts[size * spaces] = rows.length;
  const mean = (of: ArrayLike<number>) =>
    Float64Array.from(members, (nodes) => nodes.reduce((sum, node) => sum + of[node]!, 0) / nodes.length);
  const profiles: ArticleWindow = {
    ...window,
    size,
    ids: new Float64Array(size),
    hours: mean(window.hours),
    newspapers: new Float64Array(size),
    languages: new Uint8Array(size),
    isolated: new Uint8Array(size),
    hasLead: Uint8Array.from(members, (nodes) => (nodes.some((node) => window.hasLead[node]) ? 1 : 0)),
    starts,
    hashes: rows.hashes,
    weights: rows.weights,
    norms: new Float32Array(size * spaces),
    headSquares: new Float32Array(size * spaces),
  };
  takeNorms(profiles);
  return profiles;
}

/** Rows of features being written one after the other. */
class Rows {
  readonly hashes: Uint32Array;
  readonly weights: Float32Array;
  length = 0;
  /** By number of a feature: what the row's articles sum up to, and how many have it in the headline. */
  private readonly sums: Float32Array;
  private readonly heads: Uint16Array;
  private touched = new Uint32Array(256);

  constructor(
    private readonly window: ArticleWindow,
    members: readonly (readonly number[])[],
  ) {
    let room = 0;
    for (const nodes of members) {
      let own = 0;
      for (const node of nodes)
        own += window.starts[(node + 1) * SPACES.length]! - window.starts[node * SPACES.length]!;
      room += nodes.length === 1 ? own : Math.min(own, MOST_IN_ALL);
    }
    this.hashes = new Uint32Array(room);
    this.weights = new Float32Array(room);
    this.sums = new Float32Array(window.frequency.length);
    this.heads = new Uint16Array(window.frequency.length);
  }

  copy(node: number, space: number): void {
    const row = node * SPACES.length + space;
    const [from, to] = [this.window.starts[row]!, this.window.starts[row + 1]!];
    this.hashes.set(this.window.hashes.subarray(from, to), this.length);
    this.weights.set(this.window.weights.subarray(from, to), this.length);
    this.length += to - from;
  }

  mean(nodes: readonly number[], space: number): void {
    const { sums, heads } = this;
    const numbers = this.touched.subarray(0, this.addUp(nodes, space));
    let kept = numbers;
    if (numbers.length > MOST[space]!) {
      // By weight, in place: as numbers in the whole bits of a double, so that no comparison function is called.
      const order = Float64Array.from(
        numbers,
        (number) => -Math.round(sums[number]! * 1024) * 2 ** 25 + number,
      );
      order.sort();
      kept = Uint32Array.from(
        order.subarray(0, MOST[space]!),
        (key) => key - Math.floor(key / 2 ** 25) * 2 ** 25,
      );
    }
    kept.sort();
    for (const number of kept) {
      const inHead = heads[number]! > 0 && heads[number]! >= HEADLINE_SHARE * nodes.length;
      this.hashes[this.length] = inHead ? number | HEADLINE_BIT : number;
      this.weights[this.length++] = sums[number]! / nodes.length;
    }
    for (const number of numbers) sums[number] = heads[number] = 0;
  }

  /** Sums of the articles' weights by number of the feature. @returns how many features were touched */
  private addUp(nodes: readonly number[], space: number): number {
    const { window, sums, heads } = this;
    let count = 0;
    for (const node of nodes) {
      const row = node * SPACES.length + space;
      for (let f = window.starts[row]!; f < window.starts[row + 1]!; f++) {
        const number = window.hashes[f]! & NUMBER_MASK;
        if (sums[number] === 0) {
          if (count === this.touched.length) this.grow();
          this.touched[count++] = number;
        }
        sums[number]! += window.weights[f]!;
        if (window.hashes[f]! & HEADLINE_BIT) heads[number]!++;
      }
    }
    return count;
  }

  private grow(): void {
    const larger = new Uint32Array(2 * this.touched.length);
    larger.set(this.touched);
    this.touched = larger;
  }
}
