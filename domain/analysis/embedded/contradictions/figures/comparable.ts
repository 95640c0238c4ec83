import type { ReadEvent } from "../../../reading/read";
import { corePlaces, otherPlaces } from "./places";
import { CORE } from "./single";
import { contentOf, type Quantity, type Statement } from "./statements";

/** From here on an event is told by so many that two numbers of one measure may well be of two things. */
const LARGE_EVENT = 20;
/** An event of so many articles is told from several places. */
const MANY_PLACES = 8;
const SHARED = 2;
const SHARED_SHARE = 0.2;
const SHARED_STRICT = 3;
const SHARED_SHARE_STRICT = 0.34;
const COMMON = 0.5;
/** Numbers of one thing are not that far apart, whoever counts. */
const FARTHEST = 8;
const FAR_FROM_NONE = 50;
/** Sums of which an event tells few. */
const LARGE_SUMS = new Set("damage fine ransom loot deal price loss bail overrun severance".split(" "));
/** Things that only their noun names meet in what articles begin with. */
const FIRST_SENTENCES = 3;
const SMALL_EVENT = 6;
/** Measures that any text may tell of several things. */
const MANY = new Set(
  `distance height length delay price area residents speed police vehicles aid investment calls output vote-share seats
votes growth inflation budget meeting-length
gap marks prize`.split(/\s+/),
);

/** Tells whether two statements of one measure speak of one and the same thing. */
export type SameThing = (a: Statement, b: Statement) => boolean;

/** A test for the statements of an event; built once, since it looks at the whole event. */
export function sameThingIn(event: ReadEvent): (quantity: Quantity) => SameThing {
  const core = corePlaces(event);
  const contents = new Map<string, Set<string>>();
  const places = new Map<Statement, Set<string>>();
  const contentAt = (statement: Statement): Set<string> => {
    const name = `${statement.article.id} ${statement.sentence.index}`;
    const known = contents.get(name) ?? contentOf(statement.sentence);
    contents.set(name, known);
    return known;
  };
  const placesAt = (statement: Statement): Set<string> => {
    const known = places.get(statement) ?? otherPlaces(statement, core);
    places.set(statement, known);
    return known;
  };
  return (quantity) => {
    const single = quantity.measure !== null && CORE.has(quantity.measure.key);
    const named = quantity.measure !== null;
    const common = commonOf(quantity.statements.map(contentAt), event.articles.length);
    return (a, b) => {
      if (far(a, b)) return false;
      if (event.articles.length >= MANY_PLACES && !meet(placesAt(a), placesAt(b))) return false;
      if (single && event.articles.length < LARGE_EVENT) return true;
      const many = !named || MANY.has(quantity.measure!.key) || quantity.measure!.of === "money";
      if (!many && event.articles.length <= SMALL_EVENT) return true;
      if (!named && Math.max(a.sentence.index, b.sentence.index) > FIRST_SENTENCES) return false;
      const strict =
        many && event.articles.length > SMALL_EVENT && !LARGE_SUMS.has(quantity.measure?.key ?? "");
      return alike(contentAt(a), contentAt(b), common, strict);
    };
  };
}

function far({ figure: a }: Statement, { figure: b }: Statement): boolean {
  const least = Math.min(a.low, b.low);
  const most = Math.max(a.high, b.high);
  return least > 0 ? most / least > FARTHEST : most > FAR_FROM_NONE;
}

/** Whether places named with two figures leave it open that they are the same. */
function meet(a: ReadonlySet<string>, b: ReadonlySet<string>): boolean {
  if (a.size === 0 && b.size === 0) return true;
  for (const place of a) if (b.has(place)) return true;
  return false;
}

function commonOf(contents: readonly ReadonlySet<string>[], articles: number): Set<string> {
  const told = new Map<string, number>();
  for (const content of contents) for (const item of content) told.set(item, (told.get(item) ?? 0) + 1);
  return new Set(
    articles < 8 ? [] : [...told].filter(([, times]) => times > articles * COMMON).map(([item]) => item),
  );
}

function alike(
  a: ReadonlySet<string>,
  b: ReadonlySet<string>,
  common: ReadonlySet<string>,
  strict: boolean,
): boolean {
  let shared = 0;
  for (const item of a) if (b.has(item) && !common.has(item)) shared++;
  const least = strict ? SHARED_STRICT : SHARED;
  const share = strict ? SHARED_SHARE_STRICT : SHARED_SHARE;
  return shared >= least && shared / Math.max(1, Math.min(a.size, b.size)) >= share;
}
