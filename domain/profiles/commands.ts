import { eq, sql } from "drizzle-orm";
import type { Db } from "../../db/client";
import { accounts } from "../../db/schema";
import { authorise, type Viewer } from "../accounts/rules";
import { plain } from "../shared/text";
import type { Clock } from "../shared/time";
import { changesBio, type ProfileChange, type ProfileProblems, problemsIn } from "./rules";

/**
 * Changes what the viewer says of themselves; what the change does not name stays. An orientation is kept only with
 * its owner's consent and goes when that is taken back. Throws `role_forbidden` when it touches what only creators
 * have.
 * @returns what is wrong with it; nothing is written then
 */
export async function changeProfile(
  { db, clock }: { db: Db; clock: Clock },
  viewer: Viewer,
  change: ProfileChange,
): Promise<ProfileProblems> {
  if (changesBio(change)) authorise(viewer, "write_bio");
  const [before] = await db
    .select({ consentAt: accounts.orientationConsentAt })
    .from(accounts)
    .where(eq(accounts.id, viewer.id));
  const problems = problemsIn(change, typeof before?.consentAt === "number");
  if (Object.keys(problems).length > 0) return problems;
  const set = {
    country: change.country,
    studies: tidy(change.studies),
    interests: change.interests && [...new Set(change.interests)],
    bioText: tidy(change.text),
    bioPhotoUrl: change.photoUrl,
    linkBlog: change.blog,
    linkLinkedin: change.linkedin,
    linkTwitter: change.twitter,
    linkNewspaper1: change.newspaper1,
    linkNewspaper2: change.newspaper2,
    ...orientationOf(change, clock.now()),
  };
  if (Object.values(set).some((value) => value !== undefined))
    await db.update(accounts).set(set).where(eq(accounts.id, viewer.id));
  return {};
}

/** Null where nothing is left. */
const tidy = <T extends string | null | undefined>(text: T) => (text ? plain(text) || null : text);

/** There is never one without the other: an orientation, and when its owner agreed that it is kept. */
function orientationOf({ orientation, orientationConsent }: ProfileChange, now: number) {
  if (orientationConsent === false || orientation === null)
    return { orientation: null, orientationConsentAt: null };
  if (orientation === undefined) return {};
  return {
    orientation,
    orientationConsentAt: sql<number>`coalesce(${accounts.orientationConsentAt}, ${now})`,
  };
}
