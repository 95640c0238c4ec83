import { execFileSync } from "node:child_process";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** Where readers find whose work runs in their browser and in the Worker: `/licenses.txt`. */
export const LICENSES = "public/licenses.txt";

/** Not in the code, but pictures and letters made from them are in what we serve. */
const DRAWN_FROM = ["@fontsource-variable/newsreader", "@iconify-json/lucide", "country-flag-icons"];
const TEXTS = /^(licen[cs]e|copying|notice)([.-].*)?$/i;

/** The folders of the packages that the product is built from, each once. */
function foldersOfPackages(): string[] {
  const told = execFileSync("npm", ["ls", "--omit=dev", "--all", "--parseable"], {
    encoding: "utf8",
    stdio: ["ignore", "pipe", "ignore"],
  });
  const [, ...folders] = told.trim().split("\n");
  return [...new Set([...folders, ...DRAWN_FROM.map((name) => join("node_modules", name))])];
}

/** A package by name and version, with the texts that its authors ask to be passed on. */
function noticeOf(folder: string): { title: string; text: string } {
  const { name, version, license } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
  const texts = readdirSync(folder)
    .filter((file) => TEXTS.test(file))
    .map((file) => readFileSync(join(folder, file), "utf8").trim());
  const terms = typeof license === "string" ? license : (license?.type ?? "no licence named");
  return { title: `${name} ${version} (${terms})`, text: texts.join("\n\n") };
}

/** The notices of all of them; packages under the same words share them. */
export function licenses(): string {
  const under = new Map<string, Set<string>>();
  for (const { title, text } of foldersOfPackages().map(noticeOf))
    under.set(text, (under.get(text) ?? new Set()).add(title));
  const parts = [...under]
    .map(([text, titles]) => ({ titles: [...titles].sort(), text }))
    .sort((a, b) => a.titles[0]!.localeCompare(b.titles[0]!, "en"))
    .map(({ titles, text }) => [...titles, "", text].join("\n").trim());
  return `Poliedro is built from the work of others. Their names and terms:\n\n${parts.join(`\n\n${"-".repeat(72)}\n\n`)}\n`;
}

/** `npx tsx scripts/assets/licenses.ts`, after every change of dependencies. */
if (process.argv[1]?.endsWith("licenses.ts")) writeFileSync(LICENSES, licenses());
