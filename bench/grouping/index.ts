import { existsSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { type GroupingSettings, shippedSettings } from "../../domain/grouping/engine/engine";
import { dataFolder, type LabelledArticle, type LabelledPair, readLines, runsOf } from "./data";
import { learn } from "./learn";
import { printLoad, serveDatabase } from "./load";
import { lookAlikes } from "./look-alikes";
import { type Measure, measurePairs, measureRun } from "./measure";
import { sampleRun } from "./sample";
import { measureSpeed } from "./speed";
import { FOLDS } from "./training";

const percent = (value: number): string => (100 * value).toFixed(1).padStart(5);

function line(measure: Measure): string {
  const { bCubed, pairwise, crossLanguage, baseline, baselineCross, absorbed } = measure;
  const parts = [
    `${measure.run.padEnd(26)} ${measure.language.padEnd(4)}`,
    `B³ ${percent(bCubed.precision)} ${percent(bCubed.recall)} F1 ${percent(bCubed.f1)}`,
    `pairs F1 ${percent(pairwise.f1)}`,
    `| Jaccard 0.3 B³ F1 ${percent(baseline.f1)}`,
  ];
  if (crossLanguage !== null) {
    parts.push(`| cross-language B³ F1 ${percent(crossLanguage.f1)} of ${crossLanguage.items}`);
    parts.push(`(Jaccard ${percent(baselineCross?.f1 ?? 0)})`);
  }
  if (absorbed !== null) parts.push(`| absorbed ${percent(absorbed.share)} % of ${absorbed.of}`);
  if (measure.language === "all" || crossLanguage !== null || absorbed !== null) {
    parts.push(
      `| ${measure.articlesPerSecond} articles/s, ${measure.candidatesPerArticle.toFixed(1)} candidates/article, ${measure.scoredPairsPerArticle.toFixed(1)} pairs scored`,
    );
    parts.push(`${measure.windowBytesPerArticle} B/article`);
  }
  return parts.join("  ");
}

/**
 * Measures the grouping: `npm run bench -- grouping [--data <file> …] [--pairs <file>] [--json] [--folds 5]`.
 * With `--folds` the weights are trained anew for each fold, on the labelled data without the fold's clusters, and
 * every article is judged by the weights that have not seen its cluster; without, the shipped weights are measured.
 */
export async function run(argv: string[]): Promise<void> {
  const { values, positionals } = parseArgs({
    args: argv,
    allowPositionals: true,
    options: {
      data: { type: "string", multiple: true },
      pairs: { type: "string" },
      json: { type: "boolean", default: false },
      folds: { type: "string" },
      speed: { type: "boolean", default: false },
      load: { type: "boolean", default: false },
      serve: { type: "boolean", default: false },
    },
  });
  if (values.serve) return serveDatabase();
  if (values.load) return printLoad(Number(positionals[0] ?? 200_000));
  const folder = dataFolder();
  const files =
    values.data ?? (folder === undefined || values.pairs !== undefined ? [] : [join(folder, "dev.jsonl.gz")]);
  const pairFile =
    values.pairs ??
    (values.data === undefined && folder !== undefined ? join(folder, "pairs.dev.jsonl.gz") : undefined);
  const say = (text: string): void => (values.json ? undefined : console.log(text));
  if (files.length === 0 && pairFile === undefined) {
    say(
      "No labelled data: set POLIEDRO_GROUPING_DATA to its folder, or give --data. Only speed is measured.",
    );
  }
  const runs = runsOf(files.flatMap((file) => readLines<LabelledArticle>(file)));
  if (values.data === undefined) runs.push(sampleRun());
  const pairs = pairFile !== undefined && existsSync(pairFile) ? readLines<LabelledPair>(pairFile) : [];

  let settings: GroupingSettings[] = [shippedSettings()];
  if (values.folds !== undefined) {
    if (Number(values.folds) !== FOLDS) throw new Error(`--folds ${values.folds}: it is always ${FOLDS}`);
    const { prior } = shippedSettings();
    const unlabelled = folder === undefined ? "" : join(folder, "unlabelled.jsonl.gz");
    const alike = existsSync(unlabelled) ? lookAlikes(readLines<LabelledArticle>(unlabelled)) : [];
    const learnt = learn([...runs, ...alike], pairs, prior);
    settings = learnt.folds;
    say(`${FOLDS}-fold cross-validation by cluster, ${learnt.pairs} pairs`);
  }
  const measures: Measure[] = [];
  for (const one of runs) {
    for (const measure of measureRun(one, settings)) {
      measures.push(measure);
      say(line(measure));
    }
  }
  const aucs = pairs.length === 0 ? [] : measurePairs(pairs, settings);
  for (const auc of aucs) say(`pairs ${auc.languages.padEnd(6)} AUC ${auc.auc.toFixed(3)} of ${auc.pairs}`);
  const speeds = measureSpeed(values.speed ? [2_000, 10_000, 20_000, 40_000] : [10_000]);
  for (const speed of speeds) {
    say(
      `synthetic arrivals into a window of ${speed.window}: ${speed.articlesPerSecond} articles/s, ` +
        `${speed.candidatesPerArticle.toFixed(1)} candidates/article, ${speed.scoredPairsPerArticle.toFixed(1)} pairs scored, ` +
        `window ${(speed.windowBytes / 1e6).toFixed(1)} MB, ${Math.round(speed.given)} MB given, ${Math.round(speed.peak)} MB at most, ` +
        `B³ ${percent(speed.bCubed.precision)} ${percent(speed.bCubed.recall)} F1 ${percent(speed.bCubed.f1)}`,
    );
  }
  if (values.json) console.log(JSON.stringify({ measures, aucs, speeds }, null, 2));
}
