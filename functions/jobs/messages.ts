/** What travels over the queues. Every message may arrive twice. */
export type PipelineMessage =
  | { kind: "feed"; runId: number; feedId: number; host: string }
  /** Newspapers of one host, to be read one after the other. */
  | { kind: "pages"; runId: number; newspaperIds: number[] }
  | { kind: "close"; runId: number }
  | { kind: "group"; runId: number }
  /** Events that are due for analysis, from the id `after` on. */
  | { kind: "analyse"; runId: number; after: number }
  /** Pictures for sharing and newspapers' icons, some at a time. `round` counts from 1. */
  | { kind: "files"; runId: number; round: number };

export interface Outgoing {
  message: PipelineMessage;
  delaySeconds?: number;
}

/** The way into the queues: the platform's in the Worker, one in memory for the command line. */
export interface Outbox {
  send(messages: Outgoing[]): Promise<void>;
}

/** What the platform takes in one call. */
const MESSAGES_PER_CALL = 100;

interface Queues {
  INGEST: Queue<PipelineMessage>;
  GROUPING: Queue<PipelineMessage>;
  ANALYSIS: Queue<PipelineMessage>;
}

export function queueOutbox({ INGEST, GROUPING, ANALYSIS }: Queues): Outbox {
  const queueOf = ({ kind }: PipelineMessage) =>
    kind === "group" ? GROUPING : kind === "analyse" || kind === "files" ? ANALYSIS : INGEST;
  return {
    async send(messages) {
      for (const queue of [GROUPING, ANALYSIS, INGEST])
        await sendAll(
          queue,
          messages.filter(({ message }) => queueOf(message) === queue),
        );
    },
  };
}

async function sendAll(queue: Queue<PipelineMessage>, messages: Outgoing[]): Promise<void> {
  for (let i = 0; i < messages.length; i += MESSAGES_PER_CALL) {
    const part = messages.slice(i, i + MESSAGES_PER_CALL);
    await queue.sendBatch(
      part.map(({ message, delaySeconds }) => ({
        body: message,
        contentType: "json" as const,
        delaySeconds,
      })),
    );
  }
}
