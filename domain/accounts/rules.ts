import { DomainError } from "../shared/errors";

export const ROLES = ["lector", "investigador", "experto", "moderador", "administrador"] as const;

export type Role = (typeof ROLES)[number];

/** Whoever is signed in with this request. A guest is null. */
export interface Viewer {
  /** account id */
  id: number;
  alias: string;
  role: Role;
  photoUrl: string | null;
  /** Of the session that this request came with. */
  sessionId: number;
  emailConfirmed: boolean;
  /** When its owner asked to delete the account (ms, UTC); null or absent when nobody did. */
  deletionAskedAt?: number | null;
}

/** What roles differ in. What everybody with an account may do needs no entry here. */
const ABILITIES = {
  /** Say something under any event or article. */
  comment: ["experto"],
  /** Answer under one's own articles. */
  answer: ["investigador", "experto"],
  write_articles: ["investigador", "experto"],
  write_bio: ["investigador", "experto"],
  see_own_comments: ["experto"],
  moderate: ["moderador", "administrador"],
} as const satisfies Record<string, readonly Role[]>;

export type Ability = keyof typeof ABILITIES;

/** Whether a role gives an ability; a guest has none. */
export const can = (viewer: Pick<Viewer, "role"> | null, ability: Ability): boolean =>
  viewer !== null && (ABILITIES[ability] as readonly Role[]).includes(viewer.role);

/** The viewer, for what needs an account. Throws `session_required` (unauthorized) for a guest. */
export function signedIn(viewer: Viewer | null): Viewer {
  if (!viewer) throw new DomainError("unauthorized", "session_required");
  return viewer;
}

/** The viewer, for what needs an ability. Throws `session_required` for a guest, `role_forbidden` for the others. */
export function authorise(viewer: Viewer | null, ability: Ability): Viewer {
  const known = signedIn(viewer);
  if (!can(known, ability)) throw new DomainError("forbidden", "role_forbidden");
  return known;
}
