/** A renewal that was cut off with its request leaves its answer to others after this (ms). */
const LONGEST = 30_000;

/** Which answers this isolate is making anew. */
export class Renewals {
  private readonly since = new Map<string, number>();

  /** Whether a renewal may begin: not while another one of the same answer is under way. @param now ms */
  begin(key: string, now: number): boolean {
    for (const [other, at] of this.since) if (now - at >= LONGEST) this.since.delete(other);
    if (this.since.has(key)) return false;
    this.since.set(key, now);
    return true;
  }

  end(key: string): void {
    this.since.delete(key);
  }
}
