import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readFileSync, statSync, writeFileSync } from "node:fs";

const STAMP = "node_modules/.poliedro-lock";

/** Installs the packages that the lock file names, unless they are there already. */
export function installIfNeeded() {
  const lock = createHash("sha256").update(readFileSync("package-lock.json")).digest("hex");
  if (existsSync(STAMP) && readFileSync(STAMP, "utf8") === lock) return;
  if (existsSync("node_modules/.package-lock.json") && !existsSync(STAMP) && newerThanLock()) return;
  console.log("Installing packages …");
  const { status } = spawnSync("npm", ["ci", "--no-audit", "--no-fund", "--loglevel=error"], {
    stdio: "inherit",
  });
  if (status !== 0) {
    console.error("The packages could not be installed; what npm says stands above.");
    process.exit(status ?? 1);
  }
  writeFileSync(STAMP, lock);
}

/** Somebody ran npm by hand, and after the lock file was last written. */
const newerThanLock = () =>
  statSync("node_modules/.package-lock.json").mtimeMs >= statSync("package-lock.json").mtimeMs;
