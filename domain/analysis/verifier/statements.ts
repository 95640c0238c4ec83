import { EXTRACT_LENGTH } from "../../events/rules";
import { fold } from "../../language/fold";
import { nameKey } from "../../language/names";
import type { Language } from "../../shared/languages";
import type { Statement, Wording } from "../findings";
import { copiedLength } from "./copying";
import type { VerifiedEvent } from "./event";
import { Evidence } from "./evidence";
import { isOtherLanguage } from "./language";
import { capitalisedIn } from "./names";
import { isInstruction, isMarkup, plain } from "./plain";
import type { Reason } from "./reasons";
import type { Source } from "./source";
import { isVerbatim, standsIn } from "./verbatim";

/** Characters of a statement in words of ours. */
const MOST_OWN = 400;
/** In at least so many other wordings a word has a capital that is taken for a name in each. */
const WORDINGS_WITH_NAME = 2;

/** The form of any text that readers see. */
export function formObjection(text: string, most: number): Reason | null {
  if (text.length > 2 * most || [...text].length > most) return "too_long";
  if (!/[\p{L}\p{N}]/u.test(text)) return "empty";
  if (isMarkup(text)) return "markup";
  return isInstruction(text) ? "instruction" : null;
}

/** The wordings that stand, and why the others do not. */
export interface CheckedWordings {
  wordings: Wording[];
  objections: { reason: Reason; text: string }[];
}

/**
 * Checks each wording of a statement. Words of ours in several languages are one statement: what one of them makes up
 * none of them may say.
 * @param sources texts of the articles that the statement names
 */
export function checkWordings(
  { wordings }: Statement,
  sources: Source[],
  event: VerifiedEvent,
): CheckedWordings {
  const evidence = new Evidence(sources);
  const names = namesAcross(wordings);
  const checked = wordings.map((wording) => {
    const { language, text, from } = wording;
    const form = formOf(wording, event);
    const invented = from === null && isChecked(form) ? evidence.objection(text, language, names) : null;
    return { wording, form, invented };
  });
  const invented = checked.find((one) => one.invented !== null)?.invented ?? null;
  const result: CheckedWordings = { wordings: [], objections: [] };
  const languages = new Set<Language>();
  for (const { wording, form, invented: own } of checked) {
    const repeated = languages.has(wording.language) ? ("duplicate" as const) : null;
    const reason = form ?? own ?? (wording.from === null ? invented : null) ?? repeated;
    if (reason !== null) result.objections.push({ reason, text: wording.text });
    else result.wordings.push(wording);
    if (reason === null) languages.add(wording.language);
  }
  return result;
}

/** Only a readable text in its own language can be told to make something up. */
const isChecked = (form: Reason | null): boolean => form === null || form === "copied";

function formOf({ language, text, from }: Wording, event: VerifiedEvent): Reason | null {
  if (from !== null) return extractObjection(text, language, from, event);
  const form = formObjection(text, MOST_OWN);
  if (form !== null) return form;
  if (isOtherLanguage(text, language)) return "wrong_language";
  const copies = (source: Source): boolean => copiedLength(text, source.runs) > EXTRACT_LENGTH;
  return text.length > EXTRACT_LENGTH && event.all().some(copies) ? "copied" : null;
}

function extractObjection(
  text: string,
  language: Language,
  from: number,
  event: VerifiedEvent,
): Reason | null {
  const source = event.source(from);
  if (source === undefined) return "extract_not_found";
  if ([...text].length > EXTRACT_LENGTH) return "extract_too_long";
  const form = formObjection(text, EXTRACT_LENGTH);
  if (form !== null) return form;
  if (source.language !== language) return "wrong_language";
  return standsIn(plain(text), source.plain) ? null : "extract_not_found";
}

/** Keys of words that most of our wordings write with a capital and none with a small letter: names. */
function namesAcross(wordings: readonly Wording[]): Set<string> {
  const counts = new Map<string, number>();
  const small = new Set<string>();
  for (const { text, from, language } of wordings) {
    if (from !== null) continue;
    for (const key of capitalisedIn(text)) counts.set(key, (counts.get(key) ?? 0) + 1);
    if (language !== "de")
      for (const [word] of text.matchAll(/(?<!\p{L})\p{Ll}+/gu)) small.add(nameKey(fold(word)));
  }
  const names = [...counts].filter(([key, count]) => count > WORDINGS_WITH_NAME && !small.has(key));
  return new Set(names.map(([key]) => key));
}

/** Whether words stand in one of the sources, letters' case aside. */
export const isSaidIn = (words: string, sources: readonly Source[]): boolean =>
  sources.some((source) => isVerbatim(words.toLowerCase(), source.plainLower));
