const HOUR = 3_600_000;
/** Newspapers that differ within this time speak of the same hour. */
export const SAME_HOUR = 2.75 * HOUR;
