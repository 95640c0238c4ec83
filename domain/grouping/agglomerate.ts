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
}

/** A weighted edge between two nodes. */
export interface Edge {
  a: number;
  b: number;
  p: number;
}

interface Cluster {
  size: number;
  from: number;
  to: number;
  /** Σp towards each neighbouring cluster. */
  sums: Map<number, number>;
  cannot: Set<number>;
}

interface Merge {
  score: number;
  a: number;
  b: number;
  /** Sum the score was taken from; a merge whose sum has changed since is stale. */
  sum: number;
}

const before = (x: Merge, y: Merge): boolean =>
  x.score !== y.score ? x.score > y.score : x.a !== y.a ? x.a < y.a : x.b < y.b;

class MergeQueue {
  private readonly heap: Merge[] = [];
  push(merge: Merge): void {
    const { heap } = this;
    let at = heap.push(merge) - 1;
    while (at > 0) {
      const parent = (at - 1) >> 1;
      if (!before(merge, heap[parent]!)) break;
      heap[at] = heap[parent]!;
      at = parent;
    }
    heap[at] = merge;
  }
  pop(): Merge | undefined {
    const { heap } = this;
    const top = heap[0];
    const last = heap.pop();
    if (top === undefined || last === undefined || heap.length === 0) return top;
    let at = 0;
    for (;;) {
      let child = 2 * at + 1;
      if (child >= heap.length) break;
      if (child + 1 < heap.length && before(heap[child + 1]!, heap[child]!)) child++;
      if (!before(heap[child]!, last)) break;
      heap[at] = heap[child]!;
      at = child;
    }
    heap[at] = last;
    return top;
  }
}

/**
 * Merges clusters from the best pair downwards until none reaches the rule's threshold.
 * @param start for each node the cluster it begins in, named by its lowest node; changed in place
 * @param edges between nodes, each pair once
 * @returns `start`, each node now with the lowest node of its final cluster. Ties fall by lowest node, so the same
 * edges give the same clusters.
 */
export function agglomerate(
  start: Int32Array,
  edges: readonly Edge[],
  rule: MergeRule,
  limits: MergeLimits,
): Int32Array {
  const sizes = new Int32Array(start.length);
  const from = new Float64Array(start.length).fill(Number.POSITIVE_INFINITY);
  const to = new Float64Array(start.length).fill(Number.NEGATIVE_INFINITY);
  for (let node = 0; node < start.length; node++) {
    const name = start[node]!;
    sizes[name]!++;
    from[name] = Math.min(from[name]!, limits.hours[node]!);
    to[name] = Math.max(to[name]!, limits.hours[node]!);
  }
  // Most articles have no edge at all; only clusters that have one become objects.
  const clusters = new Map<number, Cluster>();
  const clusterOf = (name: number): Cluster => {
    let cluster = clusters.get(name);
    if (cluster === undefined) {
      cluster = {
        size: sizes[name]!,
        from: from[name]!,
        to: to[name]!,
        sums: new Map(),
        cannot: new Set(),
      };
      clusters.set(name, cluster);
    }
    return cluster;
  };
  for (const [a, b] of limits.cannot) {
    clusterOf(start[a]!).cannot.add(start[b]!);
    clusterOf(start[b]!).cannot.add(start[a]!);
  }
  for (const { a, b, p } of edges) {
    const x = start[a]!;
    const y = start[b]!;
    if (x === y) continue;
    clusterOf(x).sums.set(y, (clusterOf(x).sums.get(y) ?? 0) + p);
    clusterOf(y).sums.set(x, (clusterOf(y).sums.get(x) ?? 0) + p);
  }

  const queue = new MergeQueue();
  const offer = (a: number, b: number, sum: number): void => {
    const x = clusters.get(a)!;
    const y = clusters.get(b)!;
    const score = sum / (x.size * y.size) ** rule.damping;
    if (score >= rule.threshold) queue.push({ score, a: Math.min(a, b), b: Math.max(a, b), sum });
  };
  for (const [name, cluster] of clusters) {
    for (const [other, sum] of cluster.sums) if (name < other) offer(name, other, sum);
  }

  const into = new Map<number, number>();
  for (let merge = queue.pop(); merge !== undefined; merge = queue.pop()) {
    const a = clusters.get(merge.a);
    const b = clusters.get(merge.b);
    if (a === undefined || b === undefined) continue;
    const score = merge.sum / (a.size * b.size) ** rule.damping;
    if (a.sums.get(merge.b) !== merge.sum || score !== merge.score) continue;
    const tooLong = Math.max(a.to, b.to) - Math.min(a.from, b.from) > limits.mostHours;
    if (tooLong || a.size + b.size > limits.mostArticles || a.cannot.has(merge.b)) continue;
    // The lower name stays: b goes into a.
    a.size += b.size;
    a.from = Math.min(a.from, b.from);
    a.to = Math.max(a.to, b.to);
    for (const other of b.cannot) {
      a.cannot.add(other);
      clusters.get(other)?.cannot.add(merge.a);
    }
    a.sums.delete(merge.b);
    for (const [other, sum] of b.sums) {
      if (other === merge.a) continue;
      const neighbour = clusters.get(other)!;
      neighbour.sums.delete(merge.b);
      a.sums.set(other, (a.sums.get(other) ?? 0) + sum);
    }
    clusters.delete(merge.b);
    into.set(merge.b, merge.a);
    for (const [other, sum] of a.sums) {
      clusters.get(other)!.sums.set(merge.a, sum);
      offer(merge.a, other, sum);
    }
  }

  for (let node = 0; node < start.length; node++) {
    let name = start[node]!;
    for (let next = into.get(name); next !== undefined; next = into.get(name)) name = next;
    start[node] = name;
  }
  return start;
}
