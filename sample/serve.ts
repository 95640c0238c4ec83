import { writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { catalogue } from "./edition";
import { startNewsstand } from "./newsstand";

const HOUR_MS = 3_600_000;
const USAGE = `tsx sample/serve.ts [--port 8788] [--anchor <ISO time>] [--catalogue <file.json>]
  --port       port on 127.0.0.1 (8788)
  --anchor     hour 0 of the edition (the hour that has begun)
  --catalogue  writes the newspapers as the product's catalogue lists them`;

const { values } = parseArgs({
  options: {
    port: { type: "string", default: "8788" },
    anchor: { type: "string" },
    catalogue: { type: "string" },
    help: { type: "boolean", default: false },
  },
});

const anchor = values.anchor ? Date.parse(values.anchor) : Math.floor(Date.now() / HOUR_MS) * HOUR_MS;
if (values.help || Number.isNaN(anchor)) {
  console.log(USAGE);
  process.exit(values.help ? 0 : 1);
}

const stand = await startNewsstand({ port: Number(values.port), anchor, now: () => Date.now() });
if (values.catalogue) writeFileSync(values.catalogue, `${JSON.stringify(catalogue(stand.url), null, 2)}\n`);
console.log(`Sample newsstand at ${stand.url}/ (hour 0: ${new Date(anchor).toISOString()})`);
for (const signal of ["SIGINT", "SIGTERM"] as const) {
  process.once(signal, () => {
    void stand.close().then(() => process.exit(0));
  });
}
