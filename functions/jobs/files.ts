import { translateInto } from "../../app/i18n/translate.server";
import { refreshIcons } from "../../domain/icons/commands";
import { drawPictures } from "../../domain/pictures/commands";
import { logError } from "../log";
import type { Services } from "../services";
import type { PipelineMessage } from "./messages";

/** Rounds of one hour: what is then left waits for the next. */
const ROUNDS = 15;

/**
 * Draws some pictures for sharing and fetches some newspapers' icons, then sends itself on while there are others.
 * What fails is logged and left to the next hour; nothing else waits for it.
 */
export async function makeFiles(
  services: Services,
  message: PipelineMessage & { kind: "files" },
): Promise<void> {
  const more = [
    await attempt("pictures", () => draw(services)),
    await attempt("icons", () => fetchIcons(services)),
  ];
  if (more.includes(true) && message.round < ROUNDS)
    await services.outbox.send([{ message: { ...message, round: message.round + 1 } }]);
}

async function draw({ db, clock, files, draw }: Services): Promise<boolean> {
  if (!files || !draw) return false;
  const { failed, more } = await drawPictures({
    db,
    clock,
    files,
    draw,
    async coverage(event, language) {
      const t = await translateInto(language);
      return [
        t("count.newspapers", { count: event.newspapers }),
        t("count.countries", { count: event.countries }),
      ].join(" · ");
    },
  });
  if (failed.count > 0) logError("pictures", failed.first, { failed: failed.count });
  return more;
}

const fetchIcons = async ({ files, ...ctx }: Services): Promise<boolean> =>
  files ? refreshIcons({ ...ctx, files }) : false;

async function attempt(where: string, work: () => Promise<boolean>): Promise<boolean> {
  try {
    return await work();
  } catch (error) {
    logError(where, error);
    return false;
  }
}
