import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { eventRedirects, lanes, rateLimits, reactions, readCounts, sessions } from "../../db/schema";
import { ROLES } from "../../domain/accounts/rules";
import { signUp } from "../../domain/accounts/testing";
import { putEvent } from "../../domain/analysis/testing";
import { systemClock } from "../../domain/shared/time";
import { startProduct, type TestProduct } from "../support/product";

let product: TestProduct;
let event: number;
let article: number;
beforeAll(async () => {
  product = await startProduct();
  const papers = ["elbe-kurier", "la-voz", "broadsheet"].map((newspaper) => ({ newspaper }));
  const put = await putEvent({ db: product.db, clock: systemClock }, papers);
  event = put.event;
  article = put.articles[0]!;
});
afterAll(() => product.close());

/** Sends a reaction as a page of ours would. */
async function react(body: unknown, headers: Record<string, string> = {}) {
  const response = await product.worker.dispatchFetch(`${product.url}/api/user/write_interaction`, {
    method: "POST",
    headers: { "content-type": "application/json", "accept-language": "es", ...headers },
    body: typeof body === "string" ? body : JSON.stringify(body),
  });
  return { status: response.status, body: (await response.json()) as Record<string, unknown> };
}

/** Asks the API as whoever the cookie stands for. */
async function get(path: string, cookie?: string) {
  const response = await product.worker.dispatchFetch(`${product.url}/api${path}`, {
    headers: { "accept-language": "es", ...(cookie ? { cookie } : {}) },
  });
  return {
    status: response.status,
    cache: response.headers.get("cache-control"),
    // biome-ignore lint/suspicious/noExplicitAny: each test knows what it asked for
    body: (await response.json()) as any,
  };
}

const account = (options: Parameters<typeof signUp>[1] = {}) =>
  signUp({ db: product.db, clock: systemClock }, options);

const counted = async () =>
  (await product.db.select().from(readCounts)).reduce((sum, { count }) => sum + count, 0);

describe("a guest", () => {
  test("tells that an event or an article was opened, under either name of the action", async () => {
    expect(await react({ action: "read", evento_id: event })).toEqual({
      status: 200,
      body: { ok: true, active: true, action: "read", action_type: "read", evento_id: event },
    });
    expect(await react({ action_type: "read", articulo_id: article })).toEqual({
      status: 200,
      body: { ok: true, active: true, action: "read", action_type: "read", articulo_id: article },
    });
    expect(await counted()).toBe(2);
  });

  test("is counted against a limit, by a form too", async () => {
    const limits = async () => (await product.db.select().from(rateLimits)).length;
    const before = await limits();
    await product.worker.dispatchFetch(`${product.url}/react`, {
      method: "POST",
      redirect: "manual",
      headers: { "cf-connecting-ip": "203.0.113.50" },
      body: new URLSearchParams({ reaction: `read:event:${event}:on` }),
    });
    expect(await limits()).toBe(before + 1);
  });

  test.each(["read_later", "save", "share", "upvote", "downvote"])("cannot %s", async (action) => {
    const { status, body } = await react({ action, evento_id: event });
    expect([status, body.code]).toEqual([401, "reaction_login"]);
    expect(body.error).toBe("Inicia sesión para guardar, compartir, votar o leer más tarde");
  });
});

