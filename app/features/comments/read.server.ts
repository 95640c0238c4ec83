import type { CommentThread } from "../../../domain/comments/queries";
import { commentsOn } from "../../../domain/comments/queries";
import { SECOND } from "../../../domain/shared/time";
import { inTime } from "../page/in-time.server";
import type { Page } from "../page/page.server";

/** What is commented on must not wait for its comments (ms). */
const LIMIT = 4 * SECOND;

/** The comments on something; null when they cannot be had in time. */
export const threadsOn = (
  { services, missed }: Page,
  target: Parameters<typeof commentsOn>[1],
): Promise<CommentThread[] | null> => inTime("comments", commentsOn(services, target), LIMIT, null, missed);
