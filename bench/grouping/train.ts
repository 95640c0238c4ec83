/**
 * Learns the document frequencies and the weights of the models and writes them to domain/grouping/engine/.
 * `npx tsx bench/grouping/train.ts --data-dir <folder>`, the folder holding dev.jsonl.gz, pairs.dev.jsonl.gz and
 * unlabelled.jsonl.gz. `--keep-prior` leaves the frequencies as they are.
 */
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { priorFrom, shippedPrior } from "../../domain/grouping/engine/prior";
import { LANGUAGES, type LabelledArticle, type LabelledPair, readLines, runsOf } from "./data";
import { type Learnt, learn } from "./learn";
import { learnPrior } from "./learn-prior";
import { lookAlikes } from "./look-alikes";
import { sampleRun } from "./sample";

const { values } = parseArgs({
  options: { "data-dir": { type: "string" }, "keep-prior": { type: "boolean", default: false } },
});
const folder = values["data-dir"];
if (folder === undefined) throw new Error("--data-dir is missing: the folder with dev.jsonl.gz");
const target = fileURLToPath(new URL("../../domain/grouping/engine/", import.meta.url));

const labelled = readLines<LabelledArticle>(join(folder, "dev.jsonl.gz"));
const pairs = readLines<LabelledPair>(join(folder, "pairs.dev.jsonl.gz"));
const unlabelled = readLines<LabelledArticle>(join(folder, "unlabelled.jsonl.gz"));
let prior = shippedPrior();
if (!values["keep-prior"]) {
  const packed = learnPrior([...labelled, ...unlabelled].filter((text) => LANGUAGES.includes(text.language)));
  prior = priorFrom(packed);
  const base64 = Buffer.from(packed).toString("base64");
  writeFileSync(
    join(target, "document-frequencies.ts"),
    `/** Packed document frequencies of hashed features (see \`packFrequencies\`), base64. Written by bench/grouping/train.ts. */
export const DOCUMENT_FREQUENCIES =
  "${base64}";
`,
  );
  console.log(`document frequencies: ${Math.round(base64.length / 1024)} kB`);
}
const {
  weights,
  pairs: seen,
  samePairs,
} = learn([...runsOf(labelled), sampleRun(), ...lookAlikes(unlabelled)], pairs, prior);
console.log(`${seen} pairs, ${samePairs} of them of one event`);
const model = (name: keyof Learnt["weights"]): string => {
  const { mean, spread, hidden, output } = weights[name];
  const list = (numbers: readonly number[]) => `[${numbers.join(", ")}]`;
  return `  ${name}: {
    mean: ${list(mean)},
    spread: ${list(spread)},
    hidden: [
${hidden.map((unit) => `      ${list(unit)},`).join("\n")}
    ],
    output: ${list(output)},
  },`;
};
writeFileSync(
  join(target, "weights.ts"),
  `// biome-ignore-all format: written by a program
import type { PairModel } from "./model";

/** Trained weights by kind of pair, written by bench/grouping/train.ts. */
export const WEIGHTS: Record<
  "sameLanguage" | "crossLanguage" | "sameLanguageClusters" | "crossLanguageClusters",
  PairModel
> = {
${model("sameLanguage")}
${model("crossLanguage")}
${model("sameLanguageClusters")}
${model("crossLanguageClusters")}
};
`,
);
