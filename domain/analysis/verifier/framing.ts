import { fold } from "../../language/fold";
import type { FramingItem } from "../findings";
import type { VerifiedEvent } from "./event";
import type { Reason } from "./reasons";

/**
 * A country's framing with the words that its texts have, and its facts by their places in the verified list.
 * @param places index of each fact that stands, by the index it had
 */
export function checkFraming(
  item: FramingItem,
  places: ReadonlyMap<number, number>,
  event: VerifiedEvent,
): { item: FramingItem; objections: { reason: Reason; text: string }[] } | { reason: Reason } {
  const sources = event.known(item.sources);
  if (sources.length === 0) return { reason: "no_source" };
  const texts = event.sourcesOf(sources);
  const isThere = (word: string): boolean =>
    fold(word)
      .split(/[^\p{L}\p{N}]+/u)
      .every((part) => texts.some((source) => source.words.has(part)));
  const missing = item.words.filter(({ word }) => !isThere(word));
  return {
    item: {
      ...item,
      sources,
      words: item.words.filter((one) => !missing.includes(one)),
      first: item.first.flatMap(({ fact, share }) => {
        const place = places.get(fact);
        return place === undefined ? [] : [{ fact: place, share }];
      }),
      omits: item.omits.flatMap((fact) => places.get(fact) ?? []),
    },
    objections: missing.map(({ word }) => ({ reason: "word_not_in_source", text: word })),
  };
}
