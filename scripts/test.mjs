#!/usr/bin/env node
// npm test: installs and builds what is missing, runs all suites, and says how many tests passed.
import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { buildIfStale } from "./setup/build.mjs";
import { findChromium } from "./setup/chromium.mjs";
import { installIfNeeded } from "./setup/install.mjs";

const REPORT = "test-results/report.json";

process.chdir(new URL("..", import.meta.url).pathname);
installIfNeeded();
buildIfStale();
const { status } = spawnSync(
  process.execPath,
  [
    "node_modules/vitest/vitest.mjs",
    "run",
    "--reporter=default",
    "--reporter=json",
    `--outputFile.json=${REPORT}`,
    ...process.argv.slice(2),
  ],
  { stdio: "inherit", env: { ...process.env, CHROMIUM: findChromium() } },
);
const { numPassedTests, numFailedTests, numPendingTests } = JSON.parse(readFileSync(REPORT, "utf8"));
console.log(
  `\n${numPassedTests} passed, ${numFailedTests} failed${numPendingTests ? `, ${numPendingTests} skipped` : ""}`,
);
process.exit(status ?? 1);
