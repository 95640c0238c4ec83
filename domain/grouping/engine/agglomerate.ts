import { MergeQueue } from "./merge-queue";

/** How clusters merge. */
export interface MergeRule {
  /** Two clusters merge when Σp / (|A|·|B|)^damping reaches this. */
  threshold: number;
  /** 1 is average link, which breaks large events; below 1 large clusters merge more easily. */
  damping: number;
}

/** What the clusters are made of; all arrays by node number. */
export interface MergeLimits {
  /** Hours since some beginning. */
  hours: Float64Array;
  /** Longest time between a cluster's first and last article, hours. */
  mostHours: number;
  /** Most articles in a cluster. */
  mostArticles: number;
  /** Pairs of nodes that must not meet. */
  cannot: readonly (readonly [number, number])[];
  /** By node 1 for what an operator joined, where there is any. */
  tied: Uint8Array | null;
}

/**
 * Of a cluster's tied articles so many count at most when another cluster's links to it are weighed: they need not
 * be alike, and an article has links to some twenty only.
 */
const MOST_TIED = 20;

/** Weighted edges between two nodes each, in columns of which the first `length` places count. */
export interface Edges {
  readonly length: number;
  readonly a: ArrayLike<number>;
  readonly b: ArrayLike<number>;
  readonly p: ArrayLike<number>;
}

/**
 * Σp between clusters, while these merge: per cluster a chain of its neighbours, which may still be called by the
 * name of a cluster that has been merged away and stand in it twice; `tidy` puts that right.
 */
class Neighbours {
  private readonly first: Int32Array;
  private readonly last: Int32Array;
  private readonly next: Int32Array;
  private readonly other: Int32Array;
  private readonly sum: Float64Array;
  private readonly place: Int32Array;
  private readonly seen: Int32Array;
  private round = 0;
  private used = 1;

  constructor(
    nodes: number,
    edges: number,
    private readonly nameNow: (name: number) => number,
  ) {
    this.first = new Int32Array(nodes);
    this.last = new Int32Array(nodes);
    this.place = new Int32Array(nodes);
    this.seen = new Int32Array(nodes);
    this.next = new Int32Array(2 * edges + 1);
    this.other = new Int32Array(2 * edges + 1);
    this.sum = new Float64Array(2 * edges + 1);
  }

  has(name: number): boolean {
    return this.first[name] !== 0;
  }

  add(from: number, to: number, p: number): void {
    const entry = this.used++;
    this.other[entry] = to;
    this.sum[entry] = p;
    this.append(from, entry, entry);
  }

  /** What `b` neighbours, `a` neighbours from now on. */
  join(a: number, b: number): void {
    if (this.first[b] !== 0) this.append(a, this.first[b]!, this.last[b]!);
  }

  /** Every neighbour once, by its present name, with Σp. */
  tidy(name: number, visit: (other: number, sum: number) => void): void {
    const { next, other, sum, place, seen } = this;
    const round = ++this.round;
    let before = 0;
    for (let entry = this.first[name]!; entry !== 0; entry = next[entry]!) {
      const now = this.nameNow(other[entry]!);
      const known = seen[now] === round;
      if (known) sum[place[now]!]! += sum[entry]!;
      if (known || now === name) {
        if (before === 0) this.first[name] = next[entry]!;
        else next[before] = next[entry]!;
        continue;
      }
      seen[now] = round;
      place[now] = entry;
      other[entry] = now;
      before = entry;
    }
    this.last[name] = before;
    for (let entry = this.first[name]!; entry !== 0; entry = next[entry]!) visit(other[entry]!, sum[entry]!);
  }

  private append(name: number, from: number, to: number): void {
    if (this.first[name] === 0) this.first[name] = from;
    else this.next[this.last[name]!] = from;
    this.last[name] = to;
  }
}

/** For each cluster the clusters it must not merge with. */
function keptApart(
  start: Int32Array,
  cannot: readonly (readonly [number, number])[],
): Map<number, Set<number>> {
  const apart = new Map<number, Set<number>>();
  for (const [a, b] of cannot) {
    for (const [x, y] of [
      [start[a]!, start[b]!],
      [start[b]!, start[a]!],
    ] as const)
      apart.set(x, (apart.get(x) ?? new Set()).add(y));
  }
  return apart;
}

