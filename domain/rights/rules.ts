import { DAY } from "../shared/time";

/** How long an account that is to be deleted can still be kept. */
export const GRACE = 14 * DAY;

/** When an account goes whose owner asked for it at `askedAt` (ms, UTC): the first night from then on. */
export const goesAt = (askedAt: number): number => askedAt + GRACE;
