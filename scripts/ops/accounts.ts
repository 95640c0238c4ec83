import { endSessionsOf, setRole } from "../../domain/accounts/commands";
import { listAccounts } from "../../domain/accounts/queries";
import { ROLES } from "../../domain/accounts/rules";
import type { OpsInput } from ".";
import { print, table, UsageError, when } from "./output";
import { withProduct } from "./product";

/** Gives an account another role. */
export async function role({ words, flags }: OpsInput): Promise<void> {
  const wanted = words.at(-1);
  const who = words.slice(0, -1).join(" ");
  if (!who || !wanted) throw new UsageError(`npm run ops -- role <email|alias> <${ROLES.join("|")}>`);
  await withProduct(async ({ services }) => {
    const changed = await setRole(services, who, wanted);
    if (flags.json) return print(changed, flags);
    console.log(`${changed.alias} is ${changed.role} from the next request on.`);
  });
}

/** Every account with its role and when it was last used. */
export async function usersList({ flags }: OpsInput): Promise<void> {
  await withProduct(async ({ services }) => {
    const rows = await listAccounts(services);
    if (flags.json) return print(rows, flags);
    const shown = rows.map((row) => ({
      ...row,
      email: row.email ?? "",
      confirmed: row.email ? (row.confirmedAt === null ? "no" : "yes") : "",
      created: when(row.createdAt),
      seen: when(row.seenAt),
    }));
    console.log(table(shown, ["id", "alias", "role", "email", "confirmed", "created", "sessions", "seen"]));
  });
}

/** Signs an account out everywhere. */
export async function sessionsRevoke({ words, flags }: OpsInput): Promise<void> {
  const who = words.join(" ");
  if (!who) throw new UsageError("npm run ops -- sessions revoke <email|alias>");
  await withProduct(async ({ services }) => {
    const done = await endSessionsOf(services, who);
    if (flags.json) return print(done, flags);
    console.log(`${done.alias} is signed out of ${done.ended} browsers.`);
  });
}
