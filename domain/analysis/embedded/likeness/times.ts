const TIME =
  /(?<![\d.,:])(\d{1,2})(?:\s?[:h]\s?|\.)([0-5]\d)(?!\s?(?:%|percent|per cent|por ciento|prozent|point|million|billion|euro|€))(?:\s*(uhr|h|hrs?|horas|a\.?m\.?|p\.?m\.?)(?![\p{L}]))?(?![\d.,:]\d|\d)/giu;
/** Words before a time of day. */
const AFTER = /(?:^|\s)(?:las?|at|um|gegen)\s$/iu;

/**
 * Times of day of a text as keys `t:hour:minute`, and the text with blanks in their places. "4.17" is one only before
 * a word such as "Uhr" or "am": elsewhere it is a number.
 */
export function withoutTimes(text: string): { rest: string; times: string[] } {
  const times: string[] = [];
  const rest = text.replace(
    TIME,
    (whole, hour: string, minute: string, word: string | undefined, at: number) => {
      const timed = word !== undefined || AFTER.test(text.slice(Math.max(0, at - 8), at));
      if (Number(hour) > 24 || (!timed && /^\d+\./.test(whole))) return whole;
      const afternoon = /^p/i.test(word ?? "") && Number(hour) < 12;
      times.push(`t:${Number(hour) + (afternoon ? 12 : 0)}:${minute}`);
      return " ".repeat(whole.length);
    },
  );
  return { rest, times };
}
