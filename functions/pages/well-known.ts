import { Hono } from "hono";
import { DAY, SECOND } from "../../domain/shared/time";
import type { HttpEnv } from "../http-env";
import { cached } from "./cached";

const ONE_DAY = DAY / SECOND;
/** RFC 9116 asks for less than a year. */
const SECURITY_VALID = 180 * DAY;

/** Our creators' texts are theirs; what Poliedro itself writes may be mined (W3C TDM Reservation Protocol). */
const RESERVED = ["/article/*", "/articulo/*"].map((location) => ({ location, "tdm-reservation": 1 }));

/** `/.well-known/security.txt` (RFC 9116), `/.well-known/change-password`, `/.well-known/tdmrep.json` and `/ads.txt`. */
export const wellKnown = new Hono<HttpEnv>()
  .get("/.well-known/security.txt", cached(ONE_DAY), (c) => {
    const { origin, contactEmail, clock } = c.get("services");
    const now = clock.now();
    // From the start of the day, so that it changes once a day.
    const expires = new Date(now - (now % DAY) + SECURITY_VALID);
    return c.text(
      `Contact: mailto:${contactEmail ?? `webmaster@${new URL(origin).hostname}`}
Expires: ${expires.toISOString()}
Preferred-Languages: es, en, fr, de
Canonical: ${origin}/.well-known/security.txt
`,
    );
  })
  .get("/.well-known/tdmrep.json", cached(ONE_DAY), (c) => c.json(RESERVED))
  .get("/.well-known/change-password", (c) => c.redirect("/user/cuenta#contrasena", 302))
  .get("/ads.txt", cached(ONE_DAY), (c) =>
    c.text("# No ads are sold here: nobody may sell any in our name.\n"),
  );
