import { spawn } from "node:child_process";

/** Runs a TypeScript program of ours in place of this process: same streams, same signals, same exit code. */
export function runTypeScript(file, args = [], env = {}) {
  const child = spawn(
    process.execPath,
    ["--import", "tsx", "--disable-warning=ExperimentalWarning", file, ...args],
    {
      stdio: "inherit",
      env: { ...process.env, ...env },
    },
  );
  // The terminal sends Ctrl-C to both; this process waits until the child has put its things in order.
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"])
    process.on(signal, () => signal !== "SIGINT" && child.kill(signal));
  child.on("exit", (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
}
