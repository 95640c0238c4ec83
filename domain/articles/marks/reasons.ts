/**
 * Why a text bears a mark: machine-readable, stable, `code` or `code:evidence`, the evidence in the text's own words
 * in lower case (capitals as written).
 *
 * Of emphasis (headlines and running texts):
 *  - `charged:brutal`: a word that judges or alarms by itself;
 *  - `loaded:fury`: one that does so together with others;
 *  - `exclamation`, `question-marks`: exclamation marks; two or more question marks in a row;
 *  - `capitals:NEVER AGAIN`: words shouted in capitals.
 *
 * Of clickbait (headlines):
 *  - `bait:you won't believe`: a phrase that promises and withholds;
 *  - `opening:this is why`: the like, where a clause begins with it;
 *  - `list:7 things`: a list for its own sake;
 *  - `pointing:this man`: a determiner that points to something not named;
 *  - `hint:secret`: a riddle word;
 *  - `address:you`: the reader is spoken to; `asks-reader`: and asked;
 *  - `ellipsis`: the headline breaks off.
 */
export type Reason = string;

/** A sign and how much it weighs; a mark is given from a sum on. */
export interface Sign {
  code: string;
  evidence?: string;
  points: number;
}

/** The signs' reasons, each once. */
export function reasonsOf(signs: readonly Sign[]): Reason[] {
  return [...new Set(signs.map(({ code, evidence }) => (evidence ? `${code}:${evidence}` : code)))];
}

export const pointsOf = (signs: readonly Sign[]): number =>
  signs.reduce((sum, { points }) => sum + points, 0);

/** Signs of one code, one for each piece of evidence. */
export const signsOf = (code: string, evidence: readonly string[], points: number): Sign[] =>
  evidence.map((found) => ({ code, evidence: found, points }));
