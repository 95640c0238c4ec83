import { eq, inArray } from "drizzle-orm";
import type { Db, Statements } from "../../db/client";
import { articleCategories, articleExtracts, articles } from "../../db/schema";
import { emphaticContent } from "../articles/marks/headline";
import { classifyArticle } from "../categories/classify";
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
  { db }: { db: Db },
  article: UnreadArticle,
  facts: PageFacts,
): Statements[number][] {
  const betterLead = article.lead.length < TELLING_LEAD && facts.lead.length > article.lead.length + 40;
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
        ...(emphaticContent(facts.extract, article.language) ? { emphatic: true } : {}),
        ...(betterLead ? { lead: facts.lead, groupedAt: null } : {}),
      })
      .where(eq(articles.id, article.id)),
  ];
  if (facts.extract) {
    statements.push(
      db
        .insert(articleExtracts)
        .values({ articleId: article.id, text: facts.extract })
        .onConflictDoUpdate({ target: articleExtracts.articleId, set: { text: facts.extract } }),
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
