import { request } from "node:http";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { accounts, credentials, mails, sessions } from "../../db/schema";
import { setRole } from "../../domain/accounts/commands";
import { startProduct, type TestProduct } from "../support/product";

let product: TestProduct;
beforeAll(async () => {
  product = await startProduct();
});
afterAll(() => product.close());

const PASSWORD = "tres gatos pardos";
let address = 0;
/** Another household each time: limits of one test do not meet those of another. */
const elsewhere = () => `198.51.${Math.floor(++address / 250)}.${address % 250}`;

async function ask(
  path: string,
  init: { method?: string; headers?: Record<string, string>; body?: string } = {},
) {
  const response = await product.worker.dispatchFetch(`${product.url}${path}`, {
    redirect: "manual",
    ...init,
    headers: { "accept-language": "es", "cf-connecting-ip": elsewhere(), ...init.headers },
  });
  const text = await response.text();
  const isJson = response.headers.get("content-type")?.includes("json");
  return {
    status: response.status,
    headers: response.headers,
    body: (isJson ? JSON.parse(text) : null) as {
      user?: Record<string, unknown>;
      code?: string;
      error?: string;
    },
    text,
  };
}

const post = (path: string, body: unknown, headers: Record<string, string> = {}) =>
  ask(path, {
    method: "POST",
    headers: { "content-type": "application/json", ...headers },
    body: typeof body === "string" ? body : JSON.stringify(body),
  });

const send = (path: string, fields: Record<string, string>, headers: Record<string, string> = {}) =>
  ask(path, {
    method: "POST",
    headers: { "content-type": "application/x-www-form-urlencoded", ...headers },
    body: new URLSearchParams(fields).toString(),
  });

const cookieOf = ({ headers }: { headers: { getSetCookie(): string[] } }) =>
  headers.getSetCookie().find((cookie) => cookie.startsWith("__Host-session="))!;
const tokenOf = (answer: Parameters<typeof cookieOf>[0]) => cookieOf(answer).split(";")[0]!;
const me = async (cookie?: string) => (await ask("/me", { headers: cookie ? { cookie } : {} })).body.user;

/** The status of what is answered to a body of so many bytes before any of them is sent. */
const announced = (path: string, size: number) =>
  new Promise<number>((resolve, reject) => {
    const headers = { "content-type": "application/x-www-form-urlencoded", "content-length": size };
    const sent = request(product.url + path, { method: "POST", headers }, (answer) => {
      resolve(answer.statusCode!);
      sent.destroy();
    });
    sent.on("error", reject);
    sent.flushHeaders();
  });

let made = 0;
async function someone() {
  const n = ++made;
  const email = `reader${n}@reader.example`;
  const alias = `Lectora ${n}`;
  const answer = await post("/register", { email, password: PASSWORD, alias });
  expect(answer.status).toBe(200);
  return { email, alias, cookie: tokenOf(answer), answer };
}

