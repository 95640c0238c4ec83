import { parseArgs } from "node:util";
import { errorText } from "../../app/i18n/errors";
import { DomainError } from "../../domain/shared/errors";
import { role, sessionsRevoke, usersList } from "./accounts";
import {
  analysisAgain,
  analysisCorrect,
  analysisShow,
  analysisSign,
  analysisUnsign,
  analysisWithdraw,
} from "./analysis";
import { eventsAudit } from "./audit";
import { eventsExport, eventsMerge, eventsShow, eventsSplit } from "./events";
import { ingest } from "./ingest";
import { lanesList, lanesOrder } from "./lanes";
import { newspapersDisable, newspapersEnable, newspapersImport, newspapersList } from "./newspapers";
import { print, UsageError } from "./output";
import { regroup } from "./regroup";
import { replay } from "./replay";
import { setup } from "./setup";
import { status } from "./status";

/** What a command gets: its own words, and the flags all commands know. */
export interface OpsInput {
  words: string[];
  flags: {
    json: boolean;
    "dry-run": boolean;
    last: boolean;
    newspaper?: string;
    "data-dir"?: string;
    language?: string;
    text?: string;
    by?: string;
  };
}

type Command = (input: OpsInput) => Promise<void>;

const COMMANDS: Record<string, { run: Command; usage: string; about: string }> = {
  ingest: {
    run: ingest,
    usage: "ingest [--newspaper <slug>]",
    about: "read the newspapers now and print what each gave",
  },
  setup: { run: setup, usage: "setup", about: "migrate a database and put newspapers and lanes into it" },
  status: { run: status, usage: "status", about: "how the hourly reading goes" },
  "newspapers list": {
    run: newspapersList,
    usage: "newspapers list",
    about: "every newspaper with its health",
  },
  "newspapers import": {
    run: newspapersImport,
    usage: "newspapers import <file.json|file.opml>",
    about: "add newspapers",
  },
  "newspapers enable": {
    run: newspapersEnable,
    usage: "newspapers enable <slug>",
    about: "read it from now on",
  },
  "newspapers disable": {
    run: newspapersDisable,
    usage: "newspapers disable <slug>",
    about: "read it no more",
  },
  "lanes list": { run: lanesList, usage: "lanes list", about: "the lanes of the front page" },
  "lanes order": { run: lanesOrder, usage: "lanes order <slug> [<slug> …]", about: "put these lanes first" },
  regroup: { run: regroup, usage: "regroup", about: "group the window's articles anew" },
  "events show": { run: eventsShow, usage: "events show <id>", about: "what happened to an event, and why" },
  "events audit": {
    run: eventsAudit,
    usage: "events audit [--dry-run|--last]",
    about: "cluster the last 72 hours anew and mend the events, or show the last audits",
  },
  "events merge": { run: eventsMerge, usage: "events merge <id> <id>", about: "two events are one" },
  "events split": {
    run: eventsSplit,
    usage: "events split <id> <article id> [<article id> …]",
    about: "these articles are an event of their own",
  },
  "events export": {
    run: eventsExport,
    usage: "events export",
    about: "one JSON line per article of the window",
  },
  "analysis show": {
    run: analysisShow,
    usage: "analysis show <event id> [--language es|en|fr|de]",
    about: "an event's faces with their keys, and what changed in them",
  },
  "analysis again": {
    run: analysisAgain,
    usage: "analysis again <event id>",
    about: "look an event over now",
  },
  "analysis correct": {
    run: analysisCorrect,
    usage: "analysis correct <event id> <section> <key> --language <l> --text <t>",
    about: "replace a statement by an editor's words",
  },
  "analysis withdraw": {
    run: analysisWithdraw,
    usage: "analysis withdraw <event id> <section> <key>",
    about: "take a statement out for good",
  },
  "analysis sign": {
    run: analysisSign,
    usage: "analysis sign <event id> --by <name>",
    about: "a person has read it and answers for it",
  },
  "analysis unsign": {
    run: analysisUnsign,
    usage: "analysis unsign <event id>",
    about: "take the signature back",
  },
  role: {
    run: role,
    usage: "role <email|alias> <role>",
    about: "lector, investigador, experto, moderador or administrador, from the next request on",
  },
  "users list": { run: usersList, usage: "users list", about: "every account with its role" },
  "sessions revoke": {
    run: sessionsRevoke,
    usage: "sessions revoke <email|alias>",
    about: "sign an account out everywhere",
  },
  replay: {
    run: replay,
    usage: "replay <items.jsonl[.gz]> [--data-dir <folder>]",
    about: "feed stored items through the pipeline, hour by hour",
  },
};

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      json: { type: "boolean", default: false },
      "dry-run": { type: "boolean", default: false },
      last: { type: "boolean", default: false },
      newspaper: { type: "string" },
      "data-dir": { type: "string" },
      language: { type: "string" },
      text: { type: "string" },
      by: { type: "string" },
    },
  });
  const name = [positionals.slice(0, 2).join(" "), positionals[0] ?? ""].find((candidate) =>
    Object.hasOwn(COMMANDS, candidate),
  );
  if (!name) throw new UsageError(`npm run ops -- <command> [--json]\n\n${usage()}`);
  await COMMANDS[name]!.run({ words: positionals.slice(name.split(" ").length), flags: values });
}

const usage = (): string =>
  Object.values(COMMANDS)
    .map((command) => `  ${command.usage.padEnd(76)}${command.about}`)
    .join("\n");

main()
  .catch(tell)
  // What a pipe has not taken yet would be cut off by an exit before its last write is through.
  .then(() => process.stdout.write("", () => process.exit()));

function tell(error: unknown): void {
  const json = process.argv.includes("--json");
  const known = error instanceof DomainError;
  const message = known
    ? errorText(error.code, "en", error.params)
    : error instanceof Error
      ? error.message
      : String(error);
  if (json) print({ error: message, code: known ? error.code : "failed" }, { json });
  else console.error(message);
  if (!known && !(error instanceof UsageError) && error instanceof Error) console.error(error.stack);
  process.exitCode = error instanceof UsageError ? 2 : 1;
}
