/** What a reader can do with an event or an article; `read` is the only one that needs nobody to be signed in. */
export const actions = ["read", "read_later", "save", "share", "upvote", "downvote"] as const;

export type Action = (typeof actions)[number];

/** What a reaction is about. */
export type Target = { event: number } | { article: number };

/** Which of a reader's reactions are on, by `keyOf` of what they are about. */
export type Reacted = ReadonlyMap<string, ReadonlySet<Action>>;

/** Names a target: "event:12". */
export const keyOf = (target: Target): string =>
  "event" in target ? `event:${target.event}` : `article:${target.article}`;

/** Whether a reaction is on. */
export const isOn = (reacted: Reacted, action: Action, target: Target): boolean =>
  reacted.get(keyOf(target))?.has(action) ?? false;
