import type { Outbox, Outgoing, PipelineMessage } from "../../functions/jobs/messages";
import { logError } from "../../functions/log";

const ATTEMPTS = 3;
/** Newspapers read side by side. */
const AT_ONCE = 12;

interface Waiting {
  message: PipelineMessage;
  /** ms UTC */
  notBefore: number;
  /** from 1 */
  attempt: number;
}

/** A queue in memory, for the command line and development: the platform's rules in one process, but impatient: three attempts, no dead letters. */
export class MemoryQueue implements Outbox {
  private readonly waiting: Waiting[] = [];
  /** Hosts whose feeds are being read. */
  private readonly hosts = new Set<string>();
  private underWay = 0;

  async send(messages: Outgoing[]): Promise<void> {
    const now = Date.now();
    for (const { message, delaySeconds = 0 } of messages)
      this.waiting.push({ message, notBefore: now + delaySeconds * 1000, attempt: 1 });
  }

  /** Works until nothing is left. @param onDone after each message */
  async drain(
    handle: (message: PipelineMessage) => Promise<void>,
    onDone: () => void = () => {},
  ): Promise<void> {
    while (this.underWay > 0 || this.waiting.length > 0) {
      const next = this.underWay < AT_ONCE ? this.next(Date.now()) : -1;
      if (next < 0) {
        await new Promise((resolve) => setTimeout(resolve, 5));
        continue;
      }
      const [entry] = this.waiting.splice(next, 1);
      const host = hostOf(entry!.message);
      if (host) this.hosts.add(host);
      this.underWay++;
      void this.work(entry!, handle).finally(() => {
        if (host) this.hosts.delete(host);
        this.underWay--;
        onDone();
      });
    }
  }

  /**
   * Place of the message whose turn it is, -1 for none: one feed of a host at a time; grouping and analysis, of
   * which there is one writer each, once what came before is done, and before what is behind; closing when nothing else is left, and no longer: it ends runs
   * that lost a message or were cut off, and does nothing to others.
   */
  private next(now: number): number {
    for (const [i, { message, notBefore }] of this.waiting.entries()) {
      if (message.kind === "close" || notBefore > now) continue;
      if (message.kind === "group" || message.kind === "analyse") return this.underWay === 0 ? i : -1;
      if (!this.hosts.has(hostOf(message) ?? "")) return i;
    }
    const over = this.underWay === 0 && this.waiting.every(({ message }) => message.kind === "close");
    return over ? 0 : -1;
  }

  private async work(entry: Waiting, handle: (message: PipelineMessage) => Promise<void>): Promise<void> {
    try {
      await handle(entry.message);
    } catch (error) {
      if (entry.attempt >= ATTEMPTS)
        return logError("queue", error, { message: JSON.stringify(entry.message) });
      this.waiting.push({
        message: entry.message,
        attempt: entry.attempt + 1,
        notBefore: Date.now() + 200 * entry.attempt,
      });
    }
  }
}

const hostOf = (message: PipelineMessage): string | null => (message.kind === "feed" ? message.host : null);
