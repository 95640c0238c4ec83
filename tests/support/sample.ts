import { catalogue } from "../../sample/edition";
import { type Newsstand, startNewsstand } from "../../sample/newsstand";
import { startProduct, type TestProduct } from "./product";

/** The product on the sample edition, as it is some hours after its start (0 unless told). */
export async function startSampleProduct(
  options: { folder?: string; hours?: number; stand?: Newsstand; edgeCache?: boolean } = {},
): Promise<TestProduct & { stand: Newsstand }> {
  const stand =
    options.stand ??
    (await startNewsstand({
      port: 0,
      anchor: Date.now() - (options.hours ?? 0) * 3_600_000,
      now: () => Date.now(),
    }));
  const product = await startProduct({
    catalogue: catalogue(stand.url),
    edition: "sample",
    edgeCache: options.edgeCache ?? false,
    ...(options.folder ? { folder: options.folder } : {}),
  });
  return {
    ...product,
    stand,
    async close() {
      await product.close();
      if (!options.stand) await stand.close();
    },
  };
}
