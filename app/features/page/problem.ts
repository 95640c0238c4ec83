/** Something that went wrong, in the reader's words: what happened, and what to do. */
export interface Problem {
  title: string;
  description: string;
  /** What the reader had sent, which is kept nowhere else, and the way to sign in where that is what was missing. */
  kept?: { text: string; signIn?: { href: string; text: string } };
}

/** Whether a route's error carries words for the reader. */
export function isProblem(value: unknown): value is Problem {
  const { title, description } = (value ?? {}) as Partial<Problem>;
  return typeof title === "string" && typeof description === "string";
}