describe("the calls", () => {
  test("register, me and login tell the user, and nothing secret; the cookie is for us alone", async () => {
    const { email, alias, answer, cookie } = await someone();
    const user = {
      id: answer.body.user!.id,
      usuario_id: answer.body.user!.id,
      alias,
      rol: "lector",
      bio_foto_url: null,
    };
    expect(answer.body).toEqual({ user });
    expect(answer.headers.get("cache-control")).toContain("no-store");
    expect(cookieOf(answer)).toMatch(
      /^__Host-session=[\w-]{43}; Max-Age=\d+; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
    );
    expect(await me(cookie)).toEqual(user);
    const login = await post("/login", { email: ` ${email.toUpperCase()} `, password: PASSWORD });
    expect([login.status, login.body]).toEqual([200, { user }]);
  });

  test("a guest is nobody, without an error", async () => {
    const answer = await ask("/me");
    expect([answer.status, answer.body]).toEqual([200, { user: null }]);
    expect(answer.headers.get("cache-control")).toContain("no-store");
    expect(await me(`__Host-session=${"a".repeat(43)}`)).toBeNull();
  });

  test.each([
    ["/login", {}, "email_missing"],
    ["/login", { email: "a@b.example" }, "password_missing"],
    ["/register", { email: "a@b.example", password: PASSWORD }, "alias_missing"],
    ["/register", { email: "a@b", password: PASSWORD, alias: "Ana B" }, "email_invalid"],
    ["/register", { email: "a@b.example", password: "corta", alias: "Ana B" }, "password_short"],
    ["/register", { email: "a@b.example", password: "contraseña123", alias: "Ana B" }, "password_common"],
    ["/register", { email: 7, password: PASSWORD, alias: "Ana B" }, "invalid"],
    ["/register", "{", "invalid"],
    ["/login", "null", "invalid"],
  ])("%s with %j is refused with %s", async (path, body, code) => {
    const answer = await post(path, body);
    expect([answer.status, answer.body.code]).toEqual([400, code]);
    expect(answer.body.error).not.toBe("");
    expect(answer.headers.getSetCookie()).toEqual([]);
  });

  test("whether an address has an account, a wrong login does not tell", async () => {
    const { email } = await someone();
    const [known, unknown] = [
      await post("/login", { email, password: "otros gatos pardos" }),
      await post("/login", { email: "nobody@reader.example", password: "otros gatos pardos" }),
    ];
    expect([known.status, known.body]).toEqual([401, unknown.body]);
    expect(unknown.body.code).toBe("credentials_wrong");
    const asked = [
      await send("/recuperar", { email }),
      await send("/recuperar", { email: "nobody@reader.example" }),
    ];
    expect(asked.map(({ status, headers }) => [status, headers.get("location")])).toEqual(
      Array.from({ length: 2 }, () => [303, "/recuperar?enviado=1"]),
    );
  });

  test("an address that has an account is refused, and its owner is told", async () => {
    const { email } = await someone();
    const answer = await post("/register", { email, password: PASSWORD, alias: "Otra persona" });
    expect([answer.status, answer.body.code]).toEqual([409, "account_refused"]);
    const told = await product.db.select().from(mails).where(eq(mails.recipient, email));
    expect(told.map(({ subject }) => subject)).toContain("Ya tienes una cuenta en Poliedro");
    expect(await product.db.select().from(accounts).where(eq(accounts.alias, "Otra persona"))).toEqual([]);
  });
});

