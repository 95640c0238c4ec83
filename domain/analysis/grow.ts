import type { analysisChangeKinds } from "../../db/schema";
import { type Findings, type Section, sections } from "./findings";
import { isSame, keyOf, saysOtherwise } from "./identity";
import { type Item, type Kept, type KeptSections, noSections, sourcesOf } from "./kept";

/** What happened to one statement. `before` and `after` are statements of the section, null where there was none. */
export interface AnalysisChange {
  kind: (typeof analysisChangeKinds)[number];
  section: Section;
  key: string;
  before: Item | null;
  after: Item | null;
  /** The articles it comes from. */
  articles: number[];
}

export interface Growth {
  sections: KeptSections;
  changes: AnalysisChange[];
}

/** Statements a section holds at most; the ones found last go first. */
export const MOST_IN_SECTION: Readonly<Record<Section, number>> = {
  summary: 24,
  facts: 20,
  contradictions: 40,
  opinions: 32,
  context: 16,
  declarations: 64,
  framing: 60,
  impact: 16,
};

/** Sections of which nothing is kept that is not found again: they describe what is there now. */
const MADE_ANEW: ReadonlySet<Section> = new Set(["contradictions", "framing"]);

/**
 * An event's analysis after another look: statements that are found again stay as they stand, with their sources of
 * today; one about the same that says otherwise replaces what stood, visibly; new ones are added. What is not found
 * again stays while it still holds, but for contradictions and framing, and but for the summary when `rewrite` says
 * that the event has outgrown it.
 * @param before what stands
 * @param holds what of it the verifier still finds in today's articles
 * @param fresh what was found now, verified
 * @param withheld keys that an editor withdrew, as `section/key`
 */
export function grow(
  before: KeptSections,
  holds: ReadonlySet<Kept<Item>>,
  fresh: Findings,
  { now, withheld, rewrite }: { now: number; withheld: ReadonlySet<string>; rewrite: boolean },
): Growth {
  const grown = noSections() as Record<Section, Kept<Item>[]>;
  const changes: AnalysisChange[] = [];
  for (const section of sections) {
    const found = (fresh[section] as Item[]).filter((item) => !withheld.has(`${section}/${keyOf(item)}`));
    const standing = before[section] as Kept<Item>[];
    const wanted = section === "summary" && !rewrite ? inNewLanguages(found, standing, holds) : found;
    grown[section] = growSection(section, standing, holds, wanted, { now, rewrite }, changes);
  }
  return { sections: grown as KeptSections, changes };
}

/** While a summary stands, it grows by languages that it does not speak yet, and by nothing else. */
function inNewLanguages(
  found: readonly Item[],
  standing: readonly Kept<Item>[],
  holds: ReadonlySet<Kept<Item>>,
): Item[] {
  const languagesOf = (item: Item) =>
    "wordings" in item ? item.wordings.map(({ language }) => language) : [];
  const spoken = new Set(standing.filter((one) => holds.has(one)).flatMap(({ item }) => languagesOf(item)));
  return found.filter((item) => languagesOf(item).some((language) => !spoken.has(language)));
}

function growSection(
  section: Section,
  standing: readonly Kept<Item>[],
  holds: ReadonlySet<Kept<Item>>,
  found: readonly Item[],
  { now, rewrite }: { now: number; rewrite: boolean },
  changes: AnalysisChange[],
): Kept<Item>[] {
  const left = new Set(standing);
  const grown: Kept<Item>[] = [];
  const keys = new Set<string>();
  const put = (one: Kept<Item>): void => {
    if (keys.has(one.key)) return;
    keys.add(one.key);
    grown.push(one);
  };

  const outgrown = section === "summary" && rewrite;
  for (const item of found) {
    const old = [...left].find((one) => isSame(one.item, item));
    if (!old) {
      const kept = { key: keyOf(item), addedAt: now, item, correction: null, pinned: false };
      if (!keys.has(kept.key)) changes.push(change("added", section, kept.key, null, item));
      put(kept);
      continue;
    }
    left.delete(old);
    const next = old.pinned ? old : renewed(old, item, holds.has(old), now);
    if (next.correction !== old.correction)
      changes.push(change("corrected", section, next.key, old.item, next.item));
    put(next);
  }
  const keepsOld = !MADE_ANEW.has(section) && !outgrown;
  for (const old of left) {
    const stays = old.pinned || (keepsOld && holds.has(old));
    if (stays && grown.length < MOST_IN_SECTION[section]) put(old);
    else changes.push(change("withdrawn", section, old.key, old.item, null));
  }
  return grown.slice(0, MOST_IN_SECTION[section]);
}

/** The statement as it stands, with today's sources; or its correction. */
function renewed(old: Kept<Item>, item: Item, holds: boolean, now: number): Kept<Item> {
  if (saysOtherwise(old.item, item)) {
    const known = new Set(sourcesOf(old.item));
    const articles = sourcesOf(item).filter((id) => !known.has(id));
    return { ...old, item, correction: { at: now, before: old.item, articles } };
  }
  if (!("wordings" in item) || !("wordings" in old.item) || !holds) return { ...old, item };
  const languages = new Set(old.item.wordings.map((one) => one.language));
  const wordings = [...old.item.wordings, ...item.wordings.filter((one) => !languages.has(one.language))];
  return { ...old, item: { ...item, wordings } };
}

function change(
  kind: AnalysisChange["kind"],
  section: Section,
  key: string,
  before: Item | null,
  after: Item | null,
): AnalysisChange {
  const known = new Set(before && after ? sourcesOf(before) : []);
  const articles = sourcesOf((after ?? before)!).filter((id) => !known.has(id));
  return { kind, section, key, before, after, articles };
}
