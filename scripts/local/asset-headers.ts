import { readFileSync } from "node:fs";

/** What a `_headers` file says of a site's files, by path, as workerd's asset service takes it. */
export function assetHeaders(file: string): Record<string, { set: Record<string, string> }> {
  const rules: Record<string, { set: Record<string, string> }> = {};
  let set: Record<string, string> = {};
  for (const line of readFileSync(file, "utf8").split("\n")) {
    const text = line.trim();
    if (text === "" || text.startsWith("#")) continue;
    const colon = text.indexOf(":");
    if (text.startsWith("/")) {
      set = {};
      rules[text] = { set };
    } else set[text.slice(0, colon)] = text.slice(colon + 1).trim();
  }
  return rules;
}
