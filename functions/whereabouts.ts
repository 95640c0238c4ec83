/** Where a request comes from, as Cloudflare tells it. Told to whoever sent it, never stored. */
export interface Whereabouts {
  ip: string | null;
  /** ISO 3166-1 alpha-2; null where it cannot be told (Tor, private networks). */
  country: string | null;
}

/** Cloudflare's words for "unknown" and for Tor. */
const NOWHERE = ["XX", "T1"];

export function whereaboutsOf(request: Request): Whereabouts {
  const { cf } = request as { cf?: { country?: unknown } };
  const told = cf?.country ?? request.headers.get("cf-ipcountry");
  const country =
    typeof told === "string" && /^[A-Z]{2}$/.test(told) && !NOWHERE.includes(told) ? told : null;
  return { ip: request.headers.get("cf-connecting-ip"), country };
}
