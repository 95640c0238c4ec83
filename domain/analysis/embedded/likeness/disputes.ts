import { fold } from "../../../language/fold";
import type { Contradiction } from "../../findings";
import type { ReadEvent } from "../../reading/read";
import type { Extract } from "./extracts";
import type { Features } from "./features";
import type { Passage } from "./passages";

/** What the contradictions of an event forbid its facts and its summary to say. */
export interface Disputes {
  /** Whether the extract tells a version that no clear majority stands behind, or one that a later one has replaced. */
  forbid(extract: Extract): boolean;
  /** Whether the amount of what the key names ("figure:killed") is undisputed, or the majority's and the last. */
  allows(key: string, amount: { low: number; high: number }): boolean;
  /** Whether the passage tells another version than the extract. */
  apart(extract: Extract, passage: Passage): boolean;
}

/** A disputed version is a fact once this many newspapers tell it, and more than twice as many as any other. */
const MAJORITY = 3;

type Amount = Contradiction["versions"][number]["amount"];

/** A version that a sentence tells. */
interface Side {
  contradiction: Contradiction;
  index: number;
}

/** Reads from the contradictions which sentences tell which version. */
export function disputesOf(event: ReadEvent, contradictions: readonly Contradiction[]): Disputes {
  const newspaperOf = new Map(event.articles.map(({ article }) => [article.id, article.newspaper]));
  const changing = contradictions.filter(
    ({ relation }) => relation === "contradiction" || relation === "update",
  );
  const byArticle = new Map<number, (Side & { text: string | null })[]>();
  for (const contradiction of changing)
    for (const [index, { evidence, sources }] of contradiction.versions.entries())
      for (const article of sources) {
        const shown = evidence.find((one) => one.article === article)?.text.replace(/^…|…$/gu, "") ?? null;
        byArticle.set(article, [...(byArticle.get(article) ?? []), { contradiction, index, text: shown }]);
      }
  const sidesOf = ({ article, sentence, whole }: Passage): Side[] =>
    (byArticle.get(article.id) ?? []).filter(
      ({ text, contradiction, index }) =>
        (text !== null && (sentence.text.includes(text) || text.includes(sentence.text))) ||
        names(whole, contradiction.versions[index]!.amount),
    );
  const voices = ({ versions }: Contradiction, index: number): number =>
    new Set(versions[index]!.sources.map((id) => newspaperOf.get(id))).size;

  const isMinority = ({ contradiction, index }: Side): boolean => {
    if (contradiction.relation === "update") return index < contradiction.versions.length - 1;
    const own = voices(contradiction, index);
    const others = contradiction.versions.map((_, i) => (i === index ? 0 : voices(contradiction, i)));
    return own < MAJORITY || own <= 2 * Math.max(...others);
  };
  return {
    allows: (key, { low, high }) =>
      changing
        .filter((contradiction) => contradiction.key === key)
        .every((contradiction) =>
          contradiction.versions.some(
            ({ amount }, index) =>
              amount !== null &&
              low <= amount.high &&
              high >= amount.low &&
              !isMinority({ contradiction, index }),
          ),
        ),
    forbid: (extract) => sidesOf(extract.passage).some((side) => says(extract, side) && isMinority(side)),
    apart: (extract, passage) => {
      const own = sidesOf(extract.passage).filter((side) => says(extract, side));
      const others = sidesOf(passage);
      return own.some((a) => others.some((b) => a.contradiction === b.contradiction && a.index !== b.index));
    },
  };
}

/** Whether the extract, perhaps only a part of the sentence, tells the version itself. */
function says({ told, text, passage }: Extract, { contradiction, index }: Side): boolean {
  const { amount, value } = contradiction.versions[index]!;
  if (amount) return told.numbers.some(({ low, high }) => low <= amount.high && high >= amount.low);
  const named = value.find(({ language }) => language === passage.article.language)?.text ?? "";
  const words = contentOf(named).filter((word) => contentOf(passage.sentence.text).includes(word));
  return words.length === 0 || words.some((word) => contentOf(text).includes(word));
}

const contentOf = (text: string): string[] => fold(text).match(/\p{N}+|[\p{L}]{4,}/gu) ?? [];

/** Whether a passage of an article that tells a version names its very amount, though it was not shown for it. */
const names = ({ numbers }: Features, amount: Amount): boolean =>
  amount !== null && numbers.some(({ low, high }) => low === amount.low && high === amount.high);
