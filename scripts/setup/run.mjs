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
  // A terminal's Ctrl-C reaches both, another sender's only this process; hearing it twice is once to the child.
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, () => child.kill(signal));
  child.on("exit", (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
}
