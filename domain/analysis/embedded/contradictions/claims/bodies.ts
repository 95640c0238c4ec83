import type { Contradiction } from "../../../findings";
import { type Clause, isPast, stanceAt } from "../../../reading/claims/clauses";
import { type Match, rowsOf, Vocabulary } from "../../../reading/claims/vocabulary";
import { BODIES, BODY_DEEDS } from "./body-words";
import type { ClaimedEvent } from "./event";
import type { FourLanguages } from "./questions";
import { type Filling, slotContradiction, undivided } from "./slots";

const deedRows = rowsOf(BODY_DEEDS).map(({ key, columns }) => {
  const [deed = "", kind = ""] = key.split(" ");
  return { key: deed, kind, columns };
});
const QUESTIONS = new Map(
  deedRows.filter(({ kind }) => kind === "?").map(({ key, columns }) => [key, columns]),
);
const DEEDS = new Vocabulary(deedRows.filter(({ kind }) => kind === "+"));
const bodyRows = rowsOf(BODIES);
const BODY = new Vocabulary(bodyRows);
const LABELS = new Map(
  bodyRows.map(({ key, columns }) => [
    key,
    columns.map((column) => column.split(",")[0]!.trim()) as FourLanguages,
  ]),
);
/** Words from the doer to the deed, by language: German puts the verb last. */
const BEFORE: Record<string, number> = { de: 12, es: 5, en: 5, fr: 5 };
const BEHIND = 4;
const BY = new Set("por by par von vom durch of de del der".split(" "));
/** In an event of more articles many bodies decide many things. */
const FEW = 8;

/** Bodies and persons in office that articles name differently for one deed: who decided, who paid, who found it. */
export function bodyContradictions(event: ClaimedEvent): Contradiction[] {
  if (event.event.articles.length > FEW) return [];
  const byDeed = new Map<string, Filling[]>();
  for (const clause of event.clauses) {
    if (isPast(clause)) continue;
    for (const [deed, filling] of doersOf(clause)) byDeed.set(deed, [...(byDeed.get(deed) ?? []), filling]);
  }
  return [...byDeed].flatMap(([deed, fillings]) => {
    const slot = {
      key: `agent:${deed}`,
      kind: "agent" as const,
      question: QUESTIONS.get(deed)!,
      excludes: () => true,
    };
    return slotContradiction(slot, undivided(fillings), event) ?? [];
  });
}

function doersOf(clause: Clause): [string, Filling][] {
  const { words, language, sentence } = clause;
  const deeds = DEEDS.find(words, language);
  if (deeds.length === 0) return [];
  const bodies = BODY.find(words, language).filter((body) => {
    const { negated, denied, open } = stanceAt(clause, body);
    return !negated && !denied && !open;
  });
  return deeds.flatMap((deed): [string, Filling][] => {
    const { negated, denied, open } = stanceAt(clause, deed);
    if (negated || denied || open) return [];
    const doer = behindBy(clause, deed, bodies) ?? before(deed, bodies, BEFORE[language] ?? 0);
    if (doer === undefined) return [];
    return [[deed.key, { sentence, tokens: new Set([`body ${doer.key}`]), value: LABELS.get(doer.key)! }]];
  });
}

const behindBy = ({ words }: Clause, deed: Match, bodies: readonly Match[]): Match | undefined =>
  bodies.find(
    ({ from }) =>
      from >= deed.to &&
      from - deed.to <= BEHIND &&
      words.slice(Math.max(deed.from, from - 3), from).some(({ folded }) => BY.has(folded)),
  );

const before = (deed: Match, bodies: readonly Match[], most: number): Match | undefined =>
  bodies.findLast(({ to }) => to <= deed.from && deed.from - to <= most);
