import { parseArgs } from "node:util";
import { openBrowser } from "../../tests/support/browser";
import { SCORES, SHARE_OF_STATIC } from "./budgets";
import { judge } from "./lighthouse";
import { type MeasuredPage, startMeasured } from "./product";
import type { PageMeasure, PagesReport } from "./report";
import { ratesOf, timesToFirstByte } from "./speed";
import { printTables } from "./tables";
import { weigh } from "./weigh";

/**
 * `npm run bench -- pages [--json] [--quick]`: starts the built product on the sample edition, with six lanes of twenty
 * events, and measures its pages against their budgets: weight, time to the first byte, Lighthouse for a telephone, and
 * requests per second beside a static file of the same bytes. --quick leaves Lighthouse out. Needs `npm run build`.
 */
export async function run(argv: string[]): Promise<void> {
  const { values } = parseArgs({
    args: argv,
    options: { json: { type: "boolean", default: false }, quick: { type: "boolean", default: false } },
  });
  const { product, pages } = await startMeasured({ edgeCache: true });
  try {
    const measures: PageMeasure[] = [];
    for (const page of pages) measures.push(await measure(product.url, page, values.quick));
    const rates = await ratesOf(`${product.url}/`, values.quick ? 2 : 5);
    const report: PagesReport = { pages: measures, rates };
    if (values.json) console.log(JSON.stringify({ ...report, wanted: { SCORES, SHARE_OF_STATIC } }, null, 2));
    else printTables(report);
  } finally {
    await product.close();
  }
}

async function measure(origin: string, page: MeasuredPage, quick: boolean): Promise<PageMeasure> {
  const url = origin + page.path;
  const firstByte = await timesToFirstByte(url);
  const browser = await openBrowser();
  const weight = await weigh(browser, url).finally(() => browser.close());
  return { page, weight, firstByte, lighthouse: quick ? null : await judge(url) };
}
