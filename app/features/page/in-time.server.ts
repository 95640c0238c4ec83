import { complain } from "./complain.server";
import { withinTime } from "./time-limit";

/**
 * The promise's value, or `otherwise` when it fails or takes longer than `limit` (ms). Never rejects; what failed is
 * logged under `name`.
 * @param missed told that it failed
 */
export async function inTime<T, U>(
  name: string,
  promise: Promise<T>,
  limit: number,
  otherwise: U,
  missed?: () => void,
): Promise<T | U> {
  try {
    return await withinTime(promise, limit);
  } catch (error) {
    complain(name, error);
    missed?.();
    return otherwise;
  }
}
