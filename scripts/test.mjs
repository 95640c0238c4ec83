#!/usr/bin/env node
import { spawnSync } from "node:child_process";
import { existsSync, readFileSync, rmSync } from "node:fs";
// npm test: installs and builds what is missing, runs all suites, and says how many tests passed.
import { fileURLToPath } from "node:url";
import { buildIfStale } from "./setup/build.mjs";
import { findChromium } from "./setup/chromium.mjs";
import { installIfNeeded } from "./setup/install.mjs";

const REPORT = "test-results/report.json";

process.chdir(fileURLToPath(new URL("..", import.meta.url)));
installIfNeeded();
buildIfStale();
rmSync(REPORT, { force: true });
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
if (!existsSync(REPORT)) process.exit(status || 1);
const { numPassedTests, numFailedTests, numPendingTests } = JSON.parse(readFileSync(REPORT, "utf8"));
console.log(
  `\n${numPassedTests} passed, ${numFailedTests} failed${numPendingTests ? `, ${numPendingTests} skipped` : ""}`,
);
process.exit(status ?? 1);
