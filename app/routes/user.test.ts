import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createDb } from "../../db/client";
import { gatherReads } from "../../db/gathering";
import { temporaryDatabase } from "../../db/testing";
import type { Role } from "../../domain/accounts/rules";
import { signUp } from "../../domain/accounts/testing";
import { loader } from "./user";

const clock = { now: () => Date.UTC(2026, 10, 20, 18) };
let database: Awaited<ReturnType<typeof temporaryDatabase>>;
beforeAll(async () => {
  database = await temporaryDatabase();
});
afterAll(() => database.close());

test.each(["lector", "experto"] as Role[])("the desk of a %s asks the database once", async (role) => {
  const viewer = await signUp({ db: database.db, clock }, { role });
  let count = 0;
  const db = createDb({
    url: database.url,
    fetch: (input, init) => {
      count++;
      return fetch(input, init);
    },
  });
  const services = { db: gatherReads(db), clock, origin: "https://poliedro.example" };
  const context = {
    services,
    nonce: "n",
    viewer: async () => viewer,
    whereabouts: { ip: "203.0.113.7", country: "ES" },
  };
  const request = new Request("https://poliedro.example/user", { headers: { "accept-language": "es" } });
  const { data } = await loader({ request, params: {}, context } as unknown as LoaderFunctionArgs);
  expect(count).toBe(1);
  expect(data.view.header).toMatchObject({ country: { code: "ES", name: "España" } });
  expect(data.view.header.tooltip).toContain("ES · 203.0.113.7");
});
