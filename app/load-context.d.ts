import "@remix-run/cloudflare";
import type { Services } from "../functions/services";
import type { Markup } from "./features/page/markup";

declare module "@remix-run/cloudflare" {
  /** What a loader or action may use. */
  interface AppLoadContext {
    services: Services;
    /** Of this answer's Content-Security-Policy. */
    nonce: string;
    /** Set where a whole page is asked for. */
    markup?: Markup;
    /** Nobody is signed in: there are no accounts. */
    user: null;
  }
  interface Future {
    v3_singleFetch: true;
  }
}