/** `b` goes into `a`, and what it must not meet `a` must not meet either. */
function inheritApart(apart: Map<number, Set<number>>, a: number, b: number): void {
  for (const other of apart.get(b) ?? []) {
    apart.set(a, (apart.get(a) ?? new Set()).add(other));
    apart.set(other, (apart.get(other) ?? new Set()).add(a));
  }
}

/**
 * Merges clusters from the best pair downwards until none reaches the rule's threshold.
 * @param start for each node the cluster it begins in, named by its lowest node; changed in place
 * @param edges between nodes, each pair once
 * @param weigh what edge number `e` counts; 0 leaves it out; its p unless told
 * @returns `start`, each node now with the lowest node of its final cluster. Ties fall by lowest node, so the same
 * edges give the same clusters.
 */
export function agglomerate(
  start: Int32Array,
  edges: Edges,
  rule: MergeRule,
  limits: MergeLimits,
  weigh: (e: number) => number = (e) => edges.p[e]!,
): Int32Array {
  const nodes = start.length;
  const into = Int32Array.from(start);
  const nameNow = (name: number): number => {
    let at = name;
    while (into[at] !== at) {
      into[at] = into[into[at]!]!;
      at = into[at]!;
    }
    return at;
  };
  const sizes = new Int32Array(nodes);
  /** What of the sizes counts. */
  const counted = new Int32Array(nodes);
  const from = new Float64Array(nodes).fill(Number.POSITIVE_INFINITY);
  const to = new Float64Array(nodes).fill(Number.NEGATIVE_INFINITY);
  for (let node = 0; node < nodes; node++) {
    const name = start[node]!;
    sizes[name]!++;
    from[name] = Math.min(from[name]!, limits.hours[node]!);
    to[name] = Math.max(to[name]!, limits.hours[node]!);
    if (!limits.tied?.[node]) counted[name]!++;
  }
  for (let name = 0; name < nodes; name++)
    counted[name]! += Math.min(MOST_TIED, sizes[name]! - counted[name]!);
  let between = 0;
  for (let e = 0; e < edges.length; e++)
    if (start[edges.a[e]!] !== start[edges.b[e]!] && weigh(e) > 0) between++;
  if (between === 0) return start;
  const neighbours = new Neighbours(nodes, between, nameNow);
  for (let e = 0; e < edges.length; e++) {
    const x = start[edges.a[e]!]!;
    const y = start[edges.b[e]!]!;
    const p = x === y ? 0 : weigh(e);
    if (p <= 0) continue;
    neighbours.add(x, y, p);
    neighbours.add(y, x, p);
  }

  /** How often a cluster has grown: a merge offered before either has is stale. */
  const grown = new Int32Array(nodes);
  const queue = new MergeQueue();
  const offer = (a: number, b: number, sum: number): void => {
    const score = sum / (counted[a]! * counted[b]!) ** rule.damping;
    if (score >= rule.threshold) queue.push(score, Math.min(a, b), Math.max(a, b), grown[a]! + grown[b]!);
  };
  for (let name = 0; name < nodes; name++) {
    if (neighbours.has(name)) neighbours.tidy(name, (other, sum) => name < other && offer(name, other, sum));
  }
  const apart = keptApart(start, limits.cannot);
  while (queue.pop()) {
    const { a, b } = queue.top;
    if (into[a] !== a || into[b] !== b || grown[a]! + grown[b]! !== queue.top.stamp) continue;
    const tooLong = Math.max(to[a]!, to[b]!) - Math.min(from[a]!, from[b]!) > limits.mostHours;
    if (tooLong || sizes[a]! + sizes[b]! > limits.mostArticles || apart.get(a)?.has(b)) continue;
    // The lower name stays: b goes into a.
    into[b] = a;
    sizes[a]! += sizes[b]!;
    counted[a]! += counted[b]!;
    from[a] = Math.min(from[a]!, from[b]!);
    to[a] = Math.max(to[a]!, to[b]!);
    grown[a]!++;
    inheritApart(apart, a, b);
    neighbours.join(a, b);
    neighbours.tidy(a, (other, sum) => offer(a, other, sum));
  }
  for (let node = 0; node < nodes; node++) start[node] = nameNow(start[node]!);
  return start;
}
