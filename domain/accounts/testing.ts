import type { Db } from "../../db/client";
import { accounts, credentials } from "../../db/schema";
import type { Clock } from "../shared/time";
import { aliasKey } from "./alias";
import type { Role, Viewer } from "./rules";
import { openSession, viewerOf } from "./sessions";

let made = 0;

/** An account of its own with this role, signed in: its cookie's token, and the viewer that it stands for. */
export async function signUp(
  context: { db: Db; clock: Clock },
  { role = "lector", alias = `lectora ${++made}` }: { role?: Role; alias?: string } = {},
): Promise<Viewer & { token: string; cookie: string }> {
  const { db, clock } = context;
  const now = clock.now();
  const [row] = await db
    .insert(accounts)
    .values({ alias, aliasKey: aliasKey(alias), role, createdAt: now })
    .returning({ id: accounts.id });
  const email = `account-${row!.id}@reader.example`;
  await db.insert(credentials).values({
    accountId: row!.id,
    email,
    emailKey: email,
    emailConfirmedAt: now,
    passwordHash: "nobody signs in with this",
    passwordChangedAt: now,
    language: "es",
  });
  const token = await openSession(context, { id: row!.id, device: null });
  const viewer = await viewerOf(context, token);
  return { ...viewer!, token, cookie: `__Host-session=${token}` };
}
