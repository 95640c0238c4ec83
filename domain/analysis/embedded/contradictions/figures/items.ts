import type { Contradiction } from "../../../findings";
import { fromCanonical, unitOf } from "../../../reading/figures/units";
import type { SameThing } from "./comparable";
import { questionOf } from "./questions";
import { carefulOf } from "./standing";
import type { Quantity, Statement } from "./statements";
import type { Side } from "./versions";
import { evidenceOf, shownValue } from "./wording";

/** Whether a quantity only grows while its event lasts. */
export const growsOf = ({ measure }: Quantity): boolean => measure?.grows ?? false;

/** One value in several numbers: rounded here, in another unit there. Nothing where a mere "about" or "dozens" differs. */
export function wordingsOf(quantity: Quantity, side: Side, same: SameThing): Contradiction[] {
  const byWording = new Map<string, Statement[]>();
  for (const statement of side.statements) {
    if (!side.statements.some((other) => other !== statement && same(statement, other))) continue;
    const { written, precision } = statement.figure;
    if (precision === "vague") continue;
    const name = `${written.low} ${written.high} ${written.unit}`;
    byWording.set(name, [...(byWording.get(name) ?? []), statement]);
  }
  if (byWording.size < 2) return [];
  const units = new Set(side.statements.map(({ figure }) => figure.written.unit));
  const versions = [...byWording.values()].map((statements) => ({ best: statements[0]!, statements }));
  return [contradictionOf(quantity, units.size > 1 ? "unit" : "rounding", versions, "")];
}

/** The sides of a quantity as an item of the findings; `suffix` tells a second item of one quantity apart. */
export function contradictionOf(
  quantity: Quantity,
  relation: Contradiction["relation"],
  sides: readonly Side[],
  suffix: string,
): Contradiction {
  const all = sides.flatMap(({ statements }) => statements);
  const unit = commonUnit(all);
  const money = all[0]!.figure.dimension === "money";
  return {
    key: `figure:${quantity.key}${suffix}`,
    kind: money ? "money" : "figure",
    relation,
    question: questionOf(quantity),
    unit,
    versions: sides.map(({ best, statements }) => ({
      value: shownValue(carefulOf({ best, statements }, growsOf(quantity))),
      amount: amountOf(best, unit),
      sources: statements.map(({ article }) => article.id),
      evidence: statements.map((statement) => ({
        article: statement.article.id,
        text: evidenceOf(statement),
      })),
    })),
  };
}

/** The unit most of the statements are written in. */
function commonUnit(statements: readonly Statement[]): string | null {
  const told = new Map<string | null, number>();
  for (const { figure } of statements)
    told.set(figure.written.unit, (told.get(figure.written.unit) ?? 0) + 1);
  return [...told].sort((a, b) => b[1] - a[1])[0]![0];
}

function amountOf({ figure }: Statement, key: string | null): { low: number; high: number } {
  if (figure.written.unit === key) return { low: figure.written.low, high: figure.written.high };
  const unit = key === null ? undefined : unitOf(key);
  if (unit === undefined || unit.dimension !== figure.dimension)
    return { low: figure.low, high: figure.high };
  return { low: fromCanonical(figure.low, unit), high: fromCanonical(figure.high, unit) };
}
