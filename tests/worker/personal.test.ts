import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { accounts, comments, reactions } from "../../db/schema";
import { signUp } from "../../domain/accounts/testing";
import { putEvent } from "../../domain/analysis/testing";
import { systemClock as clock } from "../../domain/shared/time";
import { startProduct, type TestProduct } from "../support/product";

type Person = Awaited<ReturnType<typeof signUp>>;

let product: TestProduct;
let reader: Person;
let researcher: Person;
let expert: Person;
let event: number;
beforeAll(async () => {
  product = await startProduct();
  const { db } = product;
  reader = await signUp({ db, clock });
  researcher = await signUp({ db, clock }, { role: "investigador" });
  expert = await signUp({ db, clock }, { role: "experto" });
  const papers = ["elbe-kurier", "la-voz", "broadsheet"].map((newspaper) => ({ newspaper }));
  event = (await putEvent({ db, clock }, papers)).event;
});
afterAll(() => product.close());

/** Asks as a page of ours does. */
async function ask(
  path: string,
  { cookie }: { cookie?: string } = {},
  { headers = {}, ...init }: { method?: string; headers?: Record<string, string>; body?: string } = {},
) {
  const response = await product.worker.dispatchFetch(product.url + path, {
    ...init,
    headers: { "accept-language": "es", ...(cookie ? { cookie } : {}), ...headers },
    redirect: "manual",
  });
  const text = await response.text();
  return { status: response.status, headers: response.headers, text };
}

const json = async (path: string, person?: Person) => {
  const { status, text } = await ask(path, person);
  return { status, body: JSON.parse(text) as Record<string, unknown> };
};

const put = async (person: Person | undefined, body: unknown, headers: Record<string, string> = {}) => {
  const { status, text } = await ask("/api/user/bio", person, {
    method: "PUT",
    headers: { "content-type": "application/json", ...headers },
    body: typeof body === "string" ? body : JSON.stringify(body),
  });
  return { status, body: JSON.parse(text) as Record<string, never> };
};

test.each(["profile", "location", "comments", "export"])("a guest is not told /api/user/%s", async (path) => {
  const { status, body } = await json(`/api/user/${path}`);
  expect([status, body.code]).toEqual([401, "session_required"]);
});

test("nothing of one's own is kept by anybody between", async () => {
  for (const path of ["profile", "location", "comments", "export"])
    expect((await ask(`/api/user/${path}`, expert)).headers.get("cache-control")).toBe("private, no-store");
  for (const path of ["/user", "/usuario", "/user/datos"]) {
    const { headers } = await ask(path, expert);
    expect(headers.get("cache-control")).toBe("private, no-store");
    expect(headers.get("x-robots-tag")).toBe("noindex");
  }
});

test.each(["/user", "/usuario"])("%s sends a guest to sign in, and back", async (path) => {
  const { status, headers } = await ask(path);
  expect([status, headers.get("location")]).toEqual([302, "/auth?next=%2Fuser"]);
});

test("the profile is one's own, without the address", async () => {
  const { body } = await json("/api/user/profile", reader);
  expect(body.user).toMatchObject({
    id: reader.id,
    usuario_id: reader.id,
    alias: reader.alias,
    rol: "lector",
    pais: null,
    categorias: [],
    orientacion_consentimiento: false,
  });
  expect(JSON.stringify(body)).not.toContain("@");
  const other = await json(`/api/user/profile?id=${expert.id}&usuario_id=${expert.id}`, reader);
  expect(other.body).toEqual(body);
});

test("where a visit comes from is told and not stored", async () => {
  const { status, body } = await json("/api/user/location", reader);
  expect([status, Object.keys(body).sort()]).toEqual([200, ["country_code", "country_name", "ip"]]);
  const dump = JSON.stringify(await product.db.select().from(accounts));
  if (body.ip) expect(dump).not.toContain(String(body.ip));
});

