import type { Speaker } from "./cast";
import { withHouse } from "./house";
import { implied } from "./implied";
import type { Mention } from "./mention";
import type { Passage } from "./scene";
import type { Search } from "./search";

/** Who a mention is; pronouns, ages ("la lauréate, 31 ans") and words like "el mandatario" mean somebody named before. */
export function resolve(mention: Mention, search: Search, passage: Passage): Speaker | null {
  if (mention.kind === "pronoun") return implied(passage, mention.start, mention.gender, search);
  const found = search.cast.speaker(mention, passage);
  const speaker = found && withHouse(found, mention, search, passage);
  if (speaker?.kind !== "office" || mention.indefinite || mention.plural) return speaker;
  // "le lauréat", "la romancière nantaise"
  const generic = mention.last - mention.first <= 2 && search.vocabulary.generic.has(mention.head ?? "");
  const before = generic || AGED.test(passage.text.slice(mention.end, mention.end + 14));
  return before ? (implied(passage, mention.start, mention.gender, search) ?? speaker) : speaker;
}

const AGED = /^(?:,| de) \d{2} (?:años|ans|Jahre)/;

/** A German office or body that stands in another case than the first, without its article. */
export const oblique = (speaker: Speaker, { office }: Mention): Speaker =>
  speaker.kind !== "person" && office && /^(?:de[rsmn]|eine[srmn]) /i.test(speaker.name)
    ? { ...speaker, name: office }
    : speaker;
