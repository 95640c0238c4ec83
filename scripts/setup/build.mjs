import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

const STAMP = "build/.sources";
const SOURCES = ["app", "db", "domain", "functions", "public"];
const CONFIGS = ["package-lock.json", "remix.config.js", "vite.config.ts", "wrangler.toml", "tsconfig.json"];

/** Builds the Worker and the browser's files, unless they were made from these very sources. */
export function buildIfStale() {
  const now = fingerprint();
  const built = existsSync("build/worker/worker.js") && existsSync("build/client");
  if (built && existsSync(STAMP) && readFileSync(STAMP, "utf8") === now) return;
  console.log("Building …");
  const env = {
    ...process.env,
    WRANGLER_SEND_METRICS: "false",
    // Whoever has another value set for tools of their own would get a slow, large build.
    NODE_ENV: "production",
    CLOUDFLARE_CF_FETCH_ENABLED: "false",
    CI: "1",
  };
  const { status, stdout, stderr } = spawnSync("npm", ["run", "--silent", "build"], {
    env,
    encoding: "utf8",
  });
  if (status !== 0) {
    console.error(`${stdout}\n${stderr}\nThe build failed; why stands above.`);
    process.exit(status ?? 1);
  }
  mkdirSync("build", { recursive: true });
  writeFileSync(STAMP, now);
}

function fingerprint() {
  const hash = createHash("sha256");
  const files = [...SOURCES.flatMap((folder) => walk(folder)), ...CONFIGS].filter(
    (f) => existsSync(f) && !/\.test\.tsx?$/.test(f),
  );
  for (const file of files.sort()) hash.update(file).update("\0").update(readFileSync(file)).update("\0");
  return hash.digest("hex");
}

const walk = (folder) =>
  existsSync(folder)
    ? readdirSync(folder, { withFileTypes: true }).flatMap((e) =>
        e.isDirectory() ? walk(join(folder, e.name)) : [join(folder, e.name)],
      )
    : [];
