import type { Language } from "../../../domain/shared/languages";
import type { Block } from "./prose";

interface TextLink {
  href: string;
  text: string;
}

/** A split as a bar: its parts in percent, and each told in words. */
export interface SplitView {
  title: string;
  parts: { percent: number; text: string }[];
}

/** What stands in a section beside its text. */
export type Beside =
  | { kind: "button"; link: TextLink }
  | { kind: "links"; links: TextLink[] }
  | { kind: "details"; details: { name: string; text: string; href: string | null }[] }
  | { kind: "splits"; splits: SplitView[] }
  | { kind: "steps"; steps: { title: string; text: string }[] };

/** A page about Poliedro, in the reader's language. */
export interface InfoView {
  title: string;
  lead: string;
  /** The same page in the other languages. */
  others: { label: string; links: (TextLink & { language: Language })[] };
  contents: string;
  sections: { id: string; title: string; blocks: Block[]; beside: Beside | null }[];
}
