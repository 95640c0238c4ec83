import { describe, expect, test } from "vitest";
import { LANGUAGES } from "../../../domain/shared/languages";
import { ERRORS, errorText } from "../errors";
import { translateInto } from "../translate.server";
import { TEXTS } from ".";

type Table = { [key: string]: string | Table };

const flat = (table: Table, prefix = ""): [string, string][] =>
  Object.entries(table).flatMap(([key, value]) =>
    typeof value === "string" ? [[prefix + key, value] as [string, string]] : flat(value, `${prefix}${key}.`),
  );

const places = (text: string): string[] => [...text.matchAll(/\{+\w+/g)].map(([place]) => place).sort();

describe.each(LANGUAGES)("the table of %s", (language) => {
  const spanish = new Map([...flat(TEXTS.es), ...flat(ERRORS.es, "errors.")]);
  const own = new Map([...flat(TEXTS[language]), ...flat(ERRORS[language], "errors.")]);

  test("has the keys of the Spanish one, none of them empty", () => {
    expect([...own.keys()].sort()).toEqual([...spanish.keys()].sort());
    expect([...own].filter(([, text]) => text.trim() === "")).toEqual([]);
  });

  test("fills the same places", () => {
    const different = [...own].filter(
      ([key, text]) => places(text).join() !== places(spanish.get(key)!).join(),
    );
    expect(different).toEqual([]);
  });

  test("has a form for every plural that its language has below a million", () => {
    const rules = new Intl.PluralRules(language);
    const forms = new Set(Array.from({ length: 200 }, (_, n) => rules.select(n)));
    const plurals = [...own.keys()]
      .filter((key) => key.endsWith("_other"))
      .map((key) => key.replace("_other", ""));
    expect(plurals.length).toBeGreaterThan(0);
    for (const key of plurals)
      for (const form of forms) expect(own.has(`${key}_${form}`), `${key}_${form}`).toBe(true);
  });
});

test("sentences that readers know stand word for word in the table of their language", () => {
  expect(TEXTS.es.lane.noEvents).toBe("No hay eventos disponibles para este carril.");
  expect(TEXTS.es.lane.noArticles).toBe("No hay artículos disponibles para este carril.");
  expect(TEXTS.es.event.missingTitle).toBe("Evento no encontrado");
  expect(TEXTS.es.lane.loadMore).toBe("Cargar más");
  expect(TEXTS.en.home.failedTitle).toBe("Error loading carriles");
  expect(TEXTS.en.lane.failedTitle).toBe("Error loading events");
});

test("counts are told in the grammar and figures of the language", async () => {
  const [es, fr, de] = await Promise.all([translateInto("es"), translateInto("fr"), translateInto("de")]);
  expect(es("count.newspapers", { count: 1 })).toBe("1 periódico");
  expect(es("count.newspapers", { count: 12_345 })).toBe("12.345 periódicos");
  expect(fr("count.newspapers", { count: 0 })).toBe("0 journal");
  expect(de("count.countries", { count: 1 })).toBe("1 Land");
});

describe("errors", () => {
  test("are told in the reader's language with their parameters", () => {
    expect(errorText("event_not_found", "es")).toBe("Evento no encontrado");
    expect(errorText("split_leaves_nothing", "de", { id: 7 })).toBe("Dem Ereignis 7 bliebe kein Artikel");
  });

  test("without words of their own are told as ours", () => {
    expect(errorText("toString", "en")).toBe(ERRORS.en.internal);
  });
});
