import { and, desc, eq, gt, gte, or, type SQL } from "drizzle-orm";
import { articles } from "../../db/schema";
import { refreshStaleEvents } from "../events/commands";
import { ARRIVALS_PER_CALL, type GroupingReport, groupOnce, NOTHING, passOverOldArticles } from "./commands";
import type { WindowArticle } from "./engine/engine";
import { asEventWriter, type GroupingContext } from "./lease";
import { noOpinion } from "./opinion";
import { WINDOW } from "./schemas";
import { MOST_ARTICLES } from "./window-cap";
import { loadArrivals } from "./window-loader";

/**
 * Groups all articles of the window anew, in one piece and as if none had been grouped: what comes out is a matter of
 * the articles and the constraints alone. Events keep their ids as far as their articles stay together; archived
 * events are left alone. A full window takes about a minute of processor time: work for an operator's machine.
 * @param most of a larger window the newest articles are taken, and the others stand as they are
 * @param page articles that are read at a time
 */
export async function rebuildWindow(
  ctx: GroupingContext,
  { most = MOST_ARTICLES, page = ARRIVALS_PER_CALL } = {},
): Promise<GroupingReport> {
  const report = await asEventWriter(ctx, async () => {
    await passOverOldArticles(ctx);
    const grouped = await groupOnce(ctx, await wholeWindow(ctx, most, page));
    await refreshStaleEvents(ctx);
    return { ...grouped, more: false };
  });
  const secondOpinion = noOpinion(ctx.secondOpinion);
  return report === "busy" ? { state: "busy", ...NOTHING, more: true, secondOpinion } : report;
}

async function wholeWindow(ctx: GroupingContext, most: number, page: number): Promise<WindowArticle[]> {
  const newest = gte(articles.publishedAt, await oldestOf(ctx, most));
  const found: WindowArticle[] = [];
  let after: SQL | undefined;
  for (;;) {
    const some = await loadArrivals(ctx, and(newest, after), page);
    found.push(...some);
    const last = some.at(-1);
    if (!last || some.length < page) return found;
    after = or(
      gt(articles.publishedAt, last.publishedAt),
      and(eq(articles.publishedAt, last.publishedAt), gt(articles.id, last.id)),
    );
  }
}

/** When the `most`-th newest article of the window was published (ms UTC), or where the window begins. */
async function oldestOf({ db, clock }: GroupingContext, most: number): Promise<number> {
  const since = clock.now() - WINDOW;
  const [row] = await db
    .select({ publishedAt: articles.publishedAt })
    .from(articles)
    .where(and(gt(articles.publishedAt, since), eq(articles.origin, "newspaper")))
    .orderBy(desc(articles.publishedAt))
    .limit(1)
    .offset(most - 1);
  return row?.publishedAt ?? since;
}
