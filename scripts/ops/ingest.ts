import { SingleBar } from "cli-progress";
import { readingsOfRun, readRun } from "../../domain/ingest/queries";
import { openOperatorRun, runProgress } from "../../domain/ingest/runs";
import { handleMessage, startRun } from "../../functions/jobs/pipeline";
import type { OpsInput } from ".";
import { print, table } from "./output";
import { withProduct } from "./product";
import { runSummary } from "./status";

/** Reads all newspapers, or one, now; waits until their articles are grouped; prints what each gave. */
export async function ingest({ flags }: OpsInput): Promise<void> {
  await withProduct(async ({ services, queue }) => {
    const run = await openOperatorRun(services, flags.newspaper);
    const bar = flags.json
      ? null
      : new SingleBar({ format: "Feeds [{bar}] {value}/{total}", barsize: 30, hideCursor: true });
    bar?.start(run.due.length, 0);
    await startRun(services, run);
    await queue.drain(
      // A run's messages need a holder each, as invocations of the Worker have.
      (message) => handleMessage({ ...services, holder: crypto.randomUUID() }, message),
      () => void runProgress(services, run.runId).then(({ read }) => bar?.update(read)),
    );
    bar?.stop();
    const readings = await readingsOfRun(services, run.runId);
    const record = (await readRun(services, run.runId))!;
    if (flags.json) return print({ run: record, newspapers: readings }, flags);
    console.log(
      table(readings, ["newspaper", "feeds", "outcome", "reasons", "items", "added", "updated", "refused"]),
    );
    console.log(`\n${runSummary(record)}`);
  });
}
