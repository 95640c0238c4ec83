import { nameKey } from "../../../language/names";
import { fold } from "../../../shared/text";
import type { Speaker } from "../../reading/quotes/cast";

/** Somebody who speaks in an event, under all forms of their name. */
interface Voice {
  /** How often each form stands, by language. */
  forms: Map<string, Map<string, number>>;
  offices: Map<string, Map<string, number>>;
  articles: Set<number>;
}

/** The key under which speakers of all languages are compared: names by sound, offices as they stand. */
export function voiceKey({ name, kind }: Pick<Speaker, "name" | "kind">): string {
  const words = fold(name).split(" ");
  return kind === "person" ? nameKey(words.at(-1)!) : words.map(nameKey).join(" ");
}

/** The speakers of an event, so that one person has one name in each language. */
export class Voices {
  private readonly voices = new Map<string, Voice>();

  /** Counts a form of a speaker's name that an article of `language` gives. */
  add(speaker: Speaker, language: string, article: number): void {
    const key = voiceKey(speaker);
    const voice = this.voices.get(key) ?? { forms: new Map(), offices: new Map(), articles: new Set() };
    this.voices.set(key, voice);
    voice.articles.add(article);
    count(voice.forms, language, speaker.name);
    if (speaker.office) count(voice.offices, language, speaker.office);
  }

  /** The name to show in a language: the form used most there, a full name before a last name. */
  name(speaker: Speaker, language: string): string {
    const forms = this.voices.get(voiceKey(speaker))?.forms.get(language);
    // A single name that no full one explains in its own article may still be somebody whom another one names.
    const nameable = speaker.kind === "person" || (speaker.kind === "body" && !speaker.name.includes(" "));
    if (!forms || !nameable) return speaker.name;
    const first = fold(speaker.name).split(" ")[0]!;
    const whole = fold(speaker.name).includes(" ");
    // Two people may share a last name: only forms that begin alike are forms of this one.
    const same = [...forms].filter(
      ([form]) => !whole || nameKey(fold(form).split(" ")[0]!) === nameKey(first),
    );
    const full = same.filter(([form]) => form.includes(" "));
    return most(full.length > 0 ? full : same) ?? speaker.name;
  }

  /** The speaker's office, or else the one given most often in a language; null where none is. */
  office({ name, kind, office }: Speaker, language: string): string | null {
    const given = [...(this.voices.get(voiceKey({ name, kind }))?.offices.get(language) ?? [])];
    if (office === null) return most(given) ?? null;
    // Newspapers call those who hold an office again its former holders.
    const lasting = FORMER.test(office) ? fold(office).replace(FORMER, "").trim() : null;
    return (lasting && most(given.filter(([one]) => lasting.endsWith(fold(one))))) || office;
  }

  /** How many articles let them speak. */
  weight = (speaker: Speaker): number => this.voices.get(voiceKey(speaker))?.articles.size ?? 0;
}

const FORMER = /^(?:former|ex|ancien(?:ne)?|antigu[oa]|ehemalige[rns]?|früherer?)(?=[\s-])/i;

function count(counts: Map<string, Map<string, number>>, language: string, form: string): void {
  const forms = counts.get(language) ?? new Map<string, number>();
  forms.set(form, (forms.get(form) ?? 0) + 1);
  counts.set(language, forms);
}

const most = (counts: readonly (readonly [string, number])[]): string | undefined =>
  counts.toSorted((a, b) => b[1] - a[1] || b[0].length - a[0].length || (a[0] < b[0] ? -1 : 1))[0]?.[0];