describe("sessions", () => {
  test("signing in ends the session that the browser had", async () => {
    const { email, cookie } = await someone();
    const login = await post("/login", { email, password: PASSWORD }, { cookie });
    expect(tokenOf(login)).not.toBe(cookie);
    expect(await me(cookie)).toBeNull();
    expect(await me(tokenOf(login))).not.toBeNull();
  });

  test("signing out ends it on the server, by either method and for programs too", async () => {
    const page = { "sec-fetch-site": "same-origin" };
    for (const [method, from] of [
      ["GET", page],
      ["POST", page],
      ["GET", {}],
    ] as const) {
      const { cookie } = await someone();
      const headers = { cookie, ...from, accept: "application/json" };
      const out = await ask("/logout", { method, headers });
      expect(out.status).toBe(200);
      expect(cookieOf(out)).toContain("Max-Age=0");
      expect(await me(cookie)).toBeNull();
    }
  });

  test("another site and a prefetch sign nobody out", async () => {
    const { cookie } = await someone();
    const tried = [
      await ask("/logout", { headers: { cookie, "sec-fetch-site": "cross-site" } }),
      await ask("/logout", {
        headers: { cookie, "sec-fetch-site": "same-origin", "sec-purpose": "prefetch" },
      }),
      await ask("/logout", { headers: { cookie, referer: "https://evil.example/" } }),
    ];
    expect(tried.map(({ status }) => status)).toEqual([204, 204, 204]);
    expect(
      (await ask("/logout", { method: "POST", headers: { cookie, "sec-fetch-site": "cross-site" } })).status,
    ).toBe(403);
    expect(await me(cookie)).not.toBeNull();
  });

  test("a form that signs out goes on to a path of ours", async () => {
    const { cookie } = await someone();
    const out = await send("/logout", { next: "/periodicos" }, { cookie });
    expect([out.status, out.headers.get("location")]).toEqual([303, "/periodicos"]);
    const evil = await send("/logout", { next: "//evil.example" });
    expect(evil.headers.get("location")).toBe("/");
  });

  test("one that was ended elsewhere is nobody's, and only one's own can be ended", async () => {
    const [one, other] = [await someone(), await someone()];
    const second = tokenOf(await post("/login", { email: one.email, password: PASSWORD }));
    const [row] = await product.db
      .select({ id: sessions.id })
      .from(sessions)
      .innerJoin(accounts, eq(accounts.id, sessions.accountId))
      .where(eq(accounts.alias, one.alias))
      .orderBy(sessions.id);
    const end = (cookie: string) =>
      send("/user/cuenta", { intent: "end", session: String(row!.id) }, { cookie });
    expect((await end(other.cookie)).status).toBe(404);
    expect(await me(one.cookie)).not.toBeNull();
    expect((await end(second)).headers.get("location")).toBe("/user/cuenta?hecho=ended");
    expect(await me(one.cookie)).toBeNull();
    expect(await me(second)).not.toBeNull();
  });

  test("a changed role counts from the next request on", async () => {
    const { cookie, alias } = await someone();
    await setRole(product, alias, "experto");
    expect((await me(cookie))!.rol).toBe("experto");
  });

  test("what the API answers to somebody signed in is kept by nobody", async () => {
    const { cookie } = await someone();
    for (const path of ["/api/carriles", "/api/categorias", "/api/carril/1/events"]) {
      const answer = await ask(path, { headers: { cookie } });
      expect(answer.headers.get("cache-control")).toMatch(/private|no-store/);
    }
  });
});

describe("limits", () => {
  test("ten wrong passwords from one place in a minute, and the next has to wait; the owner elsewhere does not", async () => {
    const { email } = await someone();
    const from = { "cf-connecting-ip": "203.0.113.99" };
    for (let i = 0; i < 10; i++)
      expect((await post("/login", { email, password: `wrong password ${i}` }, from)).status).toBe(401);
    const stopped = await post("/login", { email, password: PASSWORD }, from);
    expect([stopped.status, stopped.body.code]).toEqual([429, "too_many"]);
    expect(Number(stopped.headers.get("retry-after"))).toBeGreaterThan(0);
    expect(Number(stopped.headers.get("retry-after"))).toBeLessThanOrEqual(60);
    const page = await send("/login", { email, password: PASSWORD }, from);
    expect([page.status, page.headers.get("retry-after") !== null]).toEqual([429, true]);
    expect((await post("/login", { email, password: PASSWORD })).status).toBe(200);
  });

  test("nobody can send more than any form holds, in whichever way it is asked for", async () => {
    for (const [path, size] of [
      ["/recuperar", 1_100_000],
      ["/recuperar.data", 1_100_000],
      ["/api/comments", 1_100_000],
      ["/register.data", 70_000],
    ] as const)
      expect([path, await announced(path, size)]).toEqual([path, 413]);
    for (const path of ["/register", "/recuperar"]) {
      const page = await send(path, { email: "x".repeat(1_100_000) });
      expect([page.status, page.headers.get("content-type")]).toEqual([413, "text/html; charset=utf-8"]);
      expect(page.text).toContain("Lo enviado es demasiado largo");
    }
  });

  test("letters to one mailbox are few", async () => {
    const email = "often@reader.example";
    for (let i = 0; i < 5; i++) expect((await send("/recuperar", { email })).status).toBe(303);
    expect((await send("/recuperar", { email })).status).toBe(429);
  });
});