describe("PUT /api/user/bio", () => {
  test("changes what is sent and leaves the rest", async () => {
    const bio = { descripcion: " Escribo de puertos ", link_blog: "https://blog.example/" };
    expect(await put(researcher, bio)).toMatchObject({
      status: 200,
      body: { ok: true, message: "Información actualizada exitosamente" },
    });
    const { body } = await put(researcher, { pais: "ES", categorias: ["1001"] });
    expect(body.user).toMatchObject({
      descripcion: "Escribo de puertos",
      link_blog: "https://blog.example/",
      pais: "ES",
      categorias: [1001],
    });
  });

  test("tells what is wrong by field and changes nothing", async () => {
    const wrong = { pais: "FR", link_blog: "javascript:alert(1)", orientacion: "Liberal" };
    expect(await put(expert, wrong)).toEqual({
      status: 400,
      body: {
        error: "Marca la casilla si quieres que se guarde tu orientación; si no, deja el campo vacío",
        code: "orientation_consent",
        campos: {
          orientacion_consentimiento:
            "Marca la casilla si quieres que se guarde tu orientación; si no, deja el campo vacío",
          link_blog: "Escribe la dirección entera, empezando por https://",
        },
      },
    });
    expect((await json("/api/user/profile", expert)).body.user).toMatchObject({ pais: null });
  });

  test.each([
    ["a bio by a reader", () => put(reader, { descripcion: "Hola", pais: "ES" }), 403, "role_forbidden"],
    ["a guest's", () => put(undefined, { pais: "ES" }), 401, "session_required"],
    [
      "another site's",
      () => put(reader, { pais: "ES" }, { origin: "https://e.example" }),
      403,
      "cross_origin",
    ],
    ["what is no JSON", () => put(reader, "{"), 400, "invalid"],
    ["a list as a country", () => put(reader, { pais: ["ES"] }), 400, "invalid"],
  ])("%s is refused", async (_, send, status, code) => {
    const answer = await send();
    expect([answer.status, answer.body.code]).toEqual([status, code]);
    expect((await json("/api/user/profile", reader)).body.user).toMatchObject({
      pais: null,
      descripcion: null,
    });
  });
});

test("comments are for experts, and only their own", async () => {
  const { db } = product;
  const said = { eventId: event, text: "Falta un dato", createdAt: clock.now() };
  const [first] = await db
    .insert(comments)
    .values({ ...said, authorId: expert.id })
    .returning({ id: comments.id });
  await db.insert(comments).values({ ...said, authorId: researcher.id, parentId: first!.id, depth: 1 });
  for (const person of [reader, researcher])
    expect((await json("/api/user/comments", person)).body.code).toBe("role_forbidden");
  const { body } = await json(`/api/user/comments?usuario_id=${researcher.id}`, expert);
  expect(body.comentarios).toEqual([
    {
      id: first!.id,
      texto: "Falta un dato",
      timestamp: new Date(said.createdAt).toISOString(),
      parent_id: null,
      evento_id: event,
      evento_titulo: "A headline",
      articulo_id: null,
      articulo_titulo: null,
      oculto: false,
    },
  ]);
});

test("the export is a file with one's own data in its described form", async () => {
  await product.db.insert(reactions).values({
    accountId: reader.id,
    action: "save",
    target: "event",
    targetId: event,
    createdAt: clock.now(),
  });
  const { headers, text } = await ask("/api/user/export", reader);
  expect(headers.get("content-disposition")).toMatch(/^attachment; filename="poliedro-\d+-[\d-]{10}\.json"$/);
  const file = JSON.parse(text) as Record<string, unknown> & { leeme: Record<string, unknown> };
  const { formato, version, horas, creado, ...told } = file.leeme;
  expect([formato, version, horas, typeof creado]).toEqual([
    "poliedro-datos-propios",
    1,
    "ISO 8601, UTC",
    "string",
  ]);
  expect(Object.keys(told)).toEqual(Object.keys(file).filter((part) => part !== "leeme"));
  expect(file.cuenta).toMatchObject({ alias: reader.alias, correo: `account-${reader.id}@reader.example` });
  expect(file.reacciones).toMatchObject([{ action_type: "save", objetivo: "evento", objetivo_id: event }]);
  for (const secret of ["nobody signs in with this", expert.alias, "token"])
    expect(text).not.toContain(secret);
});

describe("a public profile", () => {
  test("tells who a creator is, for machines too", async () => {
    const { status, text } = await ask(`/user/${researcher.id}`);
    expect(status).toBe(200);
    expect(text).toContain("Escribo de puertos");
    expect(text).toContain('rel="me nofollow ugc noopener"');
    expect(text).toContain('"@type":"ProfilePage"');
    expect(text).toContain(`<link rel="canonical" href="http://poliedro.example/user/${researcher.id}"`);
    for (const hidden of ["@reader.example", "noindex"]) expect(text).not.toContain(hidden);
  });

  test("of a reader is a name that no search engine lists", async () => {
    const { text } = await ask(`/user/${reader.id}`);
    expect(text).toContain(reader.alias);
    expect(text).toContain('<meta name="robots" content="noindex"');
    expect(text).not.toContain("ProfilePage");
  });

  test.each(["/user/999999", "/user/nobody", "/user/1e3"])("%s is nobody's", async (path) => {
    expect((await ask(path)).status).toBe(404);
  });

  test("has a photo only where its owner named one", async () => {
    expect((await json(`/api/user/${reader.id}/foto`)).body.code).toBe("image_not_found");
    await product.db
      .update(accounts)
      .set({ bioPhotoUrl: "https://photos.invalid/me.png" })
      .where(eq(accounts.id, reader.id));
    expect((await json(`/api/user/${reader.id}/foto`)).status).toBe(404);
    expect((await ask(`/user/${reader.id}`)).text).not.toContain("foto?v=");
  });
});
