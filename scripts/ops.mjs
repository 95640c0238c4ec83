#!/usr/bin/env node
// npm run ops -- <command>
import { fileURLToPath } from "node:url";
import { installIfNeeded } from "./setup/install.mjs";
import { runTypeScript } from "./setup/run.mjs";

const from = process.cwd();
process.chdir(fileURLToPath(new URL("..", import.meta.url)));
installIfNeeded();
runTypeScript("scripts/ops/index.ts", process.argv.slice(2), { OPS_CWD: process.env.INIT_CWD ?? from });
