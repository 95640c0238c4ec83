import type { EventArticle } from "../../../domain/events/queries";
import type { Page } from "../page/page.server";
import { quoted } from "./faces/desk.server";
import type { MarkView } from "./view";

/** Signs that a text is marked for, as `reader.reason` words them. */
const SIGNS = {
  charged: "words",
  loaded: "words",
  exclamation: "exclamation",
  "question-marks": "questions",
  capitals: "capitals",
  bait: "bait",
  opening: "bait",
  list: "bait",
  pointing: "bait",
  hint: "bait",
  address: "address",
  "asks-reader": "asks",
  ellipsis: "ellipsis",
} as const;

/** What marks an article, each with its reasons in words: its headline, its text, whom it cites. */
export function marksView(page: Page, article: EventArticle): MarkView[] {
  const { t } = page;
  const { markReasons: reasons, citedSources } = article;
  const worded = (some: readonly string[] | undefined) => reasonsInWords(page, article.language, some ?? []);
  return [
    ...(article.clickbait ? [{ label: t("reader.mark.clickbait"), reasons: worded(reasons?.headline) }] : []),
    ...(article.emphatic ? [{ label: t("reader.mark.emphatic"), reasons: worded(reasons?.content) }] : []),
    ...(citedSources
      ? [{ label: t("reader.mark.cites", { count: citedSources }), reasons: reasons?.sources ?? [] }]
      : []),
  ];
}

/** "Palabras cargadas: «brutal», «infame»": the evidence of each kind of sign together; unknown signs are left out. */
function reasonsInWords({ t }: Page, language: string, reasons: readonly string[]): string[] {
  const found = new Map<(typeof SIGNS)[keyof typeof SIGNS], string[]>();
  for (const reason of reasons) {
    const [, code = "", evidence] = /^([^:]+)(?::(.*))?$/s.exec(reason) ?? [];
    if (!isSign(code)) continue;
    const kind = SIGNS[code];
    found.set(kind, [...(found.get(kind) ?? []), ...(evidence ? [quoted(evidence, language)] : [])]);
  }
  return [...found].map(([kind, evidence]) =>
    [t(`reader.reason.${kind}`), evidence.join(", ")].filter(Boolean).join(": "),
  );
}

const isSign = (code: string): code is keyof typeof SIGNS => Object.hasOwn(SIGNS, code);
