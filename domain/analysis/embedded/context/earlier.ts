import { EXTRACT_LENGTH } from "../../../events/rules";
import { fold } from "../../../language/fold";
import { nameKey } from "../../../language/names";
import { tokenize } from "../../../language/tokens";
import { isLanguage } from "../../../shared/languages";
import { shorten } from "../../../shared/text";
import type { ContextItem } from "../../findings";
import type { ReadArticle, ReadEvent } from "../../reading/read";

/** Sentences of an article that are compared: what it is about stands in front. */
const HEAD = 6;

/**
 * One item for each earlier event that has a title in a language of ours, nearest first. One whose titles share no two
 * words with the beginning of any article is another matter.
 */
export function earlierEvents(event: ReadEvent): ContextItem[] {
  const heads = event.articles.map((read) => ({ id: read.article.id, keys: headKeys(read) }));
  return event.event.earlier.flatMap(({ id, at, titles }) => {
    const wordings = Object.entries(titles).flatMap(([language, title]) =>
      isLanguage(language) && title.trim() !== ""
        ? [{ language, text: shorten(title.trim(), EXTRACT_LENGTH), from: null }]
        : [],
    );
    if (wordings.length === 0) return [];
    const keys = new Set(wordings.flatMap(({ text, language }) => keysOf(text, language)));
    const sources = nearest(keys, heads);
    return sources.length === 0 ? [] : [{ wordings, sources, event: id, at }];
  });
}

/** Ids of the articles that share most with `keys`; none where it is too little. */
function nearest(
  keys: ReadonlySet<string>,
  heads: readonly { id: number; keys: ReadonlySet<string> }[],
): number[] {
  const shared = heads.map((head) => ({
    id: head.id,
    count: [...keys].filter((key) => head.keys.has(key)).length,
  }));
  const most = Math.max(...shared.map(({ count }) => count));
  if (most < LEAST_SHARED) return [];
  return shared
    .filter(({ count }) => count === most)
    .map(({ id }) => id)
    .slice(0, MOST_SOURCES);
}
const LEAST_SHARED = 2;
const MOST_SOURCES = 3;

const headKeys = ({ article, sentences }: ReadArticle): ReadonlySet<string> =>
  new Set(sentences.slice(0, HEAD).flatMap(({ text }) => keysOf(text, article.language)));

/** Words as names are compared, so that titles of all languages meet texts of all languages. */
const keysOf = (text: string, language: string): string[] =>
  tokenize(text, language).map(({ folded }) => nameKey(fold(folded)));
