import { z } from "@hono/zod-openapi";
import type { SignedIn } from "../../domain/accounts/signing-in";

/** What /login and /register take. Whatever is missing counts as left empty. */
export const credentialsWire = z.object({
  email: z.string().default(""),
  password: z.string().default(""),
  alias: z.string().default(""),
});

/** Whoever is signed in, as /me, /login and /register tell it. */
export const userWire = ({ id, alias, role, photoUrl }: SignedIn["account"]) => ({
  id,
  usuario_id: id,
  alias,
  rol: role,
  bio_foto_url: photoUrl,
});
