#!/usr/bin/env node
// npm start: from a fresh clone to a running product. Plain JavaScript, because nothing is installed yet.
import { fileURLToPath } from "node:url";
import { buildIfStale } from "./setup/build.mjs";
import { installIfNeeded } from "./setup/install.mjs";
import { runTypeScript } from "./setup/run.mjs";

process.chdir(fileURLToPath(new URL("..", import.meta.url)));
installIfNeeded();
if (process.argv.includes("--dev")) runTypeScript("scripts/dev/serve.ts");
else {
  buildIfStale();
  runTypeScript("scripts/serve.ts");
}
