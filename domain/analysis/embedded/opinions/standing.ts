import { fold } from "../../../language/fold";
import { nameKey } from "../../../language/names";
import { isLanguage } from "../../../shared/languages";
import type { OpinionItem } from "../../findings";
import type { Candidate } from "../extracts/candidates";
import { extractOf } from "../extracts/choosing";
import { fitted } from "../extracts/fitting";
import { dangling } from "../extracts/openings";
import { type Stand, standOf } from "./people";

/**
 * What named people hold of the event, one item for each person and stance, told by most articles first. The wording
 * of a language is its first sentence that tells so and stands alone.
 */
export function standsIn(candidates: readonly Candidate[]): OpinionItem[] {
  const held = new Map<string, { stand: Stand; told: { candidate: Candidate; text: string }[] }>();
  for (const candidate of candidates) {
    const { language } = candidate.sentence.article;
    const stand = isLanguage(language) ? standOf(candidate) : null;
    if (stand === null || dangling(candidate.folded, language) === 2) continue;
    const text = fitted(candidate.sentence.text, (part) => part.includes(stand.holder));
    if (text === null) continue;
    const key = `${stand.stance} ${nameKey(fold(stand.holder.split(" ").at(-1)!))}`;
    const known = held.get(key);
    if (known === undefined) held.set(key, { stand, told: [{ candidate, text }] });
    else known.told.push({ candidate, text });
  }
  return [...held.values()]
    .map(({ stand, told }) => ({
      wordings: told
        .filter(
          ({ candidate }, i) =>
            i === told.findIndex((other) => languageOf(other.candidate) === languageOf(candidate)),
        )
        .map(({ candidate, text }) => extractOf({ candidate, text, score: 0 })),
      sources: [...new Set(told.map(({ candidate }) => candidate.sentence.article.id))],
      holder: stand.holder,
      stance: stand.stance,
    }))
    .toSorted((a, b) => b.sources.length - a.sources.length);
}

const languageOf = ({ sentence }: Candidate): string => sentence.article.language;
