import { readFileSync, statSync, writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { type JsonlNewsstandOptions, startJsonlNewsstand } from "./newsstand";
import { startRawNewsstand } from "./raw";

const USAGE = `tsx tests/support/newsstand/serve.ts <items.jsonl[.gz] | folder of feed bodies> [options]
  --port <n>             port on 127.0.0.1 (8789)
  --shift-to now|<ISO>   moves the newest item to that time, the others with it
  --until all|<ISO>      releases so much at the start (nothing when left out)
  --about <file.json>    names and countries of the newspapers, as the product's catalogue has them
  --pages                serves a plain page for every item, and links to it
  --catalogue <file>     writes the newspapers as the product's catalogue lists them
While it runs: POST /__next releases the next hour, POST /__release?until=<ms or ISO> all until then.`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    port: { type: "string", default: "8789" },
    "shift-to": { type: "string" },
    until: { type: "string" },
    about: { type: "string" },
    pages: { type: "boolean", default: false },
    catalogue: { type: "string" },
    help: { type: "boolean", default: false },
  },
});

const source = positionals[0];
if (values.help || source === undefined) {
  console.log(USAGE);
  process.exit(values.help ? 0 : 1);
}

const stand = statSync(source).isDirectory()
  ? await startRawNewsstand({ folder: source, port: Number(values.port) })
  : await startItems(source);
if (values.catalogue) writeFileSync(values.catalogue, `${JSON.stringify(stand.catalogue, null, 2)}\n`);
console.log(`${stand.catalogue.length} newspapers at ${stand.url}`);
for (const signal of ["SIGINT", "SIGTERM"] as const) {
  process.once(signal, () => {
    void stand.close().then(() => process.exit(0));
  });
}

async function startItems(file: string) {
  const about: JsonlNewsstandOptions["about"] = values.about
    ? JSON.parse(readFileSync(values.about, "utf8"))
    : [];
  const items = await startJsonlNewsstand({
    file,
    port: Number(values.port),
    pages: values.pages,
    ...(about ? { about } : {}),
    ...(values["shift-to"] ? { shiftTo: timeOf(values["shift-to"]) } : {}),
  });
  if (values.until) {
    const until = values.until === "all" ? (items.hours.at(-1) ?? Date.now()) : timeOf(values.until);
    const { released } = items.releaseUntil(until);
    console.log(`${released} items released until ${new Date(until).toISOString()}`);
  }
  return items;
}

function timeOf(said: string): number {
  const ms = said === "now" ? Date.now() : Date.parse(said);
  if (Number.isNaN(ms)) throw new Error(`not a time: ${said}`);
  return ms;
}
