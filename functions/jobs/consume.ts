import { sendMails } from "../../domain/mails/commands";
import { logError } from "../log";
import type { Services } from "../services";
import { tidyUp } from "./housekeeping";
import type { PipelineMessage } from "./messages";
import { handleMessage, startHour } from "./pipeline";

/** Cron of the nightly housekeeping; every other one is the hourly reading. Both stand in wrangler.toml. */
export const NIGHTLY_CRON = "30 3 * * *";

/** Does what the clock asks for. */
export async function onSchedule(services: Services, cron: string): Promise<void> {
  if (cron === NIGHTLY_CRON) await tidyUp(services);
  else {
    await sendMails(services).catch((error: unknown) => logError("mails", error));
    await startHour(services);
  }
}

/**
 * Works a batch of messages off: hosts side by side, one host's messages one after the other. A message that fails
 * is tried again by the queue; the others of its batch are not.
 */
export async function consume(batch: MessageBatch<PipelineMessage>, services: () => Services): Promise<void> {
  const lanes = new Map<string, Message<PipelineMessage>[]>();
  for (const message of batch.messages) {
    const lane = message.body.kind === "feed" ? message.body.host : message.id;
    lanes.set(lane, [...(lanes.get(lane) ?? []), message]);
  }
  await Promise.all(
    [...lanes.values()].map(async (messages) => {
      for (const message of messages) {
        try {
          await handleMessage(services(), message.body);
          message.ack();
        } catch (error) {
          logError("queue", error, { message: JSON.stringify(message.body) });
          message.retry({ delaySeconds: 10 });
        }
      }
    }),
  );
}
