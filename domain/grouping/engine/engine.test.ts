import { describe, expect, test } from "vitest";
import { groupArticles, type Link, type WindowArticle } from "./engine";
import { extractFeatures } from "./features";

const HOUR = 3_600_000;
const START = Date.UTC(2031, 4, 4, 6);

/** Invented news: [event, language, headline, lead]. */
const NEWS: readonly (readonly [string, string, string, string])[] = [
  [
    "quake",
    "es",
    "Un terremoto de magnitud 6,8 sacude Karabel y deja 250 muertos",
    "El seísmo derrumbó cientos de edificios en Karabel, en el este de Turquía.",
  ],
  [
    "quake",
    "es",
    "Turquía busca supervivientes en Karabel tras el terremoto con 250 muertos",
    "Los equipos de rescate trabajan entre los edificios derrumbados de Karabel.",
  ],
  [
    "quake",
    "en",
    "Magnitude 6.8 earthquake kills 250 in Karabel, eastern Turkey",
    "Rescuers search collapsed buildings in Karabel after the earthquake.",
  ],
  [
    "quake",
    "en",
    "Turkey earthquake: rescuers search rubble in Karabel as death toll reaches 250",
    "Hundreds of buildings collapsed in Karabel when the earthquake struck.",
  ],
  [
    "quake",
    "fr",
    "Turquie : un séisme de magnitude 6,8 fait 250 morts à Karabel",
    "Les secours cherchent des survivants dans les immeubles effondrés de Karabel.",
  ],
  [
    "quake",
    "fr",
    "Séisme à Karabel : la Turquie cherche des survivants, 250 morts",
    "Des centaines d'immeubles se sont effondrés à Karabel.",
  ],
  [
    "quake",
    "de",
    "Erdbeben der Stärke 6,8 in der Türkei: 250 Tote in Karabel",
    "Rettungskräfte suchen in Karabel unter eingestürzten Gebäuden nach Überlebenden.",
  ],
  [
    "quake",
    "de",
    "Türkei: Suche nach Überlebenden in Karabel nach Erdbeben mit 250 Toten",
    "Hunderte Gebäude sind in Karabel bei dem Erdbeben eingestürzt.",
  ],
  [
    "flood",
    "es",
    "La crecida del Arlanza hunde el puente de Valdemora",
    "Doce vecinos de Valdemora fueron rescatados tras hundirse el puente.",
  ],
  [
    "flood",
    "es",
    "Rescatados doce vecinos en Valdemora al hundirse el puente por la crecida",
    "El puente de Valdemora se hundió de madrugada por la crecida del Arlanza.",
  ],
  [
    "match",
    "en",
    "Northbridge Rovers beat Eastvale 3-1 to win the Harlow Cup final",
    "Striker Tom Belling scored twice as Northbridge Rovers lifted the Harlow Cup.",
  ],
  [
    "match",
    "en",
    "Belling double wins Harlow Cup for Northbridge Rovers against Eastvale",
    "Northbridge Rovers beat Eastvale in the Harlow Cup final.",
  ],
  [
    "other match",
    "en",
    "Westmoor United draw 0-0 with Fenwick City in league opener",
    "Goalkeeper Sam Orrick saved a penalty as Westmoor United drew with Fenwick City.",
  ],
  [
    "other match",
    "en",
    "Orrick penalty save earns Westmoor United draw at Fenwick City",
    "Westmoor United and Fenwick City drew their opening league match.",
  ],
  [
    "budget",
    "de",
    "Finanzministerin Ilsebrandt legt Sparhaushalt vor",
    "Finanzministerin Ilsebrandt will im Haushalt acht Milliarden Euro sparen.",
  ],
  [
    "budget",
    "de",
    "Sparhaushalt: Ilsebrandt will acht Milliarden Euro kürzen",
    "Die Finanzministerin Ilsebrandt stellte den Haushalt im Parlament vor.",
  ],
  ["weather 1", "fr", "La météo du dimanche 4 mai à Montclair", "Temps sec et ensoleillé."],
  ["weather 2", "fr", "La météo du dimanche 4 mai à Bellerive", "Temps sec et ensoleillé."],
  ["horoscope 1", "es", "Horóscopo de hoy, domingo 4 de mayo", "Consulta tu signo."],
  ["horoscope 2", "es", "Horóscopo de hoy, domingo 4 de mayo: todos los signos", "Consulta tu signo."],
];

