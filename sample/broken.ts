import type { IncomingMessage, ServerResponse } from "node:http";
import type { FAULTS } from "./edition";
import { type Answer, plain } from "./http";

/** What is wrong with a newspaper's feed. */
export type Fault = (typeof FAULTS)[number];

/** How long the hanging feed keeps its reader waiting before it cuts the line, in ms. */
export const HANG_MS = 15_000;

/**
 * Answers for a feed that does not work.
 * @returns null where the line is left open
 * @param feed writes the feed as it would be if all were well
 */
export function answerBroken(
  fault: Fault,
  request: IncomingMessage,
  response: ServerResponse,
  feed: () => Uint8Array,
): Answer | null {
  switch (fault) {
    case "error-500":
      return plain(500, "The printing press is out of order.");
    case "not-found":
      return plain(404, "No such feed.");
    case "html-page":
      return {
        contentType: "text/html; charset=utf-8",
        body: "<!doctype html><html lang=en><title>Welcome</title><h1>Our feeds have moved</h1><p>Please visit our new site.</p></html>",
      };
    case "hangs": {
      const cut = setTimeout(() => response.destroy(), HANG_MS);
      response.once("close", () => clearTimeout(cut));
      return null;
    }
    case "redirect-circle": {
      const path = (request.url ?? "/").split("?")[0];
      const other = request.url?.includes("?turn") ? path : `${path}?turn`;
      return { ...plain(302, "Over there."), headers: { location: String(other) } };
    }
    case "cut-short":
      return {
        contentType: "application/rss+xml; charset=utf-8",
        body: cutInTheMiddle(feed()),
      };
  }
}

/** The first seven tenths of a body, moved back so that the cut falls inside a tag of the item it hits. */
function cutInTheMiddle(body: Uint8Array): Uint8Array {
  const cut = body.lastIndexOf("<".charCodeAt(0), Math.floor(body.length * 0.7));
  return body.subarray(0, cut > 0 ? cut + 3 : body.length);
}
