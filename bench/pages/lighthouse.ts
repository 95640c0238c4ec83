import lighthouse from "lighthouse";
import { chromium } from "playwright";
import { freePort } from "../../tests/support/ports";

/** What Lighthouse says of a page on a slow telephone: scores of 100; ms; a share of the view. */
export interface Judgement {
  scores: Record<"performance" | "accessibility" | "best-practices" | "seo", number>;
  fcp: number;
  lcp: number;
  tbt: number;
  cls: number;
  /** Ids of the audits outside performance that it did not pass. */
  failed: string[];
}

const CATEGORIES = ["performance", "accessibility", "best-practices", "seo"] as const;

export async function judge(url: string): Promise<Judgement> {
  const port = await freePort();
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium",
    args: ["--no-sandbox", "--disable-gpu", `--remote-debugging-port=${port}`],
  });
  try {
    const result = await lighthouse(url, { port, logLevel: "error", onlyCategories: [...CATEGORIES] });
    const report = result?.lhr;
    if (!report) throw new Error(`Lighthouse said nothing of ${url}`);
    const number = (audit: string) => report.audits[audit]?.numericValue ?? Number.NaN;
    const score = (name: string) => Math.round(100 * (report.categories[name]?.score ?? 0));
    return {
      scores: {
        performance: score("performance"),
        accessibility: score("accessibility"),
        "best-practices": score("best-practices"),
        seo: score("seo"),
      },
      fcp: number("first-contentful-paint"),
      lcp: number("largest-contentful-paint"),
      tbt: number("total-blocking-time"),
      cls: number("cumulative-layout-shift"),
      failed: CATEGORIES.slice(1).flatMap((name) =>
        (report.categories[name]?.auditRefs ?? [])
          .filter(({ id, weight }) => weight > 0 && (report.audits[id]?.score ?? 1) < 1)
          .map(({ id }) => id),
      ),
    };
  } finally {
    await browser.close();
  }
}
