import { fold } from "../../../language/fold";
import type { ImpactItem } from "../../findings";
import type { ReadEvent } from "../../reading/read";
import type { Candidate } from "../extracts/candidates";
import { choose, extractOf, type Scored, standingAlone, tellersOf } from "../extracts/choosing";
import { fitted } from "../extracts/fitting";
import { dangling } from "../extracts/openings";
import { onTopic } from "../extracts/topic";
import { reports } from "../opinions/pieces";
import { type Outlook, outlookOf } from "./outlook";

const MOST = 5;
const PER_ARTICLE = 2;
/** Words a sentence must share with what the event is about. */
const ON_TOPIC = 2;
/** An article of so few sentences tells of nothing else: one word is enough. */
const SHORT = 8;
const MOST_QUOTED = 0.5;
/** What is fixed tells more of what comes than what may be. */
const WEIGHTS: Record<ImpactItem["certainty"], number> = {
  planned: 2,
  likely: 2,
  unlikely: 1.5,
  possible: 1.5,
  certain: 1.2,
};

interface Told extends Scored {
  outlook: Outlook;
}

/**
 * What reports say may come of the event: plans, forecasts, warnings, deadlines, each a verbatim sentence with how
 * certain it puts it and when, at most 5 a language and 2 an article.
 */
export function impact(event: ReadEvent): ImpactItem[] {
  const told: Told[] = reports(event).flatMap(({ candidates }) =>
    candidates.flatMap((candidate) => {
      if (candidate.quoted > MOST_QUOTED) return [];
      const whole = outlookOf(candidate.unquoted, candidate.folded, candidate);
      if (whole === null) return [];
      const topical = onTopic(event, candidate);
      if (topical < (candidates.length <= SHORT ? 1 : ON_TOPIC)) return [];
      const text = fitted(candidate.sentence.text, (part) => tellsSo(part, candidate, whole));
      if (text === null) return [];
      const when = whole.when !== null && text.includes(whole.when) ? whole.when : null;
      const outlook = { certainty: whole.certainty, when };
      return [{ candidate, text, score: scoreOf(candidate, outlook, topical), outlook }];
    }),
  );
  return choose(standingAlone(told), MOST, PER_ARTICLE).map((one) => ({
    wordings: [extractOf(one)],
    sources: tellersOf(event, one.candidate),
    ...one.outlook,
  }));
}

const tellsSo = (part: string, candidate: Candidate, whole: Outlook): boolean =>
  outlookOf(part, fold(part).replaceAll("’", "'"), candidate)?.certainty === whole.certainty;

function scoreOf(candidate: Candidate, { certainty, when }: Outlook, topical: number): number {
  const { sentence, folded, quoted } = candidate;
  return (
    WEIGHTS[certainty] +
    (when === null ? 0 : 0.8) +
    0.3 * Math.min(topical, 5) -
    (sentence.index === 1 ? 0.6 : 0) -
    0.8 * dangling(folded, sentence.article.language) -
    quoted
  );
}
