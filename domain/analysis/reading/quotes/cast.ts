import { fold } from "../../../language/fold";
import type { Mention } from "./mention";
import type { Passage, Scene } from "./scene";
import type { Gender } from "./vocabulary";

/** Who speaks. */
export interface Speaker {
  /** The fullest form of the name in the article; the office or body where nobody is named. */
  name: string;
  office: string | null;
  /** Somebody with a name; only an office ("a police spokesman"); a company, ministry or the like. */
  kind: "person" | "office" | "body";
}

interface Person {
  name: string;
  parts: string[];
  office: string | null;
  heads: Set<string>;
  gender: Gender | null;
  /** Where they are mentioned: paragraph and offset, as one number that grows through the article. */
  at: number[];
}

const place = (paragraph: number, offset: number): number => paragraph * 1e6 + offset;

/** The people that an article names, so that a last name or an office finds who is meant. */
export class Cast {
  private readonly people: Person[] = [];

  constructor(private readonly scene: Scene) {
    // Full names first, so that a last name may stand before the full one.
    for (const passage of scene.passages) if (!titleCase(passage)) this.enter(passage);
    for (const passage of scene.passages)
      for (const mention of passage.mentions) this.note(mention, passage.paragraph);
  }

  private enter({ mentions }: Passage): void {
    for (const { kind, name, body, gender } of mentions) {
      if (kind !== "name" || !name?.includes(" ") || body) continue;
      const parts = partsOf(name);
      if (parts.length < 2 || this.people.some((p) => p.parts.join(" ") === parts.join(" "))) continue;
      this.people.push({ name, parts, office: null, heads: new Set(), gender, at: [] });
    }
  }

  private note(mention: Mention, paragraph: number): void {
    const person = this.find(mention, paragraph);
    if (!person) return;
    person.at.push(place(paragraph, mention.start));
    person.office ??= mention.office;
    person.gender ??= mention.gender;
    if (mention.head) person.heads.add(mention.head);
  }

  /** The person whom a name or an office means, as far as the article names them. */
  private find(mention: Mention, paragraph: number): Person | null {
    const here = place(paragraph, mention.start);
    if (mention.kind === "name" && mention.name) {
      const parts = partsOf(mention.name);
      return nearest(
        this.people.filter((person) => isForm(parts, person.parts)),
        here,
      );
    }
    if (mention.kind !== "office" || !mention.head || mention.indefinite || mention.plural) return null;
    const head = mention.head;
    const holders = this.people.filter(
      (person) =>
        agrees(person.gender, mention.gender) && [...person.heads].some((own) => sameHead(own, head)),
    );
    if (holders.length === 0 && this.scene.vocabulary.celebrated.has(head)) return this.protagonist(mention);
    return nearest(holders, here);
  }

  /** "The winner", "la romancière nantaise": whoever is named first. */
  private protagonist({ first, last, gender }: Mention): Person | null {
    if (last - first > 2) return null;
    const fitting = this.people.filter((person) => person.at.length > 0 && agrees(person.gender, gender));
    return fitting.toSorted((a, b) => a.at[0]! - b.at[0]!)[0] ?? null;
  }

  /** Who a mention is; null for a pronoun. */
  speaker(mention: Mention, passage: Passage): Speaker | null {
    if (mention.kind === "pronoun") return null;
    const person = this.find(mention, passage.paragraph);
    if (person)
      return {
        name: person.name,
        office: (mention.kind === "name" && mention.office) || person.office,
        kind: "person",
      };
    if (mention.kind === "name") {
      const body = mention.body || (mention.office === null && mention.first === mention.last);
      return { name: mention.name!, office: mention.office, kind: body ? "body" : "person" };
    }
    const name = passage.text.slice(mention.start, mention.end);
    return { name, office: null, kind: mention.body ? "body" : "office" };
  }

  /** Gender of whom a mention means, as far as the article tells it. */
  gender(mention: Mention, passage: Passage): Gender | null {
    return mention.gender ?? this.find(mention, passage.paragraph)?.gender ?? null;
  }

  /** Whether the text below the headline names whom a mention means. */
  isInText(mention: Mention, passage: Passage): boolean {
    return this.find(mention, passage.paragraph)?.at.some((at) => at >= place(1, 0)) ?? false;
  }

  /** Whether a mention means a person with a full name. */
  isPerson = (mention: Mention, passage: Passage): boolean =>
    !mention.body && this.find(mention, passage.paragraph) !== null;
}

const partsOf = (name: string): string[] => fold(name).match(/[\p{L}\p{N}]+/gu) ?? [];

/** Whether `parts` is the whole name, its last names, or one of its parts; a first name alone is too. */
function isForm(parts: readonly string[], full: readonly string[]): boolean {
  if (parts.length > full.length) return false;
  for (let i = full.length - parts.length; i >= 0; i--)
    if (parts.every((part, k) => full[i + k] === part || full[i + k] === part.replace(/s$/, ""))) return true;
  return false;
}

/** Last part of German compounds: "Sprecher" means the "Regierungssprecher" named before. */
const sameHead = (a: string, b: string): boolean =>
  a === b || (a.length > 5 && b.endsWith(a)) || (b.length > 5 && a.endsWith(b));

export const agrees = (a: Gender | null, b: Gender | null): boolean => a === null || b === null || a === b;

/** The one mentioned last before `here`, else the one mentioned first. */
function nearest(people: readonly Person[], here: number): Person | null {
  let best: Person | null = null;
  let distance = Number.POSITIVE_INFINITY;
  for (const person of people) {
    const before = person.at.filter((at) => at < here).at(-1);
    const away = before === undefined ? 1e12 : here - before;
    if (away < distance || best === null) {
      best = person;
      distance = away;
    }
  }
  return best;
}

/** A headline that capitalises nearly all its words tells no names. */
function titleCase({ paragraph, words }: Passage): boolean {
  if (paragraph > 0) return false;
  const long = words.filter((word) => word.text.length > 3);
  return long.length > 3 && long.filter((word) => word.capital).length > 0.7 * long.length;
}
