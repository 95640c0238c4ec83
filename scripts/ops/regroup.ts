import { rebuildWindow } from "../../domain/grouping/rebuild";
import type { OpsInput } from ".";
import { print } from "./output";
import { withProduct } from "./product";

const BUSY_PAUSE_MS = 2000;

/** Groups the window's articles anew; events keep their ids as far as their articles stay together. */
export async function regroup({ flags }: OpsInput): Promise<void> {
  await withProduct(async ({ services }) => {
    let report = await rebuildWindow(services);
    while (report.state === "busy") {
      await new Promise((resolve) => setTimeout(resolve, BUSY_PAUSE_MS));
      report = await rebuildWindow(services);
    }
    if (flags.json) return print(report, flags);
    console.log(
      `${report.grouped} articles grouped anew: ${report.born} events born, ${report.merged} merged, ${report.split} split, in ${report.milliseconds} ms.`,
    );
    const { state, reason, judged, asked } = report.secondOpinion;
    if (state !== "off")
      console.log(`Second opinion: ${judged} of ${asked} pairs judged. ${reason ?? ""}`.trimEnd());
  });
}
