import "@remix-run/cloudflare";
import type { Viewer } from "../domain/accounts/rules";
import type { Services } from "../functions/services";
import type { SessionDoor } from "../functions/session";
import type { Whereabouts } from "../functions/whereabouts";
import type { Markup } from "./features/page/markup";

declare module "@remix-run/cloudflare" {
  /** What a loader or action may use. */
  interface AppLoadContext {
    services: Services;
    /** Of this answer's Content-Security-Policy. */
    nonce: string;
    /** The event's own address that was asked for, where the front page with it answers (`landingOf`). */
    landedAt?: URL;
    /** Set when a part of the page could not be had (`Page.missed`). */
    incomplete?: boolean;
    /** Set where a whole page is asked for. */
    markup?: Markup;
    /** Who is signed in with this request, asked for when first needed; null for a guest. */
    viewer: () => Promise<Viewer | null>;
    whereabouts: Whereabouts;
    session: SessionDoor;
  }
  interface Future {
    v3_singleFetch: true;
  }
}
