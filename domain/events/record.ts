import { z } from "zod";
import type { eventChangeKinds } from "../../db/schema";

/** Article ids that a record lists at most; the count beside tells of the others. */
export const MOST_LISTED = 5;

const id = z.number().int();
/** Two articles and the probability that they tell one event. */
const pair = z.object({ a: id, b: id, p: z.number() });
/** How many articles, and the first of them. */
const some = { articles: z.number().int(), listed: z.array(id) };
/** The links at hand: how many, their mean probability, the best of them. */
const tie = { links: z.number().int(), mean: z.number(), best: pair.nullable() };
const near = z.object({ article: id, near: id, p: z.number() });

/**
 * What the record of each kind of change says, by the reason of it:
 * - `enough_alike`, `near_article`: links say so; `through_others`: no link does directly, but others between them
 *   do, or an operator's tie;
 * - `cut_off`: it was part of the event `from`; `taken_over`: grown by articles of the event `from`;
 * - `fell_apart`: too few links hold the part to the rest; `into` null where a single article became free;
 * - `operator_merge`, `operator_split`: a command, and the constraint it left behind;
 * - `window_left`: nothing that comes can meet its articles; `articles_forgotten`: it had none left.
 */
export const changeDetails = {
  born: z.discriminatedUnion("reason", [
    z.object({ reason: z.enum(["enough_alike", "through_others"]), ...some, ...tie }),
    z.object({ reason: z.literal("cut_off"), ...some, from: id }),
  ]),
  grown: z.discriminatedUnion("reason", [
    z.object({ reason: z.enum(["near_article", "through_others"]), ...some, nearest: z.array(near) }),
    z.object({ reason: z.literal("taken_over"), ...some, from: id }),
  ]),
  merged: z.object({ reason: z.enum(["enough_alike", "through_others"]), from: id, ...tie }),
  split: z.object({ reason: z.literal("fell_apart"), into: id.nullable(), ...some, ...tie }),
  corrected: z.discriminatedUnion("reason", [
    z.object({ reason: z.literal("operator_merge"), from: id, constraint: z.literal("must"), ...some }),
    z.object({
      reason: z.literal("operator_split"),
      into: id.nullable(),
      constraint: z.literal("cannot"),
      ...some,
    }),
  ]),
  archived: z.object({
    reason: z.literal("window_left"),
    articles: z.number().int(),
    lastPublishedAt: z.number(),
  }),
  vanished: z.object({ reason: z.literal("articles_forgotten"), lastPublishedAt: z.number() }),
} satisfies Record<(typeof eventChangeKinds)[number], z.ZodType>;

export type ChangeKind = keyof typeof changeDetails;
export type ChangeDetail<Kind extends ChangeKind> = z.infer<(typeof changeDetails)[Kind]>;

/** A kind of change with what its record says. */
export type Change = { [Kind in ChangeKind]: { kind: Kind; detail: ChangeDetail<Kind> } }[ChangeKind];

/** Links between two groups of articles, or within one. */
export interface Tie {
  links: number;
  mean: number;
  best: { a: number; b: number; p: number } | null;
}

export const NO_TIE: Tie = { links: 0, mean: 0, best: null };

/** Count and first ids of these articles. */
export const listed = (ids: readonly number[]): { articles: number; listed: number[] } => ({
  articles: ids.length,
  listed: ids.slice(0, MOST_LISTED),
});

/** A stored change as it is told, or null for one of the time before reasons were kept. */
export function readChange(kind: ChangeKind, detail: unknown): Change | null {
  const read = changeDetails[kind].safeParse(detail);
  return read.success ? ({ kind, detail: read.data } as Change) : null;
}
