import { type GroupingReport, groupArrivals, reopenWindow } from "../../domain/grouping/commands";
import { bothOpinions, noOpinion } from "../../domain/grouping/opinion";
import type { Services } from "../../functions/services";
import type { OpsInput } from ".";
import { print } from "./output";
import { withProduct } from "./product";

const BUSY_PAUSE_MS = 2000;

/** Groups the window's articles anew; events keep their ids as far as their articles stay together. */
export async function regroup({ flags }: OpsInput): Promise<void> {
  await withProduct(async ({ services }) => {
    while ((await reopenWindow(services)) === "busy")
      await new Promise((resolve) => setTimeout(resolve, BUSY_PAUSE_MS));
    const report = await groupAll(services);
    if (flags.json) return print(report, flags);
    console.log(
      `${report.grouped} articles grouped anew: ${report.born} events born, ${report.merged} merged, ${report.split} split, in ${report.milliseconds} ms.`,
    );
    const { state, reason, judged, asked } = report.secondOpinion;
    if (state !== "off")
      console.log(`Second opinion: ${judged} of ${asked} pairs judged. ${reason ?? ""}`.trimEnd());
  });
}

async function groupAll(services: Services): Promise<GroupingReport> {
  const total: GroupingReport = {
    state: "grouped",
    more: false,
    grouped: 0,
    born: 0,
    grown: 0,
    merged: 0,
    split: 0,
    scoredPairs: 0,
    milliseconds: 0,
    secondOpinion: noOpinion(services.secondOpinion),
  };
  for (;;) {
    const report = await groupArrivals(services);
    if (report.state === "busy") {
      await new Promise((resolve) => setTimeout(resolve, BUSY_PAUSE_MS));
      continue;
    }
    for (const key of ["grouped", "born", "grown", "merged", "split", "scoredPairs", "milliseconds"] as const)
      total[key] += report[key];
    total.secondOpinion = bothOpinions(total.secondOpinion, report.secondOpinion);
    if (!report.more) return total;
  }
}
