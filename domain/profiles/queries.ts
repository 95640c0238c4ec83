import { eq } from "drizzle-orm";
import type { Db } from "../../db/client";
import { accounts } from "../../db/schema";
import { can, type Role, type Viewer } from "../accounts/rules";
import { type Author, authorOf } from "../creators/queries";
import { DomainError } from "../shared/errors";

/** A profile as its owner sees it. Times are ms, UTC. */
export interface OwnProfile extends Author {
  createdAt: number;
  orientationConsentAt: number | null;
  /** When its owner asked to delete the account. */
  deletionAskedAt: number | null;
}

/** The viewer's own profile. */
export async function readOwnProfile({ db }: { db: Db }, viewer: Pick<Viewer, "id">): Promise<OwnProfile> {
  const [row] = await db.select().from(accounts).where(eq(accounts.id, viewer.id));
  if (!row) throw new DomainError("unauthorized", "session_required");
  const { createdAt, orientationConsentAt, deletionAskedAt } = row;
  return { ...authorOf(row), createdAt, orientationConsentAt, deletionAskedAt };
}

/**
 * Somebody's profile as everyone may see it: of readers no more than alias and role. Throws `profile_not_found`.
 */
export async function readPublicProfile({ db }: { db: Db }, id: number): Promise<Author> {
  const [row] = await db.select().from(accounts).where(eq(accounts.id, id));
  if (!row) throw new DomainError("not_found", "profile_not_found", { id });
  return can(row, "write_bio") ? authorOf(row) : { ...NOTHING_TOLD, ...nameOf(row) };
}

const nameOf = ({ id, alias, role }: { id: number; alias: string; role: Role }) => ({ id, alias, role });

const NOTHING_TOLD = {
  text: null,
  photoUrl: null,
  blog: null,
  linkedin: null,
  twitter: null,
  newspaper1: null,
  newspaper2: null,
  country: null,
  studies: null,
  orientation: null,
  interests: [],
};
