import { describe, expect, test } from "vitest";
import type { EventCard } from "../../../domain/events/queries";
import type { Lane } from "../../../domain/lanes/queries";
import type { Action, Reacted } from "../../../domain/reactions/rules";
import { HOUR } from "../../../domain/shared/time";
import { guestContext } from "../../testing";
import { openPage } from "../page/page.server";
import { articleCard, type CardArticle, eventCard } from "./card-views.server";

const NOW = Date.UTC(2026, 10, 20, 18, 0);
const pageAt = (path: string) =>
  openPage({
    request: new Request(`https://poliedro.example${path}`, { headers: { "accept-language": "es" } }),
    context: guestContext({ clock: { now: () => NOW } }),
  });

describe("an event's card", () => {
  const EVENT: EventCard = {
    id: 5,
    title: "Tregua en Kardal",
    description: "",
    language: "es",
    newspapers: 3,
    countries: 2,
    languages: 1,
    articles: 4,
    contradictions: 0,
    categories: [1010, 1005],
    bornAt: NOW,
    updatedAt: NOW,
    lastPublishedAt: NOW - 2 * HOUR,
    byCountry: [
      { country: "ES", newspapers: 2 },
      { country: "AR", newspapers: 1 },
    ],
  };
  const NOTHING: Reacted = new Map();
  const laneBy = (selection: Lane["selection"]) => ({ selection }) as Lane;

  test("bears its first category, but not in the lane that gathers it", async () => {
    const page = await pageAt("/");
    expect(eventCard(page, EVENT, laneBy({ by: "newest" }), NOTHING).kicker).toBe("Internacional");
    expect(eventCard(page, EVENT, laneBy({ by: "category", categoryId: 1010 }), NOTHING).kicker).toBeNull();
  });

  test("tells how widely it is covered and whether its sources contradict each other", async () => {
    const page = await pageAt("/");
    const card = eventCard(page, EVENT, laneBy({ by: "newest" }), NOTHING);
    expect(card).toMatchObject({ coverage: "3 periódicos · 2 países", bar: "M0 2h16m2 0h8" });
    expect(card.contradicted).toBeNull();
    const disputed = eventCard(page, { ...EVENT, contradictions: 2 }, laneBy({ by: "newest" }), NOTHING);
    expect(disputed.contradicted).toBe("Las fuentes se contradicen");
  });

  test("leads a guest who keeps it for later back to the list's beginning, with the event open", async () => {
    const page = await pageAt("/resultados/3?idioma=de&antes_de=1~2~3&evento=9");
    const { later, read } = eventCard(page, EVENT, laneBy({ by: "newest" }), NOTHING);
    if (!("href" in later)) return expect.unreachable("a guest has no reactions");
    const next = new URL(later.href, "https://poliedro.example").searchParams.get("next");
    expect(next).toBe("/resultados/3?idioma=de&evento=5");
    expect(later.label).toContain("Tregua en Kardal");
    expect(read).toBe(false);
  });

  test("says what a signed-in reader has read, and whether it waits to be read", async () => {
    const page = { ...(await pageAt("/")), signedIn: true };
    const cardOf = (reacted: Reacted) => eventCard(page, EVENT, laneBy({ by: "newest" }), reacted);
    expect(cardOf(NOTHING)).toMatchObject({
      read: false,
      later: { reaction: { on: false, value: "read_later:event:5:on" } },
    });
    expect(cardOf(new Map([["event:5", new Set<Action>(["read", "read_later"])]]))).toMatchObject({
      read: true,
      later: { reaction: { on: true, value: "read_later:event:5:off" } },
    });
    expect(cardOf(new Map([["article:5", new Set<Action>(["read"])]])).read).toBe(false);
  });
});

describe("an article's card", () => {
  const ARTICLE: CardArticle = {
    type: "Poliedro",
    id: 7,
    slug: "puerto/registro",
    headline: "Lo que dice el registro",
    summary: "",
    url: "/article/puerto/registro",
    language: "fr",
    author: "Inés Robledal",
    country: "FR",
    publishedAt: NOW - HOUR,
    priceCents: 350,
    words: 201,
    citedSources: 1,
    emphatic: true,
    clickbait: true,
    paywall: true,
  };

  test("tells author, source, country, reading time, marks and price in words", async () => {
    expect(articleCard(await pageAt("/"), ARTICLE)).toMatchObject({
      article: "puerto/registro",
      language: "fr",
      kicker: "Inés Robledal",
      source: { name: "Poliedro", country: { code: "FR", name: "Francia" } },
      age: { text: "1 h" },
      notes: ["2 min de lectura", "De pago", "Titular gancho", "Texto enfático", "Cita 1 fuente"],
      price: { text: "€3.50", euros: "3.50", spoken: "3,50 euros" },
    });
  });

  test("says nothing of what is not so", async () => {
    const page = await pageAt("/");
    const plain = { slug: null, country: null, words: null, citedSources: 0, emphatic: false };
    const card = articleCard(page, { ...ARTICLE, ...plain, clickbait: false, paywall: false });
    expect(card).toMatchObject({ article: "7", notes: [], price: null });
    expect(card.source.country).toBeNull();
  });

  test("of a newspaper opens at its own address", async () => {
    const theirs = { type: "externo", newspaperName: "Elbe-Kurier", origin: "elbe-kurier.example" };
    const card = articleCard(await pageAt("/"), {
      ...ARTICLE,
      ...theirs,
      url: "https://elbe-kurier.example/1",
    });
    expect(card).toMatchObject({ article: null, url: "https://elbe-kurier.example/1" });
    expect(card.source.name).toBe("Elbe-Kurier");
  });
});
