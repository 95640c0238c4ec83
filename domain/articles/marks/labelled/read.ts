import { DE } from "./de";
import { EN } from "./en";
import { ES } from "./es";
import { FR } from "./fr";

/** An invented headline and how a reader would call it. */
export interface LabelledHeadline {
  text: string;
  emphatic: boolean;
  clickbait: boolean;
}

/**
 * The headlines of each language, one a line behind a letter: `e` the newspaper itself shouts, judges or dramatises,
 * `c` it withholds what it promises or lures the reader by address, riddle or list, `b` both, `.` neither. Sober
 * reporting of grave matters, plain questions and explanations, and words in quotation marks are neither.
 */
export const LABELLED: Readonly<Record<string, LabelledHeadline[]>> = {
  de: read(DE),
  en: read(EN),
  es: read(ES),
  fr: read(FR),
};

function read(lines: string): LabelledHeadline[] {
  return lines
    .trim()
    .split("\n")
    .map((line) => ({
      text: line.slice(2),
      emphatic: /^[eb] /.test(line),
      clickbait: /^[cb] /.test(line),
    }));
}
