/** A signed-in reader's reaction, as a button of the page's form (`code.ts`). */
export interface ReactionView {
  /** Asks for the opposite of what is. */
  value: string;
  on: boolean;
}
