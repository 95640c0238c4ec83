import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { inject } from "vitest";
import { startProduct, type TestProduct } from "./product";

/**
 * The product on the sample edition as its first hour left it, read and analysed, the first files made: a copy of the one reading that all
 * suites share (`read-once.ts`). Its newspapers no longer answer.
 */
export async function startReadSample(options: { edgeCache?: boolean } = {}): Promise<TestProduct> {
  const folder = mkdtempSync(join(tmpdir(), "poliedro-"));
  cpSync(inject("readSample"), folder, { recursive: true });
  const product = await startProduct({ edition: "sample", folder, ...options });
  return {
    ...product,
    async close() {
      await product.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
