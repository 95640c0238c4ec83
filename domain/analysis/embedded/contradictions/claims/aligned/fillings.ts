import type { FourLanguages } from "../questions";
import type { Focus } from "./context";

/** What a clause puts into a slot of which an event has one. */
export interface Filling extends Focus {
  /** The kind of slot and, of some, the deed it belongs to: `who:find`, `works`. */
  slot: string;
  /** The kind of slot alone. */
  scale: string;
  /** What it is; equal tokens are one value. */
  token: string;
  label: FourLanguages;
}
