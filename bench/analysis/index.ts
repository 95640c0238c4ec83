import { readdirSync } from "node:fs";
import { basename } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { embeddedAnalyst } from "../../domain/analysis/embedded";
import { loadEdition } from "../../sample/edition";
import { TUNING_STORIES, truthCases } from "../../sample/truth";
import { caseSchema, readCases } from "./cases";
import { type CaseFile, fitInWords, fitReport } from "./fit-report";
import { type Measured, measure } from "./measure";
import { measureSpeed } from "./speed";

/** Articles of the events whose analysis is timed. */
const SIZES = [10, 50, 120];
/** The sample edition's hour 0 for the measure: any will do, and this one is a Wednesday. */
const ANCHOR = Date.parse("2026-10-14T12:00:00Z");

/**
 * `npm run bench -- analysis [--data <file.jsonl[.gz]>]… [--final] [--misses] [--speed] [--fit] [--json]`: precision
 * and recall of the embedded analysis per section and language, on the cases of files, or on our own: those the rules
 * were tuned with, or with --final those that were kept for the final measure. With --fit the weights of the figures'
 * features are fitted instead. README.md describes the format and the figures.
 */
export async function run(argv: string[]): Promise<void> {
  const { values } = parseArgs({
    args: argv,
    options: {
      data: { type: "string", multiple: true },
      final: { type: "boolean", default: false },
      misses: { type: "boolean", default: false },
      speed: { type: "boolean", default: false },
      fit: { type: "boolean", default: false },
      json: { type: "boolean", default: false },
    },
  });
  if (values.speed) {
    const speed = await measureSpeed(SIZES);
    if (values.json) console.log(JSON.stringify(speed, null, 2));
    else console.table(speed);
    return;
  }
  const given = values.data?.map((file) => ({ name: basename(file), cases: readCases(file) }));
  if (values.fit) {
    if (values.final) throw new Error("what is kept for the final measure is not fitted on");
    const report = fitReport(given ?? ownFiles(isFittedOn));
    console.log(values.json ? JSON.stringify(report, null, 2) : fitInWords(report));
    return;
  }
  const files = given ?? ownFiles((name) => name.startsWith("final") === values.final, values.final);
  const cases = files.flatMap((file) => file.cases);
  const measured = await measure(cases, embeddedAnalyst());
  console.log(values.json ? JSON.stringify(reportOf(measured), null, 2) : inWords(measured, values.misses));
}

/** Files that the rules have been tuned with; what else is not final validates them. */
const isFittedOn = (name: string): boolean => name.startsWith("tuning") || name === "validation.jsonl";

/** The sample's stories of one half, and our own files that are wanted. */
function ownFiles(isWanted: (name: string) => boolean, final = false): CaseFile[] {
  const folder = fileURLToPath(new URL("cases/", import.meta.url));
  const sample = truthCases(loadEdition(), ANCHOR)
    .filter(({ event }) => TUNING_STORIES.has(event) !== final)
    .map((one) => caseSchema.parse(one));
  const files = readdirSync(folder).filter(isWanted).sort();
  return [
    { name: "sample", cases: sample },
    ...files.map((name) => ({ name, cases: readCases(`${folder}${name}`) })),
  ];
}

function reportOf({ tally, milliseconds, ...rest }: Measured) {
  return { ...rest, sections: tally.figures(), milliseconds: Math.round(milliseconds) };
}

function inWords(measured: Measured, withMisses: boolean): string {
  const { tally, lookAlikes, written, dropped, misses } = measured;
  const rows = Object.entries(tally.figures()).flatMap(([section, byLanguage]) =>
    Object.entries(byLanguage).map(([language, f]) =>
      [section.padEnd(16), language.padEnd(4), cell(f.precision), cell(f.leastPrecision), cell(f.recall)]
        .concat([f.right, f.missed, f.false, f.unplanted].map((count) => String(count).padStart(6)))
        .join(" "),
    ),
  );
  const told = misses.map(({ event, section, what, text }) => `${event} ${section} ${what}: ${text}`);
  return [
    `${measured.events} events, ${measured.articles} articles, ${Math.round(measured.milliseconds)} ms.`,
    "section          lang precision at least  recall  right missed  false unplanted",
    ...rows,
    `Look-alikes taken for contradictions: ${lookAlikes.fooled} of ${lookAlikes.planted}.`,
    `Written: ${JSON.stringify(written)}. Dropped by the verifier: ${JSON.stringify(dropped)}.`,
    ...(withMisses ? ["", ...told] : []),
  ].join("\n");
}

const cell = (figure: number | null): string => (figure === null ? "–" : figure.toFixed(3)).padStart(8);
