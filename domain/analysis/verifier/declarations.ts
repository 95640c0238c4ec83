import { conceptsOf } from "../../language/concepts";
import { fold } from "../../language/fold";
import { stopwordsOf } from "../../language/stopwords";
import { isLanguage } from "../../shared/languages";
import type { Declaration } from "../findings";
import type { VerifiedEvent } from "./event";
import { plain } from "./plain";
import type { Reason } from "./reasons";
import type { Source } from "./source";
import { formObjection, isSaidIn } from "./statements";
import { standsIn } from "./verbatim";

const MOST_QUOTED = 300;
const MOST_NAMED = 120;

/** A declaration with the sources that have it word for word, or why it does not stand. */
export function checkDeclaration(
  item: Declaration,
  event: VerifiedEvent,
): { item: Declaration; objections: { reason: Reason; text: string }[] } | { reason: Reason } {
  const form = formObjection(item.quote, MOST_QUOTED) ?? formObjection(item.speaker, MOST_NAMED);
  if (form !== null) return { reason: form === "too_long" ? "quote_too_long" : form };
  const known = event.known(item.sources);
  if (known.length === 0) return { reason: "no_source" };
  const words = plain(item.quote);
  const quoting = known.filter((id) => standsIn(words, event.source(id)!.plain));
  if (quoting.length === 0) return { reason: "quote_not_verbatim" };
  const sources = quoting.filter((id) => event.source(id)!.language === item.language);
  if (sources.length === 0) return { reason: "wrong_language" };
  const texts = event.sourcesOf(sources);
  if (!texts.some((source) => isNamedIn(item.speaker, source))) return { reason: "speaker_not_in_source" };
  const { office } = item;
  const isSaid = office === null || (formObjection(office, MOST_NAMED) === null && isSaidIn(office, texts));
  return {
    item: { ...item, sources, office: isSaid ? office : null },
    objections: isSaid ? [] : [{ reason: "office_not_in_source", text: office! }],
  };
}

/** Whether a text names this person or body: each word of its name that says something, or what the name means. */
export function isNamedIn(name: string, source: Source): boolean {
  const words = name.match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  const stop = stopwordsOf(source.language);
  const telling = words.filter((word) => !stop.has(fold(word)) && word.length > 1);
  if (telling.length === 0) return false;
  // Spelt as it stands there: a name is asked for in the text's own language.
  if (telling.every((word) => source.hasName(word, source.language))) return true;
  const meant = isLanguage(source.language) ? conceptsOf(name, source.language) : [];
  const unknown = telling.filter((word) => !source.hasName(word, source.language));
  return meant.length >= unknown.length && meant.every((concept) => source.concepts.has(concept));
}
