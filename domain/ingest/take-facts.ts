import { eq, inArray, sql } from "drizzle-orm";
import type { Db, Statements } from "../../db/client";
import { articleCategories, articleExtracts, articles } from "../../db/schema";
import { judgeContent } from "../articles/marks/content";
import { classifyArticle } from "../categories/classify";
import type { Clock } from "../shared/time";
import type { PageFacts } from "./page/facts";

/** Below this the feed's own words say too little, and the page's lead takes their place in grouping. */
const TELLING_LEAD = 120;

/** An article as its feed told it, before its page is read. */
export type UnreadArticle = Pick<
  typeof articles.$inferSelect,
  "id" | "url" | "headline" | "lead" | "language" | "section" | "feedCategories" | "author"
> & { country: string };

/**
 * Statements that put a page's facts into its article. Only a lead that tells clearly more than the feed's sends it
 * to grouping again; a section that the page names has its categories made anew.
 */
export function takeFacts(
  { db, clock }: { db: Db; clock: Clock },
  article: UnreadArticle,
  facts: PageFacts,
): Statements[number][] {
  const betterLead = article.lead.length < TELLING_LEAD && facts.lead.length > article.lead.length + 40;
  const content = judgeContent(facts.extract, article.language);
  const statements: Statements[number][] = [
    db
      .update(articles)
      .set({
        pageState: "read",
        pageReason: facts.paywallReason,
        words: facts.words || null,
        paywall: facts.paywall,
        citedSources: facts.citedSources,
        author: article.author ?? facts.author?.slice(0, 200) ?? null,
        ...(content.emphatic ? { emphatic: true } : {}),
        markReasons: sql`json_set(coalesce(${articles.markReasons}, '{"headline":[]}'),
          '$.content', json(${JSON.stringify(content.reasons)}), '$.sources', json(${JSON.stringify(facts.sources)}))`,
        ...(betterLead ? { lead: facts.lead, groupedAt: null } : {}),
      })
      .where(eq(articles.id, article.id)),
  ];
  if (facts.extract) {
    const extract = { text: facts.extract, readAt: clock.now() };
    statements.push(
      db
        .insert(articleExtracts)
        .values({ articleId: article.id, ...extract })
        .onConflictDoUpdate({ target: articleExtracts.articleId, set: extract }),
    );
  }
  if (facts.section) statements.push(...categoriseAnew(db, article, facts));
  return statements;
}

function categoriseAnew(db: Db, article: UnreadArticle, facts: PageFacts): Statements[number][] {
  const scores = classifyArticle({
    ...article,
    lead: article.lead || facts.lead,
    feedCategories: [...article.feedCategories, facts.section!],
  });
  if (scores.size === 0) return [];
  return [
    db.delete(articleCategories).where(inArray(articleCategories.articleId, [article.id])),
    db
      .insert(articleCategories)
      .values([...scores].map(([categoryId, score]) => ({ articleId: article.id, categoryId, score }))),
  ];
}
