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

test("a statement is taken for a read only where it cannot write", async () => {
  const client = open();
  await client.execute("create table log (id integer primary key, text text)");
  roundTrips = 0;
  const written = await Promise.all([
    client.execute("with x as (select 'a' as text) insert into log (text) select text from x returning text"),
    client.execute("/* select */ insert into log (text) values ('b') returning text"),
    client.execute("WITH x AS (SELECT 1) UPDATE log SET text = 'c' WHERE id = 99 RETURNING text"),
    client.execute("pragma table_info(log)"),
    client.execute("-- what there is\nselect count(*) from log"),
  ]);
  expect(written.slice(0, 3).map(({ rows }) => rows.length)).toEqual([1, 1, 0]);
  expect(roundTrips).toBe(5);
  expect((await client.execute("select count(*) as n from log")).rows[0]!.n).toBe(2);
});

test("hundreds of reads of one tick get their own rows, and nobody's empty batch is in their way", async () => {
  const client = open();
  const some = Array.from({ length: 400 }, (_, i) => i);
  const [none, ...rest] = await Promise.all([
    client.batch([]),
    ...some.map((i) => client.execute({ sql: "select ? as n", args: [i] })),
  ]);
  expect(none).toEqual([]);
  expect(rest.map(({ rows }) => rows[0]!.n)).toEqual(some);
  expect(roundTrips).toBe(1);
  expect(await open().batch([])).toEqual([]);
});

test("a batch with a failing statement fails whole and alone", async () => {
  const client = open();
  const answers = await Promise.allSettled([
    client.batch(["select 1 as n", "select nothing from nowhere"]),
    client.batch(["select 2 as n", "select 3 as n"]),
  ]);
  expect(answers.map(({ status }) => status)).toEqual(["rejected", "fulfilled"]);
});

test("what is read within a transaction is read there", async () => {
  const client = open();
  await client.execute("create table moved (n integer)");
  const transaction = await client.transaction("write");
  await transaction.execute("insert into moved values (1)");
  const [inside, outside] = await Promise.all([
    transaction.execute("select count(*) as n from moved"),
    client.execute("select count(*) as n from moved"),
  ]);
  await transaction.rollback();
  expect([inside.rows[0]!.n, outside.rows[0]!.n]).toEqual([1, 0]);
});

test("within a batch that writes, a read sees what was written before it", async () => {
  const client = open();
  await client.execute("create table seen (n integer)");
  const results = await client.batch(
    ["insert into seen values (1)", "select count(*) as n from seen"],
    "write",
  );
  expect(results[1]!.rows[0]!.n).toBe(1);
});
