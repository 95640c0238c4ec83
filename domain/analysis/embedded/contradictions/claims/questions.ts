import { type Row, rowsOf, Vocabulary } from "../../../reading/claims/vocabulary";
import { DEEDS } from "./questions-deeds";
import { PUBLIC } from "./questions-public";
import { SAFETY } from "./questions-safety";
import { SCENES } from "./questions-scenes";

/** A text in the four languages, in the order es, en, fr, de. */
export type FourLanguages = Row["columns"];

/** A question that articles answer with one of two things. */
export interface Question {
  name: string;
  /** The two answers exclude each other, but one's negation is not the other. */
  contrary: boolean;
  /** So common that sentences about it must share more before they are compared. */
  common: boolean;
  /** The sentence must also speak of what it is about. */
  about: boolean;
  question: FourLanguages;
  yes: FourLanguages;
  no: FourLanguages;
}

const YES: FourLanguages = ["sí", "yes", "oui", "ja"];
const NO: FourLanguages = ["no", "no", "non", "nein"];

const rows = rowsOf(`${DEEDS}\n${SAFETY}\n${PUBLIC}\n${SCENES}`).map(({ key, columns }) => {
  const [name = "", kind = ""] = key.split(/\s+/);
  return { name, kind, columns };
});

/** By name. */
export const QUESTIONS: ReadonlyMap<string, Question> = new Map(
  rows
    .filter(({ kind }) => kind === "?")
    .map(({ name, columns }) => {
      const own = (kind: string) => rows.find((row) => row.name === name && row.kind === kind)?.columns;
      return [
        name,
        {
          name: name.replace(/[!*]$/, ""),
          contrary: name.endsWith("!"),
          common: name.endsWith("*"),
          about: own("~") !== undefined,
          question: columns,
          yes: own("y") ?? YES,
          no: own("n") ?? NO,
        },
      ];
    }),
);

/** The terms of all questions; keys are `name +`, `name -` and `name ~`. */
export const ANSWERS = new Vocabulary(
  rows
    .filter(({ kind }) => kind === "+" || kind === "-" || kind === "~")
    .map(({ name, kind, columns }) => ({ key: `${name} ${kind}`, columns })),
);
