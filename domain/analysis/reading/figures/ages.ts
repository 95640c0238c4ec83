import { fold } from "../../../language/fold";
import { nameKey } from "../../../language/names";

/** The age that a text gives a person it names. */
export interface Age {
  /** The surname's key, the same however it is spelt. */
  key: string;
  /** The name as the text has it, without what stands before it. */
  name: string;
  /** The key of the first name, if the text has one. */
  first: string | null;
  years: number;
  /** Offsets of name and age in the text. */
  start: number;
  end: number;
}

const WORD = "\\p{Lu}[\\p{L}\\p{M}'’-]+";
const PARTICLE = "(?:(?:van de[rn]|von der|de la|de los|d[aei]|del|van|von|bin|al|el|la|le|dos|du)\\s+)?";
const NAME = `(?<name>${WORD}(?:\\s+${PARTICLE}${WORD}){1,3})`;
const AGE = "(?<age>\\d{1,3})";
/** Up to five words of an apposition: ", a retired teacher". */
const WORDS = "(?:[\\p{Ll}\\d][\\p{L}\\p{M}'’-]*\\s+){0,5}?";
/** German titles and trades before a name, no other noun with its article. */
const ANY =
  "(?:(?!(?:das|der|die|den|dem|des|hat|ist|war|aus|in|im|am|und)\\s)\\p{L}[\\p{L}\\p{M}'’-]*\\s+){0,4}?";

const patterns = (...sources: string[]): RegExp[] =>
  [
    // "Hugo Ortiz, 45, from Vigo", "Anna Huber (45)"
    `${NAME}(?:,\\s${AGE}(?=[,.;:)]|$)|\\s\\((?<age2>\\d{1,3})\\))`,
    ...sources,
  ].map((source) => new RegExp(source, "gu"));

const AGES: Readonly<Record<string, readonly RegExp[]>> = {
  es: patterns(
    `${NAME},?\\s(?:${WORDS}de\\s|que tiene\\s|tiene\\s|cumplió\\s)?${AGE} años(?! (?:de (?:cárcel|prisión)|atrás|después|antes))`,
  ),
  en: patterns(
    `${NAME},\\s(?:${WORDS})?(?:aged|who is|who was|an?)\\s${AGE}(?:-year-old)?(?=[\\s,.;]|$)`,
    `${AGE}-year-old\\s${WORDS}${NAME}`,
  ),
  fr: patterns(`${NAME},?\\s(?:(?:${WORDS})?(?:âgée? )?(?:de\\s|d['’])?)?${AGE} ans(?! de prison)`),
  de: patterns(
    `${AGE}(?:-jährigen?|-jähriger|\\sJahre alten?|jährigen?)\\s${ANY}${NAME}`,
    `${NAME}(?:,| ist| sei| war)\\s${AGE} Jahre alt(?!\\p{L})`,
  ),
};
const NO_NAME =
  /^(?:The|An?|El|La|Los|Las|Un|Una|Le|Les|Une|Der|Die|Das|Den|Dem|Ein|Eine|Einen|In|En|Am|Im|Mr|Mrs|Ms|Dr)$/;
const OLDEST = 115;

/** Every age that a sentence gives to a named person; `language` is ISO 639-1. */
export function agesIn(text: string, language: string): Age[] {
  if (!/\d/.test(text)) return [];
  const found = new Map<string, Age>();
  for (const pattern of AGES[language] ?? [])
    for (const { groups, index, 0: match } of text.matchAll(pattern)) {
      const words = groups!.name!.split(/\s+/).filter((word) => !NO_NAME.test(word));
      const years = Number(groups!.age ?? groups!.age2);
      if (words.length < 2 || years < 1 || years > OLDEST) continue;
      // German writes titles and trades with capitals, too: the name itself is the last two words.
      const [first, last] = [words.at(-2)!, words.at(-1)!];
      const key = nameKey(fold(last));
      found.set(key, {
        key,
        name: `${first} ${last}`,
        first: /^\p{Lu}/u.test(first) ? nameKey(fold(first)) : null,
        years,
        start: index,
        end: index + match.length,
      });
    }
  return [...found.values()];
}
