import type { Env } from "./env";
import type { Services } from "./services";

/** What every HTTP handler finds in its context. */
export interface HttpEnv {
  Bindings: Env;
  Variables: { services: Services; nonce: string };
}
