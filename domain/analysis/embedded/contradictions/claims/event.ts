import { type Clause, clausesOf } from "../../../reading/claims/clauses";
import { themesOf } from "../../../reading/claims/themes";
import type { ReadEvent, Sentence } from "../../../reading/read";

/** An event's sentences cut into clauses, with what they have in common. */
export interface ClaimedEvent {
  event: ReadEvent;
  clauses: Clause[];
  /** Themes of a sentence. */
  themes(sentence: Sentence): ReadonlySet<string>;
  /** Share of the event's sentences that hold the theme, 0 … 1. */
  share(theme: string): number;
  sentences: number;
  /** Names and places of an article, as `name x`, `place x` and `country x`. */
  names(article: number): ReadonlySet<string>;
}

/** Reads an event once for all kinds of contradictions of this folder. */
export function claimedEvent(event: ReadEvent): ClaimedEvent {
  const themes = new Map<Sentence, Set<string>>();
  const counts = new Map<string, number>();
  const clauses: Clause[] = [];
  for (const { sentences } of event.articles)
    for (const sentence of sentences) {
      clauses.push(...clausesOf(sentence));
      const own = themesOf(sentence.text, sentence.article.language);
      themes.set(sentence, own);
      for (const theme of own) counts.set(theme, (counts.get(theme) ?? 0) + 1);
    }
  const names = new Map<number, Set<string>>();
  for (const [sentence, own] of themes) {
    const known = names.get(sentence.article.id) ?? new Set<string>();
    names.set(sentence.article.id, known);
    for (const theme of own) for (const token of nameToken(theme)) known.add(token);
  }
  return {
    event,
    names: (article) => names.get(article) ?? new Set(),
    clauses,
    themes: (sentence) => themes.get(sentence) ?? new Set(),
    sentences: themes.size,
    share: (theme) => (counts.get(theme) ?? 0) / Math.max(1, themes.size),
  };
}

/** A theme in more of the sentences than this tells nothing, unless there are few sentences. */
const MOST = 0.6;
const FEW_SENTENCES = 12;

/** Themes that both sentences hold, but not nearly all of the event's. */
export function shared(event: ClaimedEvent, a: Sentence, b: Sentence): string[] {
  const others = event.themes(b);
  const most = event.sentences < FEW_SENTENCES ? 1 : MOST;
  return [...event.themes(a)].filter((theme) => others.has(theme) && event.share(theme) <= most);
}

/** A theme that names someone or some place as a token of a class; none for any other. */
export function nameToken(theme: string): string[] {
  if (theme.startsWith("name ")) return [theme];
  if (theme.startsWith("place-")) return [`place ${theme}`];
  return theme.startsWith("=") ? [`country ${theme}`] : [];
}
