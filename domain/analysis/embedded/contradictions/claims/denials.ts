import { fold } from "../../../../language/fold";
import type { Contradiction } from "../../../findings";
import { type Clause, isPast, stanceAt } from "../../../reading/claims/clauses";
import { themesOf } from "../../../reading/claims/themes";
import type { Sentence } from "../../../reading/read";
import { type ClaimedEvent, nameToken } from "./event";
import type { FourLanguages } from "./questions";
import { contradictionOf } from "./versions";

const QUESTION: FourLanguages = ["¿Es cierto?", "Is it true?", "Est-ce vrai ?", "Stimmt das?"];
const CLAIMED: FourLanguages = ["se afirma", "claimed", "affirmé", "behauptet"];
const DENIED: FourLanguages = ["se niega", "denied", "démenti", "bestritten"];
/** Least weight that what is denied and what is claimed share, of all that is denied. */
const LEAST_SHARE = 0.45;
/** With so much in common two themes are enough. */
const MOST = 0.65;
/** Least themes that are no names. */
const LEAST_THEMES = 3;
/** A theme in more of the sentences than this tells nothing. */
const COMMON = 0.35;
/** Themes that speak of speaking. */
const SPEECH = new Set(
  "deny reject claim accusation declare statement announce explain spokesman confirm report-document".split(
    " ",
  ),
);

/** Themes that say who, not what: offices and sides. */
const OFFICES = new Set(
  "opposition leader opposition-leader president minister government party state country authority official police boss head chief".split(
    " ",
  ),
);

/** Marks of a sentence that claims nothing. */
const UNSURE = new Set(["deny", "not", "doubt", "ask"]);

interface Denial {
  sentence: Sentence;
  themes: string[];
}

/** Claims of some newspapers that, as others tell, someone denies. */
export function denialContradictions(event: ClaimedEvent): Contradiction[] {
  const { clauses } = event;
  const denials = clauses.flatMap((clause, i) => denialIn(clause, clauses[i - 1], event) ?? []);
  const unsure = new Set(
    clauses
      .filter((clause) => clause.marks.some(({ key }) => UNSURE.has(key)))
      .map(({ sentence }) => sentence),
  );
  const used = new Set<Sentence>();
  return denials.flatMap((denial) => {
    if (used.has(denial.sentence)) return [];
    const same = denials.filter(
      (other) => other === denial || weigh(event, denial.themes, new Set(other.themes)).share >= 0.6,
    );
    const claims = claimsOf(event, denial, unsure);
    for (const { sentence } of same) used.add(sentence);
    const deniers = new Set(same.map(({ sentence }) => sentence.article.id));
    const claimed = claims.filter(({ article }) => !deniers.has(article.id));
    const key = denial.themes
      .slice(0, 3)
      .map((theme) => fold(theme).replace(/[^a-z0-9]+/g, "-"))
      .join("-");
    return (
      contradictionOf(
        { key: `denial:${key}`, kind: "denial", relation: "contradiction", question: QUESTION },
        [
          { value: CLAIMED, sentences: claimed },
          { value: DENIED, sentences: same.map(({ sentence }) => sentence) },
        ],
      ) ?? []
    );
  });
}

function denialIn(clause: Clause, before: Clause | undefined, event: ClaimedEvent): Denial | null {
  if (isPast(clause)) return null;
  const mark = clause.marks.find(({ key }) => key === "deny");
  if (mark === undefined) return null;
  const undone = clause.marks.some(({ key, to }) => key === "not" && to <= mark.from && mark.from - to < 3);
  if (undone || stanceAt(clause, mark).open) return null;
  const { words, language, sentence } = clause;
  const textOf = (from: number, to: number) =>
    from >= to ? "" : sentence.text.slice(words[from]!.start, words[to - 1]!.end);
  // German may put what is denied before the verb: "Kündigungen schließt sie aus".
  const scope =
    language === "de"
      ? `${textOf(0, mark.from)} ${textOf(mark.to, words.length)}`
      : textOf(mark.to, words.length);
  // What is denied of a number is for those who compare figures.
  if (/\d/.test(scope)) return null;
  const pronoun = clause.marks.some(({ key }) => key === "it");
  const previous = pronoun && before?.sentence.article === sentence.article ? before.sentence.text : "";
  const themes = [...themesOf(`${scope} ${previous}`, language)].filter(
    (theme) => !SPEECH.has(theme) && event.share(theme) <= COMMON,
  );
  return themes.length < 2 ? null : { sentence, themes };
}

/** Sentences of other newspapers that claim what is denied, the nearest of each article. */
function claimsOf(event: ClaimedEvent, denial: Denial, unsure: ReadonlySet<Sentence>): Sentence[] {
  const { newspaper } = denial.sentence.article;
  const found: { sentence: Sentence; share: number }[] = [];
  for (const { article, sentences } of event.event.articles) {
    if (article.newspaper === newspaper) continue;
    const ranked = sentences
      .filter((sentence) => !unsure.has(sentence) && !sentence.text.includes("?"))
      .map((sentence) => ({ sentence, ...weigh(event, denial.themes, event.themes(sentence)) }))
      .filter(
        ({ share, count }) =>
          (share >= LEAST_SHARE && count >= LEAST_THEMES) || (share >= MOST && count >= 2),
      )
      .toSorted((a, b) => b.share - a.share);
    if (ranked[0] !== undefined) found.push(ranked[0]);
  }
  return found.map(({ sentence }) => sentence);
}

/** How much of the weight of `themes` the other holds, and how many of them; rare themes weigh more. */
function weigh(
  event: ClaimedEvent,
  themes: readonly string[],
  other: ReadonlySet<string>,
): { share: number; count: number } {
  let all = 0;
  let held = 0;
  let count = 0;
  for (const theme of themes) {
    // What the other language has no word for in the lexicon cannot be found there.
    const weight = -Math.log(Math.max(event.share(theme), 1e-4)) * (/^[a-z]{2} /.test(theme) ? 0.3 : 1);
    all += weight;
    if (!other.has(theme)) continue;
    held += weight;
    // A name or an office says of whom, not what.
    if (nameToken(theme).length === 0 && !OFFICES.has(theme)) count++;
  }
  return { share: all === 0 ? 0 : held / all, count };
}
