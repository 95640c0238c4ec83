import { lookup } from "node:dns/promises";
import { hostRefusal } from "../../domain/ingest/fetch/addresses";
import type { FetchLike } from "../../domain/ingest/fetch/safe-fetch";

/**
 * The command line's way out. In the Worker the platform refuses names that lead to private addresses; Node's fetch
 * does not, so each name is looked up first. Throws TypeError, as fetch does, for a name that leads inside.
 */
export const guardedFetch =
  (allowPrivate: boolean): FetchLike =>
  async (input, init) => {
    const { hostname } = new URL(input);
    for (const { address, family } of await lookup(hostname.replace(/^\[|\]$/g, ""), { all: true })) {
      const refusal = hostRefusal(family === 6 ? `[${address}]` : address, allowPrivate);
      if (refusal) throw new TypeError(`${hostname} leads to ${address}: ${refusal}`);
    }
    return fetch(input, init);
  };
