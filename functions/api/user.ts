import { createRoute, type z } from "@hono/zod-openapi";
import type { Context } from "hono";
import { HTTPException } from "hono/http-exception";
import { errorText } from "../../app/i18n/errors";
import { countryName } from "../../app/i18n/names";
import { profileChangeOf, WIRE_NAMES } from "../../app/i18n/profile-names";
import { translateInto } from "../../app/i18n/translate.server";
import { authorise, signedIn } from "../../domain/accounts/rules";
import { listOwnComments } from "../../domain/comments/own";
import { imageSource } from "../../domain/creators/document/addresses";
import { fetchImage } from "../../domain/creators/images";
import { changeProfile } from "../../domain/profiles/commands";
import { readOwnProfile, readPublicProfile } from "../../domain/profiles/queries";
import type { ProfileField } from "../../domain/profiles/rules";
import { readOwnData } from "../../domain/rights/queries";
import { DomainError } from "../../domain/shared/errors";
import { answerError } from "../errors";
import type { HttpEnv } from "../http-env";
import { whereaboutsOf } from "../whereabouts";
import { errorResponse, PRIVATE_CACHE, requestLanguage } from "./common.wire";
import { newApi } from "./new-api";
import { ownDataToWire } from "./own-data.wire";
import {
  locationWire,
  ownCommentsToWire,
  ownCommentsWire,
  profileChangeWire,
  profileSavedWire,
  profileToWire,
  profileWire,
  profileWrongWire,
} from "./user.wire";

/** The address of a photo says which one it is, so that another one has another address. */
const PHOTO_CACHE = "public, max-age=86400, s-maxage=86400";

const guest = errorResponse("Nobody is signed in.");

/** What the signed-in reader is told of themselves; no parameter leads to anybody else's. */
export function userRoutes() {
  const api = newApi();
  // A body that is no JSON at all.
  api.onError((error, c) =>
    answerError(c, error instanceof HTTPException ? new DomainError("invalid", "invalid") : error),
  );

  api.openapi(
    createRoute({
      method: "get",
      path: "/user/profile",
      summary: "The signed-in reader's profile",
      responses: { 200: jsonOf("The profile", profileWire), 401: guest },
    }),
    async (c) => c.json(profileToWire(await readOwnProfile(c.get("services"), await own(c))), 200),
  );

  api.openapi(
    createRoute({
      method: "get",
      path: "/user/location",
      summary: "Where this very request comes from; it is not stored",
      responses: { 200: jsonOf("As far as it can be told", locationWire), 401: guest },
    }),
    async (c) => {
      await own(c);
      const { ip, country } = whereaboutsOf(c.req.raw);
      const name = country && countryName(country, requestLanguage(c));
      return c.json({ ip, country_code: country, country_name: name }, 200);
    },
  );

  api.openapi(
    createRoute({
      method: "put",
      path: "/user/bio",
      summary: "Changes the fields that are sent; the others stay",
      request: { body: { required: true, content: { "application/json": { schema: profileChangeWire } } } },
      responses: {
        200: jsonOf("The profile as it now is", profileSavedWire),
        400: jsonOf("What is wrong, by field; nothing was changed", profileWrongWire),
        401: guest,
        403: errorResponse("The role has no bio, or another site sent it."),
      },
    }),
    async (c) => {
      const viewer = await own(c);
      const services = c.get("services");
      const language = requestLanguage(c);
      const problems = await changeProfile(services, viewer, profileChangeOf(c.req.valid("json")));
      const wrong = Object.entries(problems) as [ProfileField, { code: string; max?: number }][];
      if (wrong[0]) {
        const told = wrong.map(([field, { code, max }]) => [
          WIRE_NAMES[field],
          errorText(code, language, max ? { max } : {}),
        ]);
        return c.json({ error: told[0]![1]!, code: wrong[0][1].code, campos: Object.fromEntries(told) }, 400);
      }
      const t = await translateInto(language);
      const now = profileToWire(await readOwnProfile(services, viewer));
      return c.json({ ok: true as const, message: t("personal.saved"), ...now }, 200);
    },
  );

  api.openapi(
    createRoute({
      method: "get",
      path: "/user/comments",
      summary: "The signed-in expert's comments, newest first",
      responses: {
        200: jsonOf("The comments", ownCommentsWire),
        401: guest,
        403: errorResponse("The role has no comments of its own."),
      },
    }),
    async (c) => {
      const viewer = authorise(await own(c), "see_own_comments");
      return c.json(
        ownCommentsToWire(await listOwnComments(c.get("services"), viewer, requestLanguage(c))),
        200,
      );
    },
  );

  api.get("/user/export", async (c) => {
    const viewer = await own(c);
    const services = c.get("services");
    const now = services.clock.now();
    const file = `poliedro-${viewer.id}-${new Date(now).toISOString().slice(0, 10)}.json`;
    c.header("Content-Disposition", `attachment; filename="${file}"`);
    c.header("Content-Type", "application/json; charset=utf-8");
    return c.body(JSON.stringify(ownDataToWire(await readOwnData(services, viewer), now), null, 2));
  });

  // A creator's photo, fetched by us: no reader's browser asks anybody else for it.
  api.get("/user/:id{\\d{1,15}}/foto", async (c) => {
    const services = c.get("services");
    const { photoUrl } = await readPublicProfile(services, Number(c.req.param("id")));
    const source = imageSource(photoUrl);
    const { type, bytes } = await fetchImage(services, source?.kind === "remote" ? source.url : undefined);
    c.header("Content-Type", type);
    c.header("Cache-Control", PHOTO_CACHE);
    return c.body(bytes as Uint8Array<ArrayBuffer>);
  });

  return api;
}

/** Whoever is signed in; what they are told is for nobody else. */
async function own(c: Context<HttpEnv>) {
  c.header("Cache-Control", PRIVATE_CACHE);
  return signedIn(await c.get("viewer")());
}

const jsonOf = <Schema extends z.ZodType>(description: string, schema: Schema) => ({
  description,
  content: { "application/json": { schema } },
});
