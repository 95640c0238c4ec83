import { type IngestContext, ROBOT_TOKEN } from "../ingest/context";
import { FetchFailure, safeFetch } from "../ingest/fetch/safe-fetch";
import { policyOf } from "../ingest/host-policies";
import { type HostPolicy, mayReadPage } from "../ingest/page/policy";
import { takeLeases } from "../shared/leases";
import { MINUTE, SECOND } from "../shared/time";
import { iconLinks } from "./icon-links";
import { imageType } from "./image-type";

/** A newspaper's icon. */
export interface Icon {
  body: Uint8Array;
  /** media type, from the bytes themselves */
  type: string;
}

const MAX_ICON_BYTES = 100_000;
const MAX_PAGE_BYTES = 500_000;
const TIMEOUT = 10 * SECOND;
/** Addresses of one newspaper that are tried. */
const TRIES = 3;

/**
 * The icon that a newspaper's home page names, else its /favicon.ico. Null when it has none that may and can be taken:
 * closed by robots.txt or a reservation, too large, no raster image, not answering, or at a private address. "busy"
 * where another reader is at one of its hosts.
 */
export async function readIcon(visit: IconVisit, homepage: string): Promise<Icon | "busy" | null> {
  try {
    return await look(visitor(visit), homepage);
  } catch (error) {
    if (error instanceof HostBusy) return "busy";
    throw error;
  }
}

async function look(ask: ReturnType<typeof visitor>, homepage: string): Promise<Icon | null> {
  const page = await ask(homepage, "text/html", MAX_PAGE_BYTES);
  const links = page ? iconLinks(new TextDecoder().decode(page.body), page.url) : iconLinks("", homepage);
  for (const url of links.slice(0, TRIES)) {
    const answer = await ask(
      url,
      "image/png, image/x-icon, image/webp, image/jpeg, image/gif",
      MAX_ICON_BYTES,
    );
    const type = answer && !answer.truncated ? imageType(answer.body) : null;
    if (answer && type) return { body: answer.body, type };
  }
  return null;
}

/** What is needed to visit newspapers, and the leases that are held on the way: the caller gives them back. */
export interface IconVisit extends IngestContext {
  held: string[];
}

/** Signals that a host is read by someone else. */
class HostBusy extends Error {}

/** A visit that was cut off leaves its host free again after this. */
const LEASE = 2 * MINUTE;

/** Asks addresses as pages are asked: each hop by its host's rules. Null for whatever does not answer well. */
function visitor(ctx: IconVisit) {
  const policies = new Map<string, HostPolicy>();
  return async (url: string, accept: string, maxBytes: number) => {
    try {
      return await safeFetch(url, {
        fetch: ctx.fetch,
        allowPrivate: ctx.allowPrivate,
        userAgent: ctx.userAgent,
        accept,
        maxBytes,
        timeoutMs: TIMEOUT,
        async onHop({ href, origin, host }) {
          const lease = `host:${host}`;
          if (!ctx.held.includes(lease) && !(await takeLeases(ctx, [lease], LEASE))) throw new HostBusy(host);
          ctx.held.push(lease);
          const policy = policies.get(origin) ?? (await policyOf(ctx, origin));
          policies.set(origin, policy);
          if (!mayReadPage(policy, href, ROBOT_TOKEN).allowed)
            throw new FetchFailure("bad_url", `${origin} does not want it read`);
        },
      });
    } catch (error) {
      if (error instanceof FetchFailure) return null;
      throw error;
    }
  };
}
