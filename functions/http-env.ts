import type { Viewer } from "../domain/accounts/rules";
import type { Env } from "./env";
import type { Services } from "./services";

/** What every HTTP handler finds in its context. */
export interface HttpEnv {
  Bindings: Env;
  Variables: {
    services: Services;
    nonce: string;
    /** Who is signed in with this request; asked for when first needed. */
    viewer: () => Promise<Viewer | null>;
  };
}
