import { conceptsOf } from "../../../language/concepts";
import { nameKey } from "../../../language/names";
import { normaliseNumbers } from "../../../language/numbers";
import { stemOf } from "../../../language/stems";
import { tokenize } from "../../../language/tokens";
import type { Statement } from "../../findings";
import type { ReadArticle } from "../../reading/read";

/** What of a text is compared: within its language by stems, across languages by concepts, names and numbers. */
interface Content {
  stems: ReadonlySet<string>;
  shared: ReadonlySet<string>;
}

/** Sentences behind the headline that count as an article's head. */
const HEAD_SENTENCES = 2;
/** From this part of its content on a fact stands in a head. */
const TOLD = 0.5;

function contentOf(text: string, language: string): Content {
  const tokens = tokenize(normaliseNumbers(text, language), language);
  const names = tokens
    .filter(({ emphasis, numeric }) => emphasis || numeric)
    .map(({ folded }) => nameKey(folded));
  return {
    stems: new Set(tokens.map(({ folded }) => stemOf(folded, language))),
    shared: new Set([...conceptsOf(text, language), ...names]),
  };
}

const partOf = (part: ReadonlySet<string>, whole: ReadonlySet<string>): number =>
  part.size === 0 ? 0 : [...part].filter((one) => whole.has(one)).length / part.size;

/** A fact's wordings as they are looked for in heads. */
type Wanted = { language: string; content: Content }[];

/** For each fact the ids of the articles among its sources that tell it in their headline or first two sentences. */
export function toldFirst(
  facts: readonly Statement[],
  articles: readonly ReadArticle[],
): ReadonlySet<number>[] {
  const heads = new Map(
    articles.map(({ article, sentences }) => [
      article.id,
      {
        language: article.language,
        content: contentOf(
          sentences
            .slice(0, HEAD_SENTENCES + 1)
            .map(({ text }) => text)
            .join(" "),
          article.language,
        ),
      },
    ]),
  );
  return facts.map(({ wordings, sources }) => {
    const wanted: Wanted = wordings.map(({ text, language }) => ({
      language,
      content: contentOf(text, language),
    }));
    return new Set(
      sources.filter((id) => {
        const head = heads.get(id);
        return head !== undefined && wanted.some((one) => likeness(one, head) >= TOLD);
      }),
    );
  });
}

/** From this part of its content on an article may tell a fact in other words, so that it does not leave it out. */
const MENTIONED = 0.35;

/** Whether one of the articles comes near telling a fact, anywhere in it. */
export function mentions({ wordings }: Statement, articles: readonly ReadArticle[]): boolean {
  const wanted: Wanted = wordings.map(({ text, language }) => ({
    language,
    content: contentOf(text, language),
  }));
  return articles.some(({ article, paragraphs }) => {
    const whole = { language: article.language, content: contentOf(paragraphs.join(" "), article.language) };
    return wanted.some((one) => likeness(one, whole) >= MENTIONED);
  });
}

function likeness(wanted: Wanted[number], head: Wanted[number]): number {
  const shared = partOf(wanted.content.shared, head.content.shared);
  return wanted.language === head.language
    ? Math.max(shared, partOf(wanted.content.stems, head.content.stems))
    : shared;
}
