import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { readCounts } from "../../db/schema";
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

  test.each(["read_later", "save", "share", "upvote", "downvote"])("cannot %s", async (action) => {
    const { status, body } = await react({ action, evento_id: event });
    expect([status, body.code]).toEqual([401, "reaction_login"]);
    expect(body.error).toBe("Inicia sesión para guardar, votar o leer más tarde");
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
