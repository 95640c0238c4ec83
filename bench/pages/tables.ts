import Table from "cli-table3";
import { SCORES, SHARE_OF_STATIC } from "./budgets";
import type { PagesReport } from "./report";

const verdict = (good: boolean): string => (good ? "ok" : "OVER");
const kb = (bytes: number): string => (bytes / 1000).toFixed(1);
const within = (value: number, budget: number, show: (value: number) => string = String): string =>
  `${show(value)} / ${show(budget)} ${verdict(value <= budget)}`;
const ms = (value: number): string => value.toFixed(0);

/** Prints what was measured beside what is allowed. */
export function printTables({ pages, rates }: PagesReport): void {
  const weights = new Table({
    head: [
      "page",
      "HTML kB",
      "JS kB",
      "JS till quiet",
      "CSS kB",
      "fonts kB",
      "requests",
      "TTFB ms",
      "cached",
    ],
  });
  for (const { page, weight, firstByte } of pages) {
    const { budget } = page;
    weights.push([
      page.name,
      within(weight.html, budget.html, kb),
      within(weight.js, budget.js, kb),
      kb(weight.allJs),
      within(weight.css, budget.css, kb),
      kb(weight.fonts),
      within(weight.requests, budget.requests),
      firstByte.cold.toFixed(1),
      firstByte.cached.toFixed(1),
    ]);
  }
  console.log(`Bytes after gzip, 1 kB = 1000\n${weights}`);

  const judged = new Table({
    head: [
      "page",
      "performance",
      "accessibility",
      "best practices",
      "SEO",
      "FCP ms",
      "LCP ms",
      "TBT ms",
      "CLS",
    ],
  });
  for (const { page, lighthouse } of pages) {
    if (!lighthouse) continue;
    const { scores, fcp, lcp, tbt, cls, failed } = lighthouse;
    const score = (name: keyof typeof SCORES) =>
      `${scores[name]} / ${SCORES[name]} ${verdict(scores[name] >= SCORES[name])}`;
    judged.push([
      page.name,
      score("performance"),
      score("accessibility"),
      score("best-practices"),
      score("seo"),
      ms(fcp),
      within(lcp, page.budget.lcp, ms),
      within(tbt, page.budget.tbt, ms),
      within(cls, page.budget.cls, (value) => value.toFixed(4)),
    ]);
    if (failed.length > 0) console.log(`${page.name}: not passed: ${failed.join(", ")}`);
  }
  if (judged.length > 0) console.log(`Lighthouse, telephone\n${judged}`);

  const speed = new Table({ head: ["home", "requests/s", "of static", "wanted"] });
  const share = (kind: "cached" | "uncached") => {
    const part = rates[kind] / rates.static;
    const wanted = SHARE_OF_STATIC[kind];
    return [kind, ms(rates[kind]), part.toFixed(2), `${wanted} ${verdict(part >= wanted)}`];
  };
  const barest = ["/offline, uncached", ms(rates.barest), (rates.barest / rates.static).toFixed(2), ""];
  speed.push(["static file", ms(rates.static), "1", ""], share("cached"), share("uncached"), barest);
  console.log(`Requests per second, 16 connections\n${speed}`);
}