const ARTICLES: WindowArticle[] = NEWS.map(([, language, headline, lead], i) => ({
  id: i + 1,
  newspaperId: 100 + i,
  language,
  publishedAt: START + i * HOUR,
  features: extractFeatures({ language, headline, lead }),
  eventId: null,
}));
const ALL = new Set(ARTICLES.map((article) => article.id));
const once = (articles = ARTICLES) => groupArticles({ articles, arrivals: ALL, links: [], constraints: [] });
const clusterOf = (clusters: number[][], event: string, language?: string) => {
  const ids = NEWS.flatMap(([name, lang], i) =>
    name === event && (language ?? lang) === lang ? [i + 1] : [],
  );
  return { ids, found: clusters.find((cluster) => cluster.includes(ids[0]!)) };
};

describe("groupArticles", () => {
  test.each(["flood", "match", "other match", "budget"])(
    "puts the articles on the %s together, and nothing else",
    (event) => {
      const { ids, found } = clusterOf(once().clusters, event);
      expect(found).toEqual(ids);
    },
  );

  test("puts one event in four languages together", () => {
    const { ids, found } = clusterOf(once().clusters, "quake");
    expect(found).toEqual(ids);
  });

  test.each(["weather 1", "weather 2", "horoscope 1", "horoscope 2"])("%s stays alone", (event) => {
    const { ids, found } = clusterOf(once().clusters, event);
    expect(found).toEqual(ids);
  });

  test("every article is in one cluster; links are ordered and probable", () => {
    const { clusters, links, stats } = once();
    expect(clusters.flat().sort((a, b) => a - b)).toEqual([...ALL]);
    for (const { a, b, p } of links) {
      expect(a).toBeLessThan(b);
      expect(p).toBeGreaterThanOrEqual(0.08);
      expect(p).toBeLessThanOrEqual(1);
    }
    expect(stats.candidates).toBeGreaterThan(0);
    expect(stats.scoredPairs).toBeGreaterThanOrEqual(stats.candidates);
  });

  test("gives the same whatever order the articles come in", () => {
    expect(once([...ARTICLES].reverse())).toEqual(once());
  });

  test("an empty window gives nothing", () => {
    expect(groupArticles({ articles: [], arrivals: new Set(), links: [], constraints: [] }).clusters).toEqual(
      [],
    );
  });

  test("in two batches gives the clusters of one", () => {
    const first = ARTICLES.slice(0, 11);
    const one = groupArticles({
      articles: first,
      arrivals: new Set(first.map((a) => a.id)),
      links: [],
      constraints: [],
    });
    const two = groupArticles({
      articles: ARTICLES,
      arrivals: new Set(ARTICLES.slice(11).map((a) => a.id)),
      links: one.links,
      constraints: [],
    });
    expect(two.clusters).toEqual(once().clusters);
  });

  test("nothing new keeps the clusters, from the stored links alone", () => {
    const { links, clusters } = once();
    const again = groupArticles({ articles: ARTICLES, arrivals: new Set(), links, constraints: [] });
    expect(again.clusters).toEqual(clusters);
    expect([...again.links]).toEqual([]);
  });

  test("without arrivals a free article finds the event that stands, also across languages", () => {
    const { links } = once();
    const quake = clusterOf(once().clusters, "quake").ids.slice(0, 7);
    const [free] = quake.slice(-1);
    const articles = ARTICLES.filter((a) => quake.includes(a.id)).map((a) => ({
      ...a,
      eventId: a.id === free ? null : 9,
    }));
    const { clusters } = groupArticles({ articles, arrivals: new Set(), links, constraints: [] });
    expect(clusters).toEqual([quake]);
  });

  test("works in a language without a lexicon", () => {
    const headlines = [
      "Pożar w stoczni w Gdyni, trzech rannych strażaków",
      "Trzech strażaków rannych w pożarze stoczni w Gdyni",
      "Sejm przyjął ustawę o emeryturach górniczych",
    ];
    const articles = headlines.map((headline, i) => ({
      ...ARTICLES[0]!,
      id: i + 1,
      language: "pl",
      features: extractFeatures({ language: "pl", headline, lead: "" }),
    }));
    expect(
      groupArticles({ articles, arrivals: new Set([1, 2, 3]), links: [], constraints: [] }).clusters,
    ).toEqual([[1, 2], [3]]);
  });
});

