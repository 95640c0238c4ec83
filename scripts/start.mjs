#!/usr/bin/env node
// npm start: from a fresh clone to a running product. Plain JavaScript, because nothing is installed yet.
import { buildIfStale } from "./setup/build.mjs";
import { installIfNeeded } from "./setup/install.mjs";
import { runTypeScript } from "./setup/run.mjs";

process.chdir(new URL("..", import.meta.url).pathname);
installIfNeeded();
if (process.argv.includes("--dev")) runTypeScript("scripts/dev/serve.ts");
else {
  buildIfStale();
  runTypeScript("scripts/serve.ts");
}
