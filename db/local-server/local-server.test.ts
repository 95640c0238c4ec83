import { mkdtempSync, rmSync } from "node:fs";
import { request } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createClient } from "@libsql/client/web";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { type LocalServer, startLocalServer } from ".";
import { isWrite } from "./stream";

let folder: string;
let server: LocalServer;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), "libsql-"));
  server = await startLocalServer({ file: join(folder, "a.db"), streamTtlMs: 300 });
});
afterEach(async () => {
  await server.close();
  rmSync(folder, { recursive: true, force: true });
});
const client = () => createClient({ url: server.url });

describe("values", () => {
  test("every SQLite type comes back as it went in, positional and named", async () => {
    const c = client();
    const blob = new Uint8Array([0, 1, 255]);
    const { rows } = await c.execute({
      sql: "select ? a, ? b, ? c, ? d, ? e",
      args: [1, 1.5, "ñ", null, blob],
    });
    expect({ ...rows[0], e: [...new Uint8Array(rows[0]!.e as ArrayBuffer)] }).toMatchObject({
      a: 1,
      b: 1.5,
      c: "ñ",
      d: null,
      e: [0, 1, 255],
    });
    const named = await c.execute({ sql: "select :n n, @m m, $k k", args: { n: 1, m: "é", k: 2 } });
    expect(named.rows[0]).toMatchObject({ n: 1, m: "é", k: 2 });
    expect((await c.execute("select 9007199254740991 x")).rows[0]!.x).toBe(9007199254740991);
  });
});

describe("writers", () => {
  test("thirty interactive read-modify-write transactions at once lose none", async () => {
    const c = client();
    await c.executeMultiple("create table t(id integer primary key, v int); insert into t values(1, 0);");
    await Promise.all(
      Array.from({ length: 30 }, async () => {
        const tx = await c.transaction("write");
        const v = Number((await tx.execute("select v from t")).rows[0]!.v);
        await tx.execute({ sql: "update t set v = ? where id = 1", args: [v + 1] });
        await tx.commit();
      }),
    );
    expect((await c.execute("select v from t")).rows[0]!.v).toBe(30);
  });

  test("a batch is all or nothing", async () => {
    const c = client();
    await c.execute("create table u(k text unique)");
    await expect(
      c.batch(["insert into u values('a')", "insert into u values('a')"], "write"),
    ).rejects.toMatchObject({ code: "SQLITE_CONSTRAINT" });
    expect((await c.execute("select count(*) n from u")).rows[0]!.n).toBe(0);
  });

  test("an abandoned transaction is rolled back and lets the next writer in", async () => {
    const c = client();
    await c.execute("create table u(k text unique)");
    const abandoned = await c.transaction("write");
    await abandoned.execute("insert into u values('lost')");
    await c.execute("insert into u values('kept')");
    expect((await c.execute("select k from u")).rows.map((r) => r.k)).toEqual(["kept"]);
    await expect(abandoned.commit()).rejects.toThrow(/expired/);
  });
});

describe("errors", () => {
  test("bad SQL is an error of the statement, and the server lives on", async () => {
    const c = client();
    await expect(c.execute("selec 1")).rejects.toThrow(/syntax/);
    expect((await c.execute("select 1 one")).rows[0]!.one).toBe(1);
  });

  test("a body that is not JSON is answered with 500, another path with 404", async () => {
    expect((await fetch(`${server.url}/v2/pipeline`, { method: "POST", body: "{" })).status).toBe(500);
    expect((await fetch(`${server.url}/other`, { method: "POST", body: "{}" })).status).toBe(404);
  });
});

test("a web page of this machine's browser gets nothing, by its origin or by a name of its own", async () => {
  const body = JSON.stringify({
    requests: [{ type: "execute", stmt: { sql: "create table planted(a)" } }, { type: "close" }],
  });
  const origin = await fetch(`${server.url}/v2/pipeline`, {
    method: "POST",
    body,
    headers: { origin: "https://evil.example" },
  });
  expect(origin.status).toBe(403);
  const { port } = new URL(server.url);
  const rebound = await new Promise<number>((resolve) => {
    const asked = request({
      host: "127.0.0.1",
      port,
      path: "/v2/pipeline",
      method: "POST",
      headers: { host: `evil.example:${port}` },
    });
    asked.on("response", (response) => resolve(response.statusCode ?? 0)).end(body);
  });
  expect(rebound).toBe(403);
  expect(
    (await client().execute("select count(*) n from sqlite_schema where name = 'planted'")).rows[0]!.n,
  ).toBe(0);
});

test("what must queue is told from what may read", () => {
  expect(
    [
      "insert into t values (1)",
      "-- note\nupdate t set a=1",
      "BEGIN IMMEDIATE",
      "with x as (select 1) delete from t",
      "create table a(b)",
    ].map(isWrite),
  ).toEqual([true, true, true, true, true]);
  expect(
    [
      "select 1",
      "begin deferred",
      "/* c */ pragma user_version",
      "with x as (select 1) select * from x",
      "commit",
    ].map(isWrite),
  ).toEqual([false, false, false, false, false]);
});
