import { index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";

export const laneKinds = ["banner", "eventos", "articulos"] as const;

/** How a lane chooses what it shows. */
export type LaneSelection =
  | { by: "most-covered" }
  | { by: "newest" }
  | { by: "contradicted" }
  | { by: "most-countries" }
  | { by: "most-languages" }
  | { by: "category"; categoryId: number }
  | { by: "creators" }
  | { by: "none" };

export type LocalizedText = { es: string; en: string; fr: string; de: string };

/** A row of the front page. An operator reorders them by `position`. */
export const lanes = sqliteTable(
  "lanes",
  {
    id: integer("id").primaryKey({ autoIncrement: true }),
    /** Stable name by which the seed knows its lanes again. */
    slug: text("slug").notNull().unique(),
    position: integer("position").notNull(),
    kind: text("kind", { enum: laneKinds }).notNull(),
    selection: text("selection", { mode: "json" }).$type<LaneSelection>().notNull(),
    name: text("name", { mode: "json" }).$type<LocalizedText>().notNull(),
    /** One line saying what it gathers; for a banner, its sentence. */
    description: text("description", { mode: "json" }).$type<LocalizedText>().notNull(),
    showName: integer("show_name", { mode: "boolean" }).notNull().default(true),
    requiresLogin: integer("requires_login", { mode: "boolean" }).notNull().default(false),
    url: text("url"),
  },
  (t) => [index("lanes_position_idx").on(t.position, t.id)],
);
