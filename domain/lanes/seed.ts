import { inArray, sql } from "drizzle-orm";
import type { Db } from "../../db/client";
import { type LaneSelection, type LocalizedText, lanes } from "../../db/schema";
import { CATEGORIES } from "../categories/data";

type SeedLane = Omit<typeof lanes.$inferInsert, "id" | "position">;

const lane = (
  slug: string,
  selection: LaneSelection,
  name: LocalizedText,
  description: LocalizedText,
  more: Partial<SeedLane> = {},
): SeedLane => ({ slug, kind: "eventos", selection, name, description, ...more });

/** Lanes of the main categories, in the order in which a front page tells them. */
const CATEGORY_LANES = [1010, 1005, 1001, 1007, 1006, 1002, 1008, 1003, 1011, 1012];

const categoryLanes = CATEGORY_LANES.map((categoryId) => {
  const category = CATEGORIES.find((c) => c.id === categoryId)!;
  return lane(`category-${categoryId}`, { by: "category", categoryId }, category.name, category.explanation);
});

/** The front page as a new installation has it; an operator's order and changes stay. */
export const SEED_LANES: SeedLane[] = [
  lane(
    "most-covered",
    { by: "most-covered" },
    {
      es: "Lo más cubierto ahora",
      en: "Most covered now",
      fr: "Les plus couverts en ce moment",
      de: "Jetzt in den meisten Zeitungen",
    },
    {
      es: "Los eventos de los que hablan más periódicos en estas horas.",
      en: "The events that most newspapers are covering at this hour.",
      fr: "Les événements dont parlent le plus de journaux en ce moment.",
      de: "Die Ereignisse, über die in diesen Stunden die meisten Zeitungen berichten.",
    },
  ),
  lane(
    "newest",
    { by: "newest" },
    { es: "Lo más nuevo", en: "Newest", fr: "Les plus récents", de: "Das Neueste" },
    {
      es: "Eventos que acaban de aparecer en varios periódicos.",
      en: "Events that have just appeared in several newspapers.",
      fr: "Des événements qui viennent de paraître dans plusieurs journaux.",
      de: "Ereignisse, über die seit Kurzem mehrere Zeitungen berichten.",
    },
  ),
  lane(
    "newsstand",
    { by: "none" },
    { es: "El quiosco", en: "The newsstand", fr: "Le kiosque", de: "Der Zeitungskiosk" },
    {
      es: "Mira qué periódicos leemos cada hora, de qué países y cómo va su lectura.",
      en: "See which newspapers we read every hour, from which countries, and how the reading is going.",
      fr: "Voyez quels journaux nous lisons chaque heure, de quels pays, et comment se passe leur lecture.",
      de: "Sehen Sie, welche Zeitungen wir stündlich lesen, aus welchen Ländern und wie gut das gelingt.",
    },
    { kind: "banner", showName: false, url: "/periodicos" },
  ),
  lane(
    "contradicted",
    { by: "contradicted" },
    {
      es: "Las fuentes se contradicen",
      en: "Where sources contradict each other",
      fr: "Les sources se contredisent",
      de: "Wo sich die Quellen widersprechen",
    },
    {
      es: "Eventos que los periódicos cuentan con datos distintos.",
      en: "Events that newspapers report with conflicting facts.",
      fr: "Des événements que les journaux racontent avec des données différentes.",
      de: "Ereignisse, zu denen Zeitungen verschiedene Angaben machen.",
    },
  ),
  lane(
    "most-countries",
    { by: "most-countries" },
    {
      es: "En más países",
      en: "In the most countries",
      fr: "Dans le plus grand nombre de pays",
      de: "In den meisten Ländern",
    },
    {
      es: "Lo que se lee en más países a la vez.",
      en: "What is being read in the most countries at once.",
      fr: "Ce qui se lit dans le plus grand nombre de pays à la fois.",
      de: "Was zugleich in den meisten Ländern zu lesen ist.",
    },
  ),
  lane(
    "creators",
    { by: "creators" },
    {
      es: "De nuestros creadores",
      en: "From our creators",
      fr: "De nos auteurs",
      de: "Von unseren Autorinnen und Autoren",
    },
    {
      es: "Análisis de investigadores y expertos verificados.",
      en: "Analysis by verified researchers and experts.",
      fr: "Des analyses d’auteurs d’enquêtes et d’experts vérifiés.",
      de: "Analysen von geprüften Fachleuten aus Journalismus und Wissenschaft.",
    },
    { kind: "articulos" },
  ),
  ...categoryLanes,
  lane(
    "readers",
    { by: "most-languages" },
    {
      es: "Para lectores con cuenta",
      en: "For signed-in readers",
      fr: "Pour les lecteurs connectés",
      de: "Für Angemeldete",
    },
    {
      es: "Eventos contados en más idiomas a la vez.",
      en: "Events reported in the most languages at once.",
      fr: "Des événements racontés dans le plus grand nombre de langues à la fois.",
      de: "Ereignisse, über die in den meisten Sprachen zugleich berichtet wird.",
    },
    { requiresLogin: true },
  ),
];

/** Adds the seed's lanes that are not there yet, at the end; those that are there stay as they are. */
export async function seedLanes({ db }: { db: Db }): Promise<void> {
  const slugs = SEED_LANES.map((l) => l.slug);
  const present = new Set(
    (await db.select({ slug: lanes.slug }).from(lanes).where(inArray(lanes.slug, slugs))).map((l) => l.slug),
  );
  const [last] = await db.select({ position: sql<number>`coalesce(max(position), 0)` }).from(lanes);
  const missing = SEED_LANES.filter((l) => !present.has(l.slug));
  if (missing.length === 0) return;
  const from = (last?.position ?? 0) + 10;
  await db
    .insert(lanes)
    .values(missing.map((l, i) => ({ ...l, position: from + i * 10 })))
    .onConflictDoNothing();
}
