import { expect, test } from "vitest";
import { loadEdition } from "./edition";
import { nameOf, readTruths, type StoryTruth, TUNING_STORIES, textOf } from "./truth";

const edition = loadEdition();
const truths = readTruths();

test("a truth speaks only of articles of its own story", () => {
  const strangers = truths.flatMap((truth) => {
    const known = new Set(articlesOf(truth).map(nameOf));
    return namesIn(truth)
      .filter((name) => !known.has(name))
      .map((name) => `${truth.story}: ${name}`);
  });
  expect(strangers).toEqual([]);
});

test("quotes and opinions stand word for word in their articles", () => {
  const missing = truths.flatMap((truth) => {
    const texts = new Map(articlesOf(truth).map((article) => [nameOf(article), textOf(article)]));
    return [...truth.quotes, ...truth.opinions]
      .filter(({ article, text }) => !texts.get(article)?.includes(text))
      .map(({ text }) => `${truth.story}: ${text}`);
  });
  expect(missing).toEqual([]);
});

test("no article stands in two versions of one contradiction", () => {
  const twice = truths.flatMap((truth) =>
    truth.contradictions
      .map(({ about, versions }) => ({ about, names: versions.flatMap(({ articles }) => articles) }))
      .filter(({ names }) => new Set(names).size < names.length)
      .map(({ about }) => `${truth.story}: ${about}`),
  );
  expect(twice).toEqual([]);
});

test("there is enough of everything, in both halves", () => {
  for (const half of [true, false]) {
    const some = truths.filter(({ story }) => TUNING_STORIES.has(story) === half);
    const count = (of: (truth: StoryTruth) => unknown[]) =>
      some.reduce((sum, one) => sum + of(one).length, 0);
    expect(count((one) => one.contradictions)).toBeGreaterThanOrEqual(30);
    expect(count((one) => one.look_alikes)).toBeGreaterThanOrEqual(20);
    expect(count((one) => one.quotes)).toBeGreaterThanOrEqual(40);
    expect(count((one) => one.facts)).toBeGreaterThanOrEqual(20);
    expect(count((one) => one.opinions)).toBeGreaterThanOrEqual(15);
    const kinds = new Set(some.flatMap((one) => one.contradictions.map(({ kind }) => kind)));
    expect(kinds.size).toBe(7);
  }
});

const articlesOf = ({ story }: StoryTruth) => edition.articles.filter((article) => article.story === story);

const namesIn = (truth: StoryTruth): string[] => [
  ...truth.contradictions.flatMap(({ versions }) => versions.flatMap(({ articles }) => articles)),
  ...[...truth.look_alikes, ...truth.facts].flatMap(({ articles }) => articles),
  ...[...truth.quotes, ...truth.opinions].map(({ article }) => article),
];
