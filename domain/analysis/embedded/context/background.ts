import { fold } from "../../../language/fold";
import type { ContextItem } from "../../findings";
import type { ReadEvent } from "../../reading/read";
import { attributes } from "../extracts/attribution";
import { type Candidate, contentOf, contentWords, sharedPart } from "../extracts/candidates";
import { choose, extractOf, type Scored, standingAlone, tellersOf } from "../extracts/choosing";
import { fitted } from "../extracts/fitting";
import { dangling } from "../extracts/openings";
import { reports } from "../opinions/pieces";
import { type TimeTold, timeTold, yearsIn } from "./dates";
import { backgroundPatterns } from "./words";

const MOST = 5;
const PER_ARTICLE = 2;
/** From this weight on a sentence is background. */
const BACKGROUND = 2.5;
/** A sentence that shares this part of a headline's words tells the event itself. */
const MAIN = 0.6;
/** Half a quotation is no background. */
const MOST_QUOTED = 0.3;

/** Sentences that tell what was before the event or how things stand, by language; 2 to 5 where there are as many. */
export function background(event: ReadEvent): ContextItem[] {
  const scored: Scored[] = reports(event).flatMap(({ read, candidates }) => {
    const headline = contentWords(read.article.headline, read.article.language);
    return candidates.flatMap((candidate) => {
      const score = weightOf(candidate.folded, candidate.unquoted, candidate);
      if (score < BACKGROUND || sharedPart(headline, contentOf(candidate.sentence)) >= MAIN) return [];
      const text = fitted(
        candidate.sentence.text,
        (part) => weightOf(fold(part), part, candidate) >= BACKGROUND,
      );
      return text === null ? [] : [{ candidate, text, score }];
    });
  });
  return choose(standingAlone(scored), MOST, PER_ARTICLE).map((one) => ({
    wordings: [extractOf(one)],
    sources: tellersOf(event, one.candidate),
    event: null,
    ...(toldTime(one) ?? { at: null }),
  }));
}

/** Durations of punishments, contracts and of what may come reach forward. */
const FORWARD =
  /\b(?:prison|jail\w*|sentence[ds]?|sentenced|carcel|condena\w*|pena|anos de prision|ans de prison|reclusion|haft\w*|freiheitsstrafe|verurteilt|contract|contrato|contrat|vertrag\w*|pourraient|pourrait|podria|podrian|could|might|konnte|konnten|will|wird|devrait|devraient)\b/u;

function weightOf(folded: string, unquoted: string, { sentence, quoted }: Candidate): number {
  const { language, publishedAt } = sentence.article;
  const patterns = backgroundPatterns(language);
  if (patterns === undefined || quoted > MOST_QUOTED || unquoted.includes("?")) return 0;
  const published = new Date(publishedAt).getUTCFullYear();
  const years = yearsIn(unquoted);
  const past = patterns.past.test(folded) ? (FORWARD.test(folded) ? 1 : 2.5) : 0;
  const yearsPast = years.some((year) => year < published) ? 2.5 : 0;
  const background =
    Math.max(past, yearsPast) +
    (past > 0 && yearsPast > 0 ? 0.5 : 0) +
    (patterns.comparing.test(folded) ? 2.2 : 0) +
    (patterns.before.test(folded) ? 1.2 : 0) +
    (patterns.explaining.test(folded) ? 1.5 : 0);
  if (background < BACKGROUND) return background;
  const hangs = dangling(folded, language);
  return (
    background -
    (patterns.now.test(folded) ? 1.5 : 0) -
    (attributes(folded, language) ? 0.7 : 0) -
    (years.some((year) => year > published) ? 1 : 0) -
    (sentence.index === 1 ? 1 : 0) -
    (hangs === 2 ? 1.2 : 0.4 * hangs)
  );
}

/** The time a sentence tells, if it lies before the event. */
function toldTime({ candidate, text }: Scored): TimeTold | null {
  const { language, publishedAt } = candidate.sentence.article;
  const told = timeTold(text, language);
  return told !== null && told.at < publishedAt ? told : null;
}