describe("an operator's corrections", () => {
  const { ids: flood } = clusterOf([], "flood");
  const { ids: match } = clusterOf([], "match");
  const withConstraint = (a: number, b: number, kind: "must" | "cannot") =>
    groupArticles({ articles: ARTICLES, arrivals: ALL, links: [], constraints: [{ a, b, kind }] }).clusters;

  test("what cannot be together is apart", () => {
    const clusters = withConstraint(flood[0]!, flood[1]!, "cannot");
    expect(clusters).toContainEqual([flood[0]]);
    expect(clusters).toContainEqual([flood[1]]);
  });

  test("what must be together is, and brings its own with it", () => {
    expect(withConstraint(flood[0]!, match[0]!, "must")).toContainEqual([...flood, ...match]);
  });

  test("a constraint on an article that is not in the window is passed over", () => {
    expect(withConstraint(flood[0]!, 999, "must")).toEqual(once().clusters);
  });
});

test("an event too old takes no further articles", () => {
  const { ids } = clusterOf([], "flood");
  const old = (article: WindowArticle): WindowArticle =>
    article.id === ids[0] ? { ...article, eventId: 5, eventBornAt: START - 8 * 24 * HOUR } : article;
  const links: Link[] = [{ a: ids[0]!, b: ids[1]!, p: 0.99 }];
  const grouped = (articles: WindowArticle[]) =>
    groupArticles({ articles, arrivals: new Set(), links, constraints: [] }).clusters;
  expect(grouped(ARTICLES)).toContainEqual(ids);
  expect(grouped(ARTICLES.map(old))).toContainEqual([ids[0]]);
});

describe("an operator's merge of events that share nothing", () => {
  const { ids: flood } = clusterOf([], "flood");
  const { ids: match } = clusterOf([], "match");
  const { ids: quake } = clusterOf([], "quake");
  const star = [...flood, ...match, ...quake]
    .slice(1)
    .map((b) => ({ a: flood[0]!, b, kind: "must" as const }));
  const all = [...flood, ...match, ...quake].sort((a, b) => a - b);

  test("holds for every article, in four languages, when all is grouped anew", () => {
    const { clusters } = groupArticles({ articles: ARTICLES, arrivals: ALL, links: [], constraints: star });
    expect(clusters).toContainEqual(all);
  });

  test("holds when the article that ties them has left the window", () => {
    const { clusters } = groupArticles({
      articles: ARTICLES.filter((article) => article.id !== flood[0]),
      arrivals: ALL,
      links: [],
      constraints: star,
    });
    expect(clusters).toContainEqual(all.filter((id) => id !== flood[0]));
  });
});

describe("the events of the round before", () => {
  const { ids: flood } = clusterOf([], "flood");
  const grouped = (
    p: { stay: number; leave: number },
    events: Record<number, number>,
    arrivals: number[] = [],
  ): number[][] => {
    const alike = { newspaperId: 1, language: "es", publishedAt: START, eventBornAt: null };
    const articles = ["uno", "dos", "tres", "cuatro"].map((headline, i) => ({
      ...alike,
      id: i + 1,
      features: extractFeatures({ language: "es", headline, lead: "" }),
      eventId: events[i + 1] ?? null,
    }));
    const links: Link[] = [
      { a: 1, b: 2, p: p.stay },
      { a: 2, b: 3, p: p.leave },
    ];
    const cannot = { a: 1, b: 4, kind: "cannot" as const };
    return groupArticles({ articles, arrivals: new Set(arrivals), links, constraints: [cannot] }).clusters;
  };

  test("hold where something else is hardly better, and give way where it clearly is", () => {
    // The cannot-link within event 7 has it looked at anew.
    const events = { 1: 7, 2: 7, 4: 7 };
    expect(grouped({ stay: 0.5, leave: 0.55 }, events)).toContainEqual(
      expect.arrayContaining([1, 2]) as number[],
    );
    expect(grouped({ stay: 0.1, leave: 0.95 }, events)).toContainEqual([2, 3]);
  });

  test("stand as they are where nothing new touches them, even with no link left", () => {
    const articles = ARTICLES.map((article) => ({
      ...article,
      eventId: flood.includes(article.id) ? 3 : null,
    }));
    const { clusters } = groupArticles({ articles, arrivals: new Set(), links: [], constraints: [] });
    expect(clusters).toContainEqual(flood);
  });
});