test("of 200 people who want one alias at once, one gets it", async () => {
  const answers = await Promise.all(
    Array.from({ length: 200 }, (_, i) =>
      post("/register", {
        email: `many${i}@reader.example`,
        password: PASSWORD,
        alias: i % 2 ? "La Única" : "la unica",
      }),
    ),
  );
  const statuses = answers.map(({ status, body }) => `${status} ${body.code ?? ""}`.trim());
  expect([...new Set(statuses)].sort()).toEqual(["200", "409 alias_taken"]);
  expect(statuses.filter((status) => status === "200")).toHaveLength(1);
  const left = await product.db.select({ key: credentials.emailKey }).from(credentials);
  expect(left.filter(({ key }) => key.startsWith("many"))).toHaveLength(1);
});

describe("hostile aliases", () => {
  test.each([
    ["O'Brien--x", null],
    ["Ñandú 山田", null],
    ["𠮷野家", null],
    ["Zoë·Œuvre", null],
    ["محمد", null],
    ["<script>alert(1)</script>", "alias_characters"],
    ["Robert'); DROP TABLE accounts;--", "alias_long"],
    ["a'); DROP TABLE x;--", "alias_characters"],
    ["ana\u0000b", "alias_invisible"],
    ["ana\u202Eana", "alias_invisible"],
    ["ana\u200Bb", "alias_invisible"],
    ["ana\nana", "alias_invisible"],
    ["😀😀😀", "alias_characters"],
    ["\u0301ana", "alias_characters"],
    ["Z\u0335\u0321\u0334\u0337a\u0335lgo", "alias_characters"],
    ["12345", "alias_letters"],
    ["PoIiedro", "alias_reserved"],
    ["Аdmin", "alias_reserved"],
    ["x", "alias_short"],
    ["    ", "alias_missing"],
  ])("%j: %s", async (alias, code) => {
    const email = `hostile${++made}@reader.example`;
    const answer = await post("/register", { email, password: PASSWORD, alias });
    if (code) expect([answer.status, answer.body.code]).toEqual([400, code]);
    else expect(answer.body.user?.alias).toBe(alias);
  });
});

describe("pages", () => {
  test("/auth leads to /login with its query; token pages tell nobody where they were", async () => {
    const auth = await ask("/auth?next=%2Fuser");
    expect([auth.status, auth.headers.get("location")]).toEqual([302, "/login?next=%2Fuser"]);
    const login = await ask("/login?next=%2Fuser");
    expect(login.text).toContain("No has iniciado sesión");
    expect(login.text).toContain('name="robots" content="noindex"');
    expect(login.headers.get("cache-control")).toContain("no-store");
    for (const path of ["/confirmar?token=x", "/restablecer?token=x"]) {
      const page = await ask(path);
      expect(page.headers.get("referrer-policy")).toBe("same-origin");
      expect(page.text).toContain("Este enlace ya no sirve");
    }
    expect((await ask("/.well-known/change-password")).headers.get("location")).toContain("/user/cuenta");
    expect((await ask("/user/cuenta")).headers.get("location")).toBe("/auth?next=%2Fuser%2Fcuenta");
  });

  test("a form signs in, goes where it may, and keeps what was typed but the password", async () => {
    const { email } = await someone();
    const wrong = await send("/login?next=/periodicos", { email, password: "gatos distintos" });
    expect(wrong.status).toBe(401);
    expect(wrong.text).toContain(`value="${email}"`);
    expect(wrong.text).not.toContain("gatos distintos");
    const targets = {
      "/periodicos": "/periodicos",
      "//evil.example": "/",
      "https://evil.example": "/",
      "/login.data": "/",
    };
    for (const [next, target] of Object.entries(targets)) {
      const right = await send(`/login?next=${encodeURIComponent(next)}`, { email, password: PASSWORD });
      expect([right.status, right.headers.get("location")]).toEqual([303, target]);
      expect(await me(tokenOf(right))).not.toBeNull();
    }
  });

  test("all that is wrong with a registration is told at once", async () => {
    const page = await send("/register", { email: "x", password: "y", alias: "<b>" });
    expect(page.status).toBe(400);
    expect(page.text.match(/id="(email|password|alias)-error"/g)).toHaveLength(3);
    expect(page.text).toContain("&lt;b&gt;");
  });
});
