import type { InStatement } from "@libsql/client/web";
import { drizzle } from "drizzle-orm/libsql/web";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { LaneSelection, lanes } from "../../db/schema";
import { temporaryDatabase } from "../../db/testing";
import { articlesOfLane, eventsOfLane } from "./queries";

let database: Awaited<ReturnType<typeof temporaryDatabase>>;
beforeAll(async () => {
  database = await temporaryDatabase();
});
afterAll(() => database.close());

/** How SQLite goes about what a lane asks. */
async function planOf(kind: "eventos" | "articulos", selection: LaneSelection): Promise<string[]> {
  const asked: InStatement[] = [];
  const client = database.db.$client;
  const listening = new Proxy(client, {
    get(target, name) {
      if (name !== "execute") return Reflect.get(target, name, target);
      return (statement: InStatement) => {
        asked.push(statement);
        return target.execute(statement);
      };
    },
  });
  const db = drizzle(listening);
  const BLANK = { es: "", en: "", fr: "", de: "" };
  const lane = { ...LANE, kind, selection, name: BLANK, description: BLANK };
  const options = { language: "es" as const, page: 1, pageSize: 20 };
  const services = { db, clock: { now: () => 0 } };
  await (kind === "eventos"
    ? eventsOfLane(services, lane, options)
    : articlesOfLane(services, lane, options));
  const plans = await Promise.all(
    asked.map((statement) => {
      const { sql, args } = statement as { sql: string; args: [] };
      return client.execute({ sql: `explain query plan ${sql}`, args });
    }),
  );
  return plans.flatMap(({ rows }) => rows.map(({ detail }) => String(detail)));
}

const LANE: Omit<typeof lanes.$inferSelect, "kind" | "selection" | "name" | "description"> = {
  id: 1,
  slug: "a-lane",
  position: 1,
  showName: true,
  requiresLogin: false,
  url: null,
};

test.each<LaneSelection>([
  { by: "most-covered" },
  { by: "newest" },
  { by: "contradicted" },
  { by: "most-countries" },
  { by: "most-languages" },
  { by: "category", categoryId: 1010 },
])("a lane of events by $by finds them by an index", async (selection) => {
  const plan = await planOf("eventos", selection);
  expect(plan.join("\n")).toMatch(/SEARCH events USING (COVERING )?INDEX/);
  expect(
    plan.filter((step) =>
      /SCAN (events|articles|event_articles|event_texts|event_categories|e|a)\b/.test(step),
    ),
  ).toEqual([]);
});

test("a lane of articles finds them by an index", async () => {
  const plan = await planOf("articulos", { by: "creators" });
  expect(plan.join("\n")).toContain("SEARCH");
  expect(plan.filter((step) => /SCAN (articles|creator_articles)\b/.test(step))).toEqual([]);
});
