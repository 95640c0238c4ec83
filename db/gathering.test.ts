import { createClient } from "@libsql/client/web";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { gathering } from "./gathering";
import { temporaryDatabase } from "./testing";

let database: Awaited<ReturnType<typeof temporaryDatabase>>;
let roundTrips = 0;
const countingFetch: typeof fetch = (input, init) => {
  roundTrips++;
  return fetch(input, init);
};
const open = () => gathering(createClient({ url: database.url, fetch: countingFetch }));

beforeAll(async () => {
  database = await temporaryDatabase();
});
afterAll(() => database.close());
beforeEach(() => {
  roundTrips = 0;
});

test("reads of the same tick share a round trip, and each gets its own rows", async () => {
  const client = open();
  const [one, pair, late] = await Promise.all([
    client.execute("select 1 as n"),
    client.batch(["select 2 as n", { sql: "select ? as n", args: [3] }]),
    Promise.resolve().then(() =>
      client.execute({ sql: "with x as (select 4 as n) select n from x", args: [] }),
    ),
  ]);
  expect([one, ...pair, late].map(({ rows }) => rows[0]!.n)).toEqual([1, 2, 3, 4]);
  expect(roundTrips).toBe(1);
});

test("a read that fails leaves the others alone", async () => {
  const client = open();
  const answers = await Promise.allSettled([
    client.execute("select 1 as n"),
    client.execute("select nothing from nowhere"),
    client.execute("select 2 as n"),
  ]);
  expect(answers.map(({ status }) => status)).toEqual(["fulfilled", "rejected", "fulfilled"]);
});

test("a server that cannot be reached is asked once", async () => {
  const client = gathering(
    createClient({
      url: "http://127.0.0.1:9",
      fetch: () => {
        roundTrips++;
        return Promise.reject(new TypeError("refused"));
      },
    }),
  );
  const answers = await Promise.allSettled([client.execute("select 1"), client.execute("select 2")]);
  expect(answers.map(({ status }) => status)).toEqual(["rejected", "rejected"]);
  expect(roundTrips).toBe(1);
});

test("writes are not gathered with reads", async () => {
  const client = open();
  await client.execute("create table kept (n integer)");
  await Promise.all([client.execute("insert into kept values (7)"), client.execute("select 1")]);
  expect((await client.execute("select n from kept")).rows[0]!.n).toBe(7);
  expect(roundTrips).toBe(4);
});
