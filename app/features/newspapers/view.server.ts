import type { NewspaperRow } from "../../../domain/newspapers/queries";
import type { NewspaperHealth } from "../../../domain/newspapers/rules";
import { countryName, languageName } from "../../i18n/names";
import { age } from "../../i18n/times";
import type { Page } from "../page/page.server";
import type { NewspapersView, NewspaperView } from "./newspapers";
import { reasonText } from "./reasons.server";

/** The newspapers' page: countries by name in the reader's language. */
export function newspapersView(page: Page, rows: NewspaperRow[]): NewspapersView {
  const { t, language } = page;
  return {
    title: t("newspapers.title"),
    lead: t("newspapers.lead"),
    totals: totalsOf(page, rows),
    columns: {
      name: t("newspapers.name"),
      language: t("newspapers.language"),
      lastRead: t("newspapers.lastRead"),
      state: t("newspapers.state"),
    },
    words: { never: t("newspapers.never"), off: t("newspapers.off"), none: t("newspapers.none") },
    countries: [...new Set(rows.map((row) => row.country))]
      .map((code) => ({
        code,
        name: countryName(code, language),
        some: rows.filter((row) => row.country === code),
      }))
      .map(({ some, ...country }) => ({
        ...country,
        newspapers: some.flatMap((row) => newspaperView(page, row) ?? []),
        off: some.filter((row) => row.health === "off").map((row) => row.name),
      }))
      .sort((a, b) => a.name.localeCompare(b.name, language)),
  };
}

function totalsOf({ t }: Page, rows: NewspaperRow[]): string[] {
  const read = rows.filter((row) => row.health !== "off");
  if (read.length === 0) return [];
  const count = (health: NewspaperHealth) => read.filter((row) => row.health === health).length;
  const newspapers = t("count.newspapers", { count: read.length });
  const countries = t("count.countries", { count: new Set(read.map((row) => row.country)).size });
  const said = {
    well: "workingCount",
    partly: "partlyCount",
    failing: "failingCount",
    new: "newCount",
  } as const;
  const perHealth = (Object.keys(said) as (keyof typeof said)[])
    .filter((health) => count(health) > 0)
    .map((health) => t(`newspapers.${said[health]}`, { count: count(health) }));
  return [t("newspapers.readCount", { newspapers, countries }), ...perHealth];
}

function newspaperView(page: Page, row: NewspaperRow): NewspaperView | null {
  const { health } = row;
  if (health === "off") return null;
  const { t, language, now } = page;
  const troubled = health !== "well" && row.failureReason !== null;
  return {
    id: row.id,
    name: row.name,
    homepage: row.homepage,
    language: languageName(row.language, language),
    lastRead: row.lastReadAt === null ? null : age(t, language, row.lastReadAt, now),
    health,
    state: troubled
      ? `${t(`health.${health}`)}: ${reasonText(t, row.failureReason!)}`
      : t(`health.${health}`),
  };
}
