import { complain } from "./complain.server";

/**
 * The promise's value, or `otherwise` when it fails or takes longer than `limit` (ms). Never rejects; what failed is
 * logged under `name`.
 */
export async function inTime<T, U>(
  name: string,
  promise: Promise<T>,
  limit: number,
  otherwise: U,
): Promise<T | U> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`not there after ${limit} ms`)), limit);
  });
  try {
    return await Promise.race([promise, late]);
  } catch (error) {
    complain(name, error);
    return otherwise;
  } finally {
    clearTimeout(timer);
  }
}
