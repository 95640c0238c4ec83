import { existsSync, readFileSync } from "node:fs";
import { parseCatalogue } from "../../domain/newspapers/catalogue";
import { putCatalogue, setNewspaperEnabled } from "../../domain/newspapers/commands";
import { listNewspapers } from "../../domain/newspapers/queries";
import type { OpsInput } from ".";
import { print, table, typedPath, UsageError, when } from "./output";
import { withProduct } from "./product";

/** Every newspaper with its health. */
export async function newspapersList({ flags }: OpsInput): Promise<void> {
  await withProduct(async ({ services }) => {
    const rows = await listNewspapers(services);
    if (flags.json) return print(rows, flags);
    const shown = rows.map((row) => ({
      ...row,
      read: when(row.lastReadAt),
      reason: row.failureReason ?? "",
    }));
    console.log(table(shown, ["slug", "country", "language", "feeds", "health", "read", "reason"]));
  });
}

/** Adds the newspapers of a JSON or OPML file; what is refused is told with its reason. */
export async function newspapersImport({ words, flags }: OpsInput): Promise<void> {
  const file = words[0] && typedPath(words[0]);
  if (!file) throw new UsageError("npm run ops -- newspapers import <file.json|file.opml>");
  if (!existsSync(file)) throw new UsageError(`There is no file ${file}.`);
  const { entries, refused } = parseCatalogue(readFileSync(file, "utf8"));
  await withProduct(({ services }) => putCatalogue(services, entries));
  if (flags.json) return print({ taken: entries.map((entry) => entry.slug), refused }, flags);
  console.log(`${entries.length} newspapers taken, ${refused.length} refused.`);
  if (refused.length > 0) console.log(table(refused, ["entry", "reason"]));
}

/** Switches a newspaper on. */
export const newspapersEnable = (input: OpsInput): Promise<void> => switchTo(true, input);

/** Switches a newspaper off. */
export const newspapersDisable = (input: OpsInput): Promise<void> => switchTo(false, input);

async function switchTo(enabled: boolean, { words, flags }: OpsInput): Promise<void> {
  const slug = words[0];
  if (!slug) throw new UsageError(`npm run ops -- newspapers ${enabled ? "enable" : "disable"} <slug>`);
  await withProduct(({ services }) => setNewspaperEnabled(services, slug, enabled));
  if (flags.json) return print({ slug, enabled }, flags);
  console.log(`${slug} is ${enabled ? "read from the next reading on" : "no longer read"}.`);
}
