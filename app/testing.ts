import type { AppLoadContext } from "@remix-run/cloudflare";
import { sessionDoor } from "../functions/session";
import { whereaboutsOf } from "../functions/whereabouts";
import { landingOf } from "./i18n/landing.server";

/**
 * What the loaders of the page at an event's own address get.
 * @param path such an address, with its parameters
 */
export function landingArgs(path: string, context: AppLoadContext) {
  const asked = new Request(`https://poliedro.example${path}`, { headers: { "accept-language": "es" } });
  return { request: landingOf(asked)!, params: {}, context: { ...context, landedAt: new URL(asked.url) } };
}

const NOBODY = new Request("https://poliedro.example/");

/** What a loader or action gets with the request of a guest who cannot be placed. @param services those that it uses */
export const guestContext = (services: object): AppLoadContext => ({
  services: services as never,
  nonce: "n",
  viewer: async () => null,
  whereabouts: whereaboutsOf(NOBODY),
  session: sessionDoor(NOBODY),
});
