import { conceptsOf } from "../../../../language/concepts";
import { fold } from "../../../../language/fold";
import { nameKey } from "../../../../language/names";
import type { ReadEvent } from "../../../reading/read";
import type { Statement } from "./statements";

/** Prepositions that say where, with the capitalised name behind them. */
const WHERE: Readonly<Record<string, RegExp>> = {
  es: /(?<![\p{L}])(?:[Ee]n|[Dd]e|desde|cerca de)\s+((?:(?:la|el|los|las)\s+)?\p{Lu}[\p{L}\p{M}]+)/gu,
  en: /(?<![\p{L}])(?:[Ii]n|[Aa]t|near|outside|around|from)\s+(\p{Lu}[\p{L}\p{M}]+)/gu,
  fr: /(?<![\p{L}])(?:[ÀA]|en|[Dd]ans l[ae]|près d[eu']|au|de)\s?(\p{Lu}[\p{L}\p{M}]+)/gu,
  de: /(?<![\p{L}])(?:[Ii]n|[Bb]ei|nahe|aus|[Ii]m|[Nn]ach)\s+(?:der\s+|dem\s+)?(\p{Lu}[\p{L}\p{M}]+)/gu,
};
const NAME = /\p{Lu}[\p{L}\p{M}]{2,}/gu;
const CORE_SHARE = 0.4;

/** Where the event takes place: names that many of its articles hold. */
export function corePlaces(event: ReadEvent): ReadonlySet<string> {
  const told = new Map<string, number>();
  for (const { paragraphs } of event.articles) {
    const names = new Set(
      paragraphs.flatMap((text) => [...text.matchAll(NAME)].map(([name]) => nameKey(fold(name)))),
    );
    for (const name of names) told.set(name, (told.get(name) ?? 0) + 1);
  }
  const least = Math.max(2, event.articles.length * CORE_SHARE);
  return new Set([...told].filter(([, articles]) => articles >= least).map(([name]) => name));
}

/** Names of places in the figure's clause that the event as a whole is not about. */
export function otherPlaces(
  { sentence, figure, article }: Statement,
  core: ReadonlySet<string>,
): Set<string> {
  const where = WHERE[article.language];
  if (where === undefined) return new Set();
  const { text } = sentence;
  const start = Math.max(text.lastIndexOf(";", figure.start), 0);
  const end = text.indexOf(";", figure.end);
  const clause = text.slice(start, end < 0 ? text.length : end);
  const found = [...clause.matchAll(where)].map((match) => {
    const name = match[1]!.replace(/^(?:la|el|los|las)\s+/, "");
    return { name, key: nameKey(fold(name)) };
  });
  if (found.some(({ key }) => core.has(key))) return new Set();
  return new Set(found.filter(({ name }) => isPlace(name, article.language)).map(({ key }) => key));
}

const NO_PLACE =
  /(?:ung|heit|keit|tion|schaft|nis|tag|nacht|morgen|abend|woche|jahr|jahren|zeit|angaben|haus|fall|ende)$/i;

/** German capitalises every noun: what the lexicon knows as something else, or is built like a noun, is no place. */
function isPlace(name: string, language: string): boolean {
  const concepts = conceptsOf(name, language);
  if (concepts.some((concept) => concept.startsWith("="))) return true;
  return language !== "de" || (concepts.length === 0 && !NO_PLACE.test(name));
}
