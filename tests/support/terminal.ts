import { type ChildProcess, execFileSync, spawn } from "node:child_process";

/** What a command printed and how it ended. */
export interface Ended {
  stdout: string;
  stderr: string;
  status: number | null;
}

/** Runs one of the project's programs to its end; the test's own servers answer meanwhile. */
export function runProgram(file: string, words: string[], env: Record<string, string>): Promise<Ended> {
  const child = spawn("node", [file, ...words], { env: { ...process.env, ...env } });
  const printed = { stdout: "", stderr: "" };
  child.stdout.on("data", (data) => (printed.stdout += String(data)));
  child.stderr.on("data", (data) => (printed.stderr += String(data)));
  return new Promise((resolve) => child.on("close", (status) => resolve({ ...printed, status })));
}

/** The operator's commands on one data folder. */
export function operator(env: Record<string, string>) {
  const ops = (...words: string[]) => runProgram("scripts/ops.mjs", words, env);
  return {
    ops,
    json: async (...words: string[]) => JSON.parse((await ops(...words, "--json")).stdout),
    exported: async (): Promise<{ title: string; url: string; newspaper: string; event: number | null }[]> =>
      (await ops("events", "export")).stdout
        .trim()
        .split("\n")
        .map((line) => JSON.parse(line)),
  };
}

/** Kills the runtime under a started product, as a machine that is short of memory does. */
export function killWorkerd({ child }: Started): void {
  const lines = execFileSync("ps", ["-A", "-o", "pid=", "-o", "ppid=", "-o", "comm="], { encoding: "utf8" })
    .trim()
    .split("\n");
  const processes = lines
    .map((line) => line.trim().split(/\s+/))
    .map(([pid, parent, name]) => ({ pid: Number(pid), parent: Number(parent), name }));
  const below = (pid: number): typeof processes =>
    processes.filter(({ parent }) => parent === pid).flatMap((one) => [one, ...below(one.pid)]);
  const runtime = below(child.pid!).find(({ name }) => name?.endsWith("workerd"));
  process.kill(runtime!.pid, "SIGKILL");
}

export interface Started {
  child: ChildProcess;
  /** All that it printed so far. */
  output(): string;
  /** Sends a signal and waits for the end. @returns the exit code */
  stop(signal: NodeJS.Signals): Promise<number | null>;
}

/** `npm start`; resolves once it has printed `until`, fails when it ends before. */
export async function npmStart(env: Record<string, string>, until: RegExp): Promise<Started> {
  const child = spawn("node", ["scripts/start.mjs"], { env: { ...process.env, ...env } });
  let printed = "";
  await new Promise<void>((resolve, reject) => {
    for (const stream of [child.stdout, child.stderr]) {
      stream.on("data", (data) => {
        printed += String(data);
        if (until.test(printed)) resolve();
      });
    }
    child.on("exit", () => reject(new Error(`ended before ${until}:\n${printed}`)));
  });
  return {
    child,
    output: () => printed,
    stop: (signal) =>
      new Promise((resolve) => {
        if (child.exitCode !== null) return resolve(child.exitCode);
        child.on("exit", (code) => resolve(code));
        child.kill(signal);
      }),
  };
}