describe("a signed-in reader", () => {
  test.each(["save", "read_later", "share", "upvote", "downvote"])(
    "turns %s on and off, under either name, at events and articles",
    async (action) => {
      const { cookie } = await account();
      for (const [body, of, id] of [
        [{ action, evento_id: event }, "event", event],
        [{ action_type: action, articulo_id: article }, "article", article],
      ] as const)
        for (const active of [true, false, true]) {
          const { status, body: done } = await react(body, { cookie });
          expect([status, done.active, done.action, done.action_type]).toEqual([200, active, action, action]);
          expect((await get(`/user/interactions/${of}/${id}`, cookie)).body[action]).toBe(active);
        }
    },
  );

  test("gets what was asked for, however often it is asked for at once", async () => {
    const { cookie, id } = await account();
    const body = { action: "save", evento_id: event, value: true };
    const all = await Promise.all(Array.from({ length: 40 }, () => react(body, { cookie })));
    expect(new Set(all.map(({ status, body: done }) => `${status} ${done.active}`))).toEqual(
      new Set(["200 true"]),
    );
    expect((await product.db.select().from(reactions)).filter((row) => row.accountId === id)).toHaveLength(1);
    expect((await react({ ...body, value: false }, { cookie })).body.active).toBe(false);
  });

  test("has read what was opened, whatever is sent, and is counted once", async () => {
    const { cookie } = await account();
    const before = await counted();
    for (const value of [undefined, undefined, false])
      expect((await react({ action: "read", evento_id: event, value }, { cookie })).body.active).toBe(true);
    expect(await counted()).toBe(before + 1);
    expect((await get(`/user/interactions/event/${event}`, cookie)).body).toEqual({
      read: true,
      read_later: false,
      save: false,
      share: false,
      upvote: false,
      downvote: false,
    });
  });

  test("is told all that is on, or a row for each", async () => {
    const { cookie } = await account();
    await react({ action: "save", evento_id: event }, { cookie });
    await react({ action_type: "upvote", articulo_id: article }, { cookie });
    const all = await get("/user/interactions", cookie);
    expect(all.cache).toBe("private, no-store");
    expect(all.body).toEqual({ eventos: { [event]: ["save"] }, articulos: { [article]: ["upvote"] } });
    const list = await get("/user/interactions?format=list", cookie);
    expect(list.cache).toBe("private, no-store");
    expect(list.body).toMatchObject([
      { action: "upvote", action_type: "upvote", articulo_id: article, titulo_articulo: expect.any(String) },
      { action: "save", action_type: "save", evento_id: event, titulo_evento: expect.any(String) },
    ]);
    expect(Date.parse(list.body[0].created_on)).toBeGreaterThan(0);
  });

  test("reacts to what a merged event is part of by now", async () => {
    const { cookie } = await account();
    await product.db.insert(eventRedirects).values({ oldId: 7_000, newId: event, at: Date.now() });
    expect((await react({ action: "save", evento_id: 7_000 }, { cookie })).body.active).toBe(true);
    expect((await get(`/user/interactions/event/7000`, cookie)).body.save).toBe(true);
    expect((await react({ action: "save", evento_id: event }, { cookie })).body.active).toBe(false);
  });

  test.each(ROLES)("of the role %s may react", async (role) => {
    const { cookie } = await account({ role });
    expect((await react({ action: "save", evento_id: event }, { cookie })).status).toBe(200);
  });

  test("is a guest again when the session is taken away", async () => {
    const { cookie, sessionId } = await account();
    await react({ action: "save", evento_id: event }, { cookie });
    await product.db.delete(sessions).where(eq(sessions.id, sessionId));
    expect((await react({ action: "save", evento_id: event }, { cookie })).status).toBe(401);
    expect((await get("/user/interactions", cookie)).status).toBe(401);
  });
});

test.each(["/user/interactions", "/user/interactions?format=list", "/user/interactions/event/1"])(
  "a guest is told nothing at %s",
  async (path) => {
    const { status, body, cache } = await get(path);
    expect([status, body.code, cache]).toEqual([401, "session_required", "no-store"]);
  },
);

test("what is not there has no reactions", async () => {
  const { cookie } = await account();
  expect((await get("/user/interactions/event/999999", cookie)).status).toBe(404);
  expect((await get("/user/interactions/article/abc", cookie)).status).toBe(404);
});

describe("a lane for signed-in readers", () => {
  let lane: number;
  beforeAll(async () => {
    const alike = { es: "Dentro", en: "Inside", fr: "Dedans", de: "Drinnen" };
    const [row] = await product.db
      .insert(lanes)
      .values({
        slug: "inside",
        position: 99,
        kind: "eventos",
        selection: { by: "newest" },
        name: alike,
        description: alike,
        requiresLogin: true,
      })
      .returning();
    lane = row!.id;
  });
  const listed = (body: { carril_id: number }[]) => body.map(({ carril_id }) => carril_id);

  test("is theirs", async () => {
    const { cookie } = await account();
    const lanesOf = await get("/carriles", cookie);
    expect(listed(lanesOf.body)).toContain(lane);
    expect(lanesOf.cache).toBe("private, no-store");
    const { status, cache, body } = await get(`/carril/${lane}/events`, cookie);
    expect([status, cache]).toEqual([200, "private, no-store"]);
    expect(body.eventos.length).toBeGreaterThan(0);
    expect((await get(`/carril/${lane}/articles`, cookie)).status).toBe(200);
  });

  test("is not there for guests", async () => {
    expect(listed((await get("/carriles")).body)).not.toContain(lane);
    for (const kind of ["events", "articles"]) {
      const { status, body } = await get(`/carril/${lane}/${kind}`);
      expect([status, body.code, body.eventos]).toEqual([401, "login_required", undefined]);
    }
  });
});

