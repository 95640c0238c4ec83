import { HranaError } from "./values";

/**
 * First-in-first-out lock for writers. The native call is synchronous: a native busy wait would block the
 * event loop that has to deliver the other stream's COMMIT, so writers wait here instead.
 */
export class WriteQueue<Holder> {
  private holder: Holder | null = null;
  private readonly waiting: { holder: Holder; wake: () => void }[] = [];

  /** @param patienceMs how long a writer waits before it gets `SQLITE_BUSY` */
  constructor(private readonly patienceMs: number) {}

  /** Resolves once `holder` has the lock; at once if it has it already. */
  acquire(holder: Holder): Promise<void> | undefined {
    if (this.holder === holder) return;
    if (this.holder === null) {
      this.holder = holder;
      return;
    }
    return new Promise((resolve, reject) => {
      const waiter = {
        holder,
        wake: () => {
          clearTimeout(timer);
          resolve();
        },
      };
      const timer = setTimeout(() => {
        this.waiting.splice(this.waiting.indexOf(waiter), 1);
        reject(new HranaError("database is locked", "SQLITE_BUSY"));
      }, this.patienceMs);
      this.waiting.push(waiter);
    });
  }

  /** Gives the lock to the next in line; nothing happens if `holder` does not have it. */
  release(holder: Holder): void {
    if (this.holder !== holder) return;
    const next = this.waiting.shift();
    this.holder = next?.holder ?? null;
    next?.wake();
  }
}
