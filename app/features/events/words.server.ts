import type { Page } from "../page/page.server";
import type { SheetWords } from "./view";

/** Reading speed by which times are told. */
const WORDS_PER_MINUTE = 200;

/** "23 periódicos · 9 países" */
export const coverageOf = (
  { t }: Page,
  { newspapers, countries }: { newspapers: number; countries: number },
): string =>
  `${t("count.newspapers", { count: newspapers })} · ${t("count.countries", { count: countries })}`;

/** "4 min de lectura"; null when the words were not counted. */
export function readingMinutes({ t }: Page, words: number | null): string | null {
  return words ? t("event.minutes", { n: Math.ceil(words / WORDS_PER_MINUTE) }) : null;
}

/** What a sheet says before the event that it opens has answered. */
export const sheetWords = ({ t }: Page): SheetWords => ({
  close: t("reader.close"),
  back: t("reader.back"),
  loading: t("reader.loading"),
  failed: t("reader.failed"),
});
