const AFTERNOON =
  "(?:de|por|of|in|à|am|the|la|l'|le|\\s)*\\s(?:tarde|noche|afternoon|evening|après-midi|soir|nachmittag|abend)s?";
const HALF_DAY = "\\s?([ap])\\.?\\s?m\\.?(?!\\p{L})";
const WITH_MINUTES = new RegExp(
  `(?<![\\d.,:])(\\d{1,2})(?:[:hH]|\\s[hH]\\s|[.](?=\\d\\d(?:\\s?(?:uhr|horas?|h\\b|[ap]\\.?m))))([0-5]\\d)(?![\\d:]|\\.\\d)(?:${HALF_DAY}|(${AFTERNOON}))?(?:\\s?(?:uhr|horas|h(?!\\p{L})))?`,
  "giu",
);
const FULL_HOUR = new RegExp(
  `(?<![\\d.,:])(\\d{1,2})(?:${HALF_DAY}|(\\s?(?:uhr|o'clock|o’clock)(?!\\p{L}))(?:(${AFTERNOON}))?)`,
  "giu",
);

/**
 * Writes clock times the same way: "3:30 pm", "15h30" and "15.30 Uhr" become t1530. An English hour up to twelve
 * without half of the day may be either; it is taken as it stands.
 */
export function clockTimes(text: string): string {
  if (!/\d/.test(text)) return text;
  return text
    .replace(WITH_MINUTES, (whole, hour: string, minutes: string, half?: string, later?: string) =>
      time(whole, hour, minutes, half, later),
    )
    .replace(FULL_HOUR, (whole, hour: string, half?: string, _clock?: string, later?: string) =>
      time(whole, hour, "00", half, later),
    );
}

function time(whole: string, hour: string, minutes: string, half?: string, later?: string): string {
  const h = Number(hour);
  if (h > 24 || (half !== undefined && h > 12)) return whole;
  const afternoon = half === undefined ? later !== undefined && h < 12 : half.toLowerCase() === "p";
  const ofDay = half !== undefined || afternoon ? (h % 12) + (afternoon ? 12 : 0) : h;
  return ` t${String(ofDay).padStart(2, "0")}${minutes} `;
}
