import { HOUR } from "../shared/time";

/** How far back an article may be to meet a new one. */
export const WINDOW = 96 * HOUR;
