import { isUnit } from "../../../likeness/units";
import {
  ALIKE,
  COMMON_DEEDS,
  COURSES,
  GENERAL,
  LOOSE,
  OF_DEEDS,
  PLACED,
  SINGLE,
  TELLING,
} from "./accepting-words";
import type { Likeness } from "./context";
import type { Filling } from "./fillings";
import type { Opposed } from "./opposed";

/** How near and rare what both sides speak of must be, 0 … 1. */
const LEAST = 0.3;
const LEAST_GENERAL = 0.55;
const LEAST_WHETHER = 0.35;
/** Who leaves hospital and who is still there must be one: so much their sentences share. */
const LEAST_WARD = 0.8;
const HOUR = 3_600_000;
/** After so many hours a thing that was not has come to be. */
const LATER = 5;

/** Whether what two newspapers tell differently is told of one and the same thing at one time. */
export function isAccepted(pair: Opposed): boolean {
  const { a, b, likeness, alone } = pair;
  if (isNews(a, b) || isNews(b, a)) return false;
  if (likeness.strangers && a.scale !== "any") return false;
  const deed = a.slot.split(":")[1] ?? "";
  if (a.scale === "whether") return isFirm(likeness, LEAST_WHETHER) && !COMMON_DEEDS.has(deed);
  if (a.scale === "who") return alone && SINGLE.has(deed) && !alike(a, b);
  if (a.scale === "ward") return likeness.score >= LEAST_WARD && likeness.tied > 0;
  if (OF_DEEDS.has(a.scale)) return alone && isFitting(a.scale, deed);
  if (TELLING.has(a.scale) && alone) return true;
  return isFirm(likeness, GENERAL.has(a.scale) ? LEAST_GENERAL : LEAST);
}

function isFitting(scale: string, deed: string): boolean {
  if (scale === "entry") return deed === "break-in";
  return scale === "site" || scale === "room" ? PLACED.has(deed) : !COMMON_DEEDS.has(deed);
}

/** Whether both sides speak of something rare beside the value, in a word that both languages know. */
const isFirm = ({ tied, tie }: Likeness, least: number): boolean =>
  tied >= least && !LOOSE.has(tie) && !isUnit(tie) && !tie.startsWith("s:");

/** Whether the second is what the first has become in the meantime. */
const isNews = (first: Filling, second: Filling): boolean =>
  COURSES.has(`${first.scale}:${first.token}>${second.token}`) &&
  second.clause.sentence.article.publishedAt - first.clause.sentence.article.publishedAt >= LATER * HOUR;

const alike = (a: Filling, b: Filling): boolean =>
  ALIKE.some((group) => group.has(a.token) && group.has(b.token));