describe("without scripts", () => {
  const send = (reaction: string, headers: Record<string, string>) =>
    product.worker.dispatchFetch(`${product.url}/react`, {
      method: "POST",
      redirect: "manual",
      headers: { "content-type": "application/x-www-form-urlencoded", ...headers },
      body: new URLSearchParams({ reaction }).toString(),
    });
  const from = (path: string) => ({ referer: `${product.url}${path}` });

  test("a reaction is kept, and the reader is back where it was made", async () => {
    const { cookie } = await account();
    const answer = await send(`save:event:${event}:on`, { cookie, ...from(`/?evento=${event}`) });
    expect([answer.status, answer.headers.get("location")]).toEqual([303, `/?evento=${event}`]);
    expect((await get(`/user/interactions/event/${event}`, cookie)).body.save).toBe(true);
    // Sent twice, by an impatient finger.
    await send(`save:event:${event}:on`, { cookie });
    expect((await get(`/user/interactions/event/${event}`, cookie)).body.save).toBe(true);
  });

  test("nobody is led to another site", async () => {
    const { cookie } = await account();
    const answer = await send(`save:event:${event}:on`, { cookie, referer: "https://elsewhere.example/x" });
    expect(answer.headers.get("location")).toBe("/");
  });

  test("what is shared is the address that then shows", async () => {
    const { cookie } = await account();
    const answer = await send(`share:event:${event}:on`, { cookie, ...from("/") });
    expect(answer.headers.get("location")).toBe(`/evento/${event}`);
  });

  test("a guest is led to signing in, and back", async () => {
    const answer = await send(`save:event:${event}:on`, from(`/?evento=${event}`));
    expect(answer.status).toBe(303);
    expect(decodeURIComponent(answer.headers.get("location")!)).toBe(`/auth?next=/?evento=${event}`);
  });

  test.each([
    ["burn:event:1:on", 400],
    ["save:event:999999:on", 404],
  ])("%s is a page that says what is wrong", async (reaction, status) => {
    const { cookie } = await account();
    const answer = await send(reaction, { cookie, "accept-language": "es" });
    expect(answer.status).toBe(status);
    expect(await answer.text()).toContain("Ir a la portada");
  });

  test("another site cannot react for anyone", async () => {
    const { cookie } = await account();
    const answer = await send(`save:event:${event}:on`, { cookie, "sec-fetch-site": "cross-site" });
    expect(answer.status).toBe(403);
    expect((await get(`/user/interactions/event/${event}`, cookie)).body.save).toBe(false);
  });
});

describe("a page", () => {
  const page = async (cookie?: string) => {
    const answer = await product.worker.dispatchFetch(`${product.url}/evento/${event}`, {
      headers: { "accept-language": "es", ...(cookie ? { cookie } : {}) },
    });
    return { html: await answer.text(), cache: answer.headers.get("cache-control") };
  };

  test("shows signed-in readers what they did, and is kept nowhere", async () => {
    const { cookie, alias } = await account();
    await react({ action: "save", evento_id: event }, { cookie });
    const { html, cache } = await page(cookie);
    expect(html).toContain(alias);
    expect(html).toMatch(new RegExp(`value="save:event:${event}:off"[^>]*aria-pressed="true"`));
    expect(html).toMatch(new RegExp(`value="upvote:event:${event}:on"[^>]*aria-pressed="false"`));
    expect(cache).toBe("private, no-store");
  });

  test("shows guests the way to sign in", async () => {
    const { html, cache } = await page();
    expect(html).toContain(`href="/auth?next=%2Fevento%2F${event}"`);
    expect(html).not.toContain('aria-pressed="true"');
    expect(cache).toBeNull();
  });
});

test.each([
  ["no action", { evento_id: 1 }, "action_invalid"],
  ["an unknown action", { action: "burn", evento_id: 1 }, "action_invalid"],
  ["two different actions", { action: "read", action_type: "save", evento_id: 1 }, "action_invalid"],
  ["no target", { action: "read" }, "target_invalid"],
  ["two targets", { action: "read", evento_id: 1, articulo_id: 1 }, "target_invalid"],
  ["a target that is no number", { action: "read", evento_id: "x" }, "target_invalid"],
  ["a body that is no JSON", "{", "invalid"],
])("%s is refused", async (_, body, code) => {
  const answer = await react(body);
  expect([answer.status, answer.body.code]).toEqual([400, code]);
});

test("what is not there is 404", async () => {
  expect((await react({ action: "read", evento_id: 999_999 })).body.code).toBe("event_not_found");
  expect(await react({ action: "read", articulo_id: 999_999 })).toMatchObject({
    status: 404,
    body: { code: "article_not_found" },
  });
});

test("another site cannot write, and no other site may ask to", async () => {
  const before = await counted();
  const body = { action: "read", evento_id: event };
  const origin = "https://elsewhere.example";
  expect((await react(body, { origin })).body.code).toBe("cross_origin");
  expect((await react(body, { "sec-fetch-site": "cross-site" })).body.code).toBe("cross_origin");
  expect((await react(body, { "content-type": "text/plain", origin })).status).toBe(403);
  expect(await counted()).toBe(before);
  const preflight = await product.worker.dispatchFetch(`${product.url}/api/user/write_interaction`, {
    method: "OPTIONS",
    headers: { origin: "https://elsewhere.example", "access-control-request-method": "POST" },
  });
  expect(preflight.headers.get("access-control-allow-methods")).not.toContain("POST");
});

test("our own pages write", async () => {
  const body = { action: "read", evento_id: event };
  expect((await react(body, { "sec-fetch-site": "same-origin", origin: product.url })).status).toBe(200);
  expect((await react(body, { origin: "http://poliedro.example" })).status).toBe(200);
});
