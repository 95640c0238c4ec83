/** `npm run bench -- <name> [options]`: runs the benchmark in bench/<name>/index.ts. */
import { existsSync, readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";

const here = fileURLToPath(new URL(".", import.meta.url));
const names = readdirSync(here, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && existsSync(`${here}${entry.name}/index.ts`))
  .map((entry) => entry.name);
const [name, ...rest] = process.argv.slice(2);
if (name === undefined || !names.includes(name)) {
  console.error(`Which benchmark? One of: ${names.join(", ")}`);
  process.exitCode = 2;
} else {
  const bench = (await import(`./${name}/index.ts`)) as { run(argv: string[]): Promise<void> };
  await bench.run(rest);
}
