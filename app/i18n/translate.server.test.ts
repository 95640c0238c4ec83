import { expect, test } from "vitest";
import { translateInto } from "./translate.server";

test("the same text is filled with other words and other numbers each time", async () => {
  const t = await translateInto("es");
  const later = (title: string) => t("front.lanes.readLater", { title });
  expect([later("Uno"), later("Dos"), later("Uno")]).toEqual([
    "Leer más tarde: Uno",
    "Leer más tarde: Dos",
    "Leer más tarde: Uno",
  ]);
  const newspapers = [1, 2, 1].map((count) => t("count.newspapers", { count }));
  expect(newspapers).toEqual(["1 periódico", "2 periódicos", "1 periódico"]);
});

test("words that look like a place or like another text stay as they are", async () => {
  const t = await translateInto("es");
  const title = "{{title}} $t(nav.home) $& \\0";
  for (let again = 0; again < 2; again++)
    expect(t("front.lanes.readLater", { title })).toBe(`Leer más tarde: ${title}`);
});
