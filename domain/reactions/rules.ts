/** What a reader can do with an event or an article; `read` is the only one that needs nobody to be signed in. */
export const actions = ["read", "read_later", "save", "share", "upvote", "downvote"] as const;

export type Action = (typeof actions)[number];

/** What a reaction is about. */
export type Target = { event: number } | { article: number };
