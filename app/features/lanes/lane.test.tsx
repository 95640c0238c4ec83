import { renderToString } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { Lane } from "./lane";
import type { LaneView } from "./views";

const LANE: LaneView = {
  id: 3,
  key: "3-all",
  name: "Lo más nuevo",
  showName: true,
  description: "Hechos que acaban de aparecer.",
  words: {
    empty: "No hay eventos disponibles para este carril.",
    loading: "Cargando…",
    more: "Ver todo",
    moreOf: "Ver todo: Lo más nuevo",
    back: "Ver lo anterior",
    on: "Ver lo siguiente",
  },
  more: "/resultados/3",
  banner: null,
  cards: new Promise(() => {}),
};
const markupOf = (lane: Partial<LaneView>) =>
  renderToString(<Lane lane={{ ...LANE, ...lane }} front={false} />);

describe("a lane", () => {
  test("shows its name and a spinner while its cards are on their way", () => {
    const html = markupOf({});
    expect(html).toContain("Lo más nuevo");
    expect(html).toMatch(/role="status".*Cargando…/s);
    expect(html).not.toContain("No hay eventos");
  });

  test("keeps its name for those who hear the page when it is not to be seen", () => {
    expect(markupOf({ showName: false })).toMatch(/<header class="sr-only"><h2[^>]*>Lo más nuevo/);
  });
});

describe("a banner", () => {
  const sentence = "Mira qué periódicos leemos.";

  test("is one sentence with a link to another tab", () => {
    const html = markupOf({
      description: sentence,
      banner: { href: "https://d.example/", newTab: "se abre en otra pestaña" },
    });
    expect(html).toMatch(
      /<a href="https:\/\/d.example\/" target="_blank" rel="noopener">Mira qué periódicos/,
    );
  });

  test("without an address is its sentence alone", () => {
    const html = markupOf({ description: sentence, banner: { href: null, newTab: "" } });
    expect(html).toContain(sentence);
    expect(html).not.toContain("<a ");
  });
});
