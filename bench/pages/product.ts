import { eq } from "drizzle-orm";
import { creatorArticles } from "../../db/schema";
import { eventsOfLane, listLanes } from "../../domain/lanes/queries";
import { systemClock } from "../../domain/shared/time";
import { seedCreators } from "../../sample/creators/seed";
import type { TestProduct } from "../../tests/support/product";
import { startSampleProduct } from "../../tests/support/sample";
import { putSixLanes } from "../../tests/support/six-lanes";
import { type Budget, HOME, INFO, TEXT } from "./budgets";

export interface MeasuredPage {
  name: string;
  path: string;
  budget: Budget;
}

/** The sample edition after its first hour, made ready to be measured. */
export async function startMeasured(options: { edgeCache: boolean }) {
  const product = await startSampleProduct(options);
  await product.readHour();
  return { product, pages: await measuredPages(product) };
}

/** The pages that are measured, of a product that has read the sample edition; its home gets six lanes of twenty events. */
export async function measuredPages(product: TestProduct): Promise<MeasuredPage[]> {
  const services = { db: product.db, clock: systemClock };
  await seedCreators(services);
  const [first] = await listLanes(services, { signedIn: false });
  const { items } = await eventsOfLane(services, first!, { language: "es", page: 1, pageSize: 5 });
  const [article] = await product.db
    .select({ id: creatorArticles.articleId })
    .from(creatorArticles)
    .where(eq(creatorArticles.state, "publicado"))
    .limit(1);
  await putSixLanes(product.db);
  const [lane] = await listLanes(services, { signedIn: false });
  return [
    { name: "home", path: "/", budget: HOME },
    { name: "results", path: `/resultados/${lane!.id}`, budget: HOME },
    { name: "event", path: `/evento/${items[0]!.id}`, budget: TEXT },
    { name: "article", path: `/articulo/${article!.id}`, budget: TEXT },
    { name: "about", path: "/quienes-somos", budget: INFO },
  ];
}
