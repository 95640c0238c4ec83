import { EXTRACT_LENGTH } from "../../../events/rules";

/**
 * Where a long sentence may be cut: behind a semicolon, a colon or a dash, and behind a comma where a clause begins that
 * the one before can do without. A comma of a list or an apposition would leave half a thought.
 */
const BREAK =
  /(?:[;:]|\s[–—-])\s|,\s(?=(?:which|while|although|though|where|whereas|but|and|as|after|before|because|with|according|adding|said|pero|aunque|mientras|donde|y|según|porque|tras|después|quien|lo que|explicó|señaló|dijo|mais|tandis|alors|où|et|selon|après|avant|car|bien|a \p{L}+é|die|der|das|den|dem|während|obwohl|wobei|weil|sondern|aber|und|nachdem|wie|sagte|teilte|denn|doch)\s)/gu;
const SHORTEST_CLAUSE = 40;

/**
 * What is shown of a sentence: the whole where it is short enough, else its longest beginning, or else its longest
 * clause, that ends at a mark, is short enough and passes `tells`. Null where none does: half a sentence misleads.
 */
export const fitted = (text: string, tells: (part: string) => boolean): string | null =>
  text.length <= EXTRACT_LENGTH ? text : clauseOf(text, tells);

function clauseOf(text: string, tells: (part: string) => boolean): string | null {
  const cuts = [...text.matchAll(BREAK)].map(({ index, 0: mark }) => ({
    end: index,
    next: index + mark.length,
  }));
  const ends = [...cuts.map(({ end }) => end), text.length];
  for (const start of [0, ...cuts.map(({ next }) => next)]) {
    // A later clause stands alone only behind a strong mark.
    if (start > 0 && !/[;:]\s$/u.test(text.slice(0, start))) continue;
    const parts = ends
      .filter((end) => end - start >= SHORTEST_CLAUSE && end - start <= EXTRACT_LENGTH)
      .map((end) => text.slice(start, end).trim())
      .filter((part) => isBalanced(part) && tells(part));
    if (parts.length > 0) return parts.at(-1)!;
  }
  return null;
}

/** Whether brackets and quotation marks that open also close. */
function isBalanced(text: string): boolean {
  const count = (marks: RegExp) => text.match(marks)?.length ?? 0;
  return (
    count(/[([]/g) === count(/[)\]]/g) &&
    count(/«/g) === count(/»/g) &&
    count(/[“”„]/g) % 2 === 0 &&
    count(/"/g) % 2 === 0
  );
}
