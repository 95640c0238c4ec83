import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { comments, notices } from "../../db/schema";
import type { Role } from "../../domain/accounts/rules";
import { signUp } from "../../domain/accounts/testing";
import { putEvent } from "../../domain/analysis/testing";
import { CASES } from "../../domain/moderation/cases";
import { sendNotice } from "../../domain/moderation/commands";
import { systemClock } from "../../domain/shared/time";
import { commentsWire } from "../../functions/api/comments.wire";
import { AUTHORS } from "../../sample/creators/authors";
import { seedCreators } from "../../sample/creators/seed";
import { startProduct, type TestProduct } from "../support/product";

type Person = Awaited<ReturnType<typeof signUp>>;
let product: TestProduct;
let event: number;
let other: number;
let expert: Person;
beforeAll(async () => {
  product = await startProduct({ edition: "sample" });
  const { db } = product;
  await seedCreators({ db, clock: systemClock });
  const papers = ["elbe-kurier", "la-voz", "broadsheet"].map((newspaper) => ({ newspaper }));
  event = (await putEvent({ db, clock: systemClock }, papers)).event;
  other = (await putEvent({ db, clock: systemClock }, papers)).event;
  expert = await person("experto");
});
afterAll(() => product.close());

const person = (role: Role) => signUp({ db: product.db, clock: systemClock }, { role });

async function ask(method: string, path: string, who: Person | null = null, body?: unknown) {
  const response = await product.worker.dispatchFetch(`${product.url}/api/comments${path}`, {
    method,
    headers: {
      "accept-language": "es",
      ...(who ? { cookie: who.cookie } : {}),
      ...(body === undefined ? {} : { "content-type": "application/json" }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  return { status: response.status, body: (await response.json()) as Record<string, unknown> };
}
const write = (body: unknown, who: Person | null = expert) => ask("POST", "", who, body);
const listOf = async (path: string) => {
  const answer = await ask("GET", path);
  expect(answer.status).toBe(200);
  return commentsWire.parse(answer.body).comentarios;
};
const articleId = async (slug: string) =>
  (
    (await (await product.worker.dispatchFetch(`${product.url}/api/article/${slug}`)).json()) as {
      articulo_id: number;
    }
  ).articulo_id;

test("a comment is written, read, answered, corrected and deleted", async () => {
  const top = await write({ texto: " Con fuentes. ", evento_id: event, parent_id: null });
  expect(top.status).toBe(201);
  expect(top.body).toMatchObject({
    parent_id: null,
    texto: "Con fuentes.",
    usuario_id: expert.id,
    alias: expert.alias,
    rol: "experto",
    bio_foto_url: null,
    respuestas: [],
    evento_id: event,
  });
  const { id } = top.body;
  const reply = await write({ texto: "Y más.", evento_id: event, parent_id: id });
  expect(await listOf(`/evento/${event}?idioma=es`)).toMatchObject([
    { id, respuestas: [{ id: reply.body.id, parent_id: id, texto: "Y más.", evento_id: event }] },
  ]);
  const edited = await ask("PATCH", `/${id}`, expert, { texto: "Con mejores fuentes." });
  expect(edited.body).toMatchObject({ id, texto: "Con mejores fuentes.", editado: expect.any(String) });
  expect((await ask("DELETE", `/${id}`, expert)).body).toEqual({ ok: true, id });
  expect(await listOf(`/evento/${event}`)).toMatchObject([
    { id, texto: "", estado: "borrado", alias: null, usuario_id: null, respuestas: [{ id: reply.body.id }] },
  ]);
  await ask("DELETE", `/${reply.body.id}`, expert);
  expect(await listOf(`/evento/${event}`)).toEqual([]);
});

test("an article's comments are read, and its author answers", async () => {
  const slug = "lo-que-dice-el-registro-del-costa-verde";
  const id = await articleId(slug);
  const [first] = await listOf(`/articulo/${id}`);
  expect(first).toMatchObject({
    alias: "Oliver Marsh",
    articulo_id: id,
    respuestas: [{ alias: AUTHORS[0]!.alias }],
  });
  const made = await write({ texto: "Gracias.", articulo_id: id, parent_id: first!.respuestas[0]!.id });
  expect(made.body).toMatchObject({ articulo_id: id });
});

test.each([
  ["nothing", { texto: "   " }, "El comentario no puede estar vacío"],
  ["no text", {}, "El comentario no puede estar vacío"],
  [
    "201 characters",
    { texto: "a".repeat(201) },
    "El comentario no puede exceder 200 caracteres (sin incluir URLs)",
  ],
])("%s is refused in words", async (_, body, error) => {
  const answer = await write({ ...body, evento_id: event });
  expect([answer.status, answer.body.error]).toEqual([400, error]);
});

test("200 characters are taken, and 190 with an address of 50", async () => {
  for (const texto of ["a".repeat(200), `${"a".repeat(189)} https://example.org/${"b".repeat(30)}`])
    expect((await write({ texto, evento_id: event })).status).toBe(201);
});

describe("who may not", () => {
  test("a guest is asked to sign in; readers and authors elsewhere are refused", async () => {
    const body = { texto: "Hola", evento_id: event };
    expect((await write(body, null)).status).toBe(401);
    for (const role of ["lector", "investigador", "moderador"] as const) {
      const answer = await write(body, await person(role));
      expect([answer.status, answer.body.code]).toEqual([403, "comment_forbidden"]);
    }
  });

  test("nobody touches what is somebody else's", async () => {
    const { body } = await write({ texto: "Mío", evento_id: event });
    const stranger = await person("experto");
    expect((await ask("PATCH", `/${body.id}`, stranger, { texto: "Tuyo" })).status).toBe(403);
    expect((await ask("DELETE", `/${body.id}`, stranger)).status).toBe(403);
    expect((await ask("DELETE", `/${body.id}`)).status).toBe(401);
    expect((await ask("DELETE", "/999999", expert)).status).toBe(404);
  });

  test("no other site writes in a reader's name", async () => {
    const response = await product.worker.dispatchFetch(`${product.url}/api/comments`, {
      method: "POST",
      headers: {
        cookie: expert.cookie,
        origin: "https://elsewhere.example",
        "content-type": "application/json",
      },
      body: JSON.stringify({ texto: "Hola", evento_id: event }),
    });
    expect(response.status).toBe(403);
  });
});

test("a parent too deep, of another event or unknown is refused, and so is a target that is none", async () => {
  let parent_id: unknown = null;
  for (let depth = 0; depth <= 3; depth++)
    parent_id = (await write({ texto: "Sigue", evento_id: event, parent_id })).body.id;
  expect((await write({ texto: "No", evento_id: event, parent_id })).status).toBe(400);
  const elsewhere = (await write({ texto: "Allí", evento_id: other })).body.id;
  expect((await write({ texto: "No", evento_id: event, parent_id: elsewhere })).status).toBe(400);
  expect((await write({ texto: "No", evento_id: event, parent_id: 999_999 })).status).toBe(400);
  expect((await write({ texto: "No" })).body.code).toBe("target_invalid");
  expect((await write({ texto: "No", evento_id: event, articulo_id: 1 })).body.code).toBe("target_invalid");
  expect((await write({ texto: "No", evento_id: 999_999 })).status).toBe(404);
  expect((await ask("GET", "/evento/999999")).status).toBe(404);
});

test("what is sent twice at once is one comment", async () => {
  const body = { texto: "Una vez", evento_id: other, envio: "one-sending" };
  const [one, two] = await Promise.all([write(body), write(body)]);
  expect(one.body.id).toBe(two.body.id);
});

/** Sends a page's form as a browser without scripts would. */
async function post(path: string, fields: Record<string, string>, who: Person | null = null) {
  const response = await product.worker.dispatchFetch(`${product.url}${path}`, {
    method: "POST",
    redirect: "manual",
    headers: {
      "accept-language": "es",
      "content-type": "application/x-www-form-urlencoded",
      ...(who ? { cookie: who.cookie } : {}),
    },
    body: new URLSearchParams(fields).toString(),
  });
  return { status: response.status, location: response.headers.get("location"), html: await response.text() };
}
const page = async (path: string, who: Person | null = null) => {
  const response = await product.worker.dispatchFetch(`${product.url}${path}`, {
    redirect: "manual",
    headers: { "accept-language": "es", ...(who ? { cookie: who.cookie } : {}) },
  });
  return { status: response.status, html: await response.text(), headers: response.headers };
};

test("forms without scripts lead to the comment, or come back with what was typed", async () => {
  const sent = await post("/comentar", { texto: "Por carta", evento_id: String(other) }, expert);
  expect(sent.status).toBe(303);
  expect(sent.location).toMatch(new RegExp(`^/evento/${other}#comentario-\\d+$`));
  const long = `Demasiado ${"a".repeat(200)}`;
  const refused = await post("/comentar", { texto: long, evento_id: String(other) }, expert);
  expect(refused.status).toBe(400);
  expect(refused.html).toContain(long);
  expect((await post("/comentar", { texto: "Hola", evento_id: String(other) })).status).toBe(401);
});

test("hostile text is text on the page, and its address safe", async () => {
  const texto = `<img src=x onerror=alert(1)> javascript:alert(2) https://example.org/"><b>`;
  await write({ texto, evento_id: other });
  const { html } = await page(`/evento/${other}`);
  expect(html).not.toContain("<img src=x");
  expect(html).not.toMatch(/href="javascript:/);
  expect(html).toMatch(/<a href="https:\/\/example\.org\/[^"]*" rel="nofollow ugc noopener noreferrer">/);
});

test("a comment is marked with the language of the page that it was written on, where that is another", async () => {
  await ask("POST", "?idioma=de", expert, { texto: "Mit Quellen", evento_id: other });
  expect((await page(`/evento/${other}`)).html).toContain('<p class="comment-text" lang="de">Mit Quellen');
  expect((await page(`/de/?evento=${other}`)).html).toContain('<p class="comment-text">Mit Quellen');
  await write({ texto: "Con fuentes", evento_id: other });
  expect((await page(`/evento/${other}`)).html).toContain('<p class="comment-text">Con fuentes');
});

test("guests read without a form, experts with one", async () => {
  const guest = await page(`/evento/${other}`);
  expect(guest.html).toContain("Por carta");
  expect(guest.html).not.toMatch(/\/comentar\b/);
  expect((await page(`/evento/${other}`, expert)).html).toContain('action="/comentar"');
});

const NO_FORMS = [
  ["text/plain", "texto=Hola"],
  ["application/json", "{}"],
  ["multipart/form-data", "texto=Hola"],
  ["multipart/form-data; boundary=b", "--b\r\nContent-Disposition: form-data; name=texto\r\n\r\nHola"],
] as const;

test.each([
  "/comentar",
  "/avisar?comentario={comment}",
  "/aviso/{receipt}",
  "/recurrir?comentario={comment}",
  "/moderacion",
  "/user",
  "/usuario",
  "/user/cuenta",
  "/user/datos",
  "/react",
])("what is no form is refused in the reader's words by %s", async (pattern) => {
  const { body } = await write({ texto: "Con datos.", evento_id: other });
  const commentId = Number(body.id);
  const notice = { rule: "spam", explanation: "Vende una cosa.", email: "", submission: null, from: null };
  const context = { db: product.db, clock: systemClock };
  const receipt = await sendNotice(context, { ...notice, commentId, language: "es" });
  const path = pattern.replace("{comment}", String(commentId)).replace("{receipt}", receipt);
  const moderator = await person("moderador");
  for (const [type, sent] of NO_FORMS) {
    const response = await product.worker.dispatchFetch(product.url + path, {
      method: "POST",
      redirect: "manual",
      headers: { cookie: moderator.cookie, "accept-language": "de", "content-type": type },
      body: sent,
    });
    const html = await response.text();
    expect([type, response.status]).toEqual([type, 400]);
    expect(html).toContain('<html lang="de"');
    expect(html).toContain("lässt sich nicht als Formular lesen");
  }
});

test("from a notice to the public log", async () => {
  const said = "Palabras que alguien denuncia";
  const { body } = await write({ texto: said, evento_id: other });
  const moderator = await person("moderador");
  const second = await person("moderador");
  const notice = await post(`/avisar?comentario=${body.id}`, {
    norma: "insult",
    motivo: "Llama ladrón a una persona.",
    correo: "",
    envio: "notice-form",
  });
  expect(notice.status).toBe(303);
  expect(notice.location).toMatch(/^\/aviso\/[2-9A-Z-]{19}$/);
  const receipt = await page(notice.location!);
  expect(receipt.headers.get("cache-control")).toContain("no-store");
  expect(receipt.html).toContain("Aún no se ha decidido");
  expect((await page("/aviso/AAAA-AAAA-AAAA-AAAA")).status).toBe(404);

  expect((await page("/moderacion")).status).toBe(302);
  for (const who of [expert, await person("lector")])
    expect((await page("/moderacion", who)).status).toBe(403);
  expect((await page("/moderacion", moderator)).html).toContain(said);
  expect((await page("/moderacion?despues_de=9999999999999-1", moderator)).html).not.toContain(said);
  expect((await page(`/avisar?comentario=${body.id}`)).html).toContain('href="/registro-de-moderacion"');
  const decision = { comentario: String(body.id), decision: "hidden", norma: "insult" };
  const reason = "Insulta a una persona con nombre.";
  expect((await post("/moderacion", { ...decision, motivo: reason }, expert)).status).toBe(403);
  const short = await post("/moderacion", { ...decision, motivo: "Porque sí" }, moderator);
  expect([short.status, short.html.includes("Porque sí")]).toEqual([400, true]);
  expect((await post("/moderacion", { ...decision, motivo: reason }, moderator)).status).toBe(303);

  expect((await page(notice.location!)).html).toContain(reason);
  const shown = await page(`/evento/${other}`);
  expect(shown.html).not.toContain(said);
  expect(shown.html).toContain("Retirado por moderación");
  expect((await page(`/avisar?comentario=${body.id}`)).status).toBe(404);

  const appeal = (who: Person | null) =>
    post(`/recurrir?comentario=${body.id}`, { texto: "Es una crítica con pruebas." }, who);
  const ended = [
    await appeal(null),
    await post("/moderacion", { ...decision, motivo: reason }, null),
    await post("/comentar", { texto: "Con otra fuente.", evento_id: String(other) }, null),
    await post("/user", { formulario: "bio", descripcion: "Escribo de puertos." }, null),
  ];
  expect(ended.map(({ status }) => status)).toEqual([401, 401, 401, 401]);
  const typed = ["Es una crítica con pruebas.", reason, "Con otra fuente.", "Escribo de puertos."];
  for (const [i, kept] of typed.entries()) {
    expect(ended[i]!.html).toContain(kept);
    expect(ended[i]!.html).toContain('href="/auth?next=%2F');
  }
  expect((await appeal(second)).status).toBe(403);
  expect((await appeal(expert)).status).toBe(303);
  expect((await appeal(expert)).status).toBe(409);
  const back = { ...decision, decision: "restored", motivo: "Es una crítica documentada." };
  expect((await post("/moderacion", back, moderator)).status).toBe(403);
  expect((await post("/moderacion", back, second)).status).toBe(303);
  const late = await post("/moderacion", { ...back, motivo: "Lo mismo, pero después." }, second);
  expect([late.status, late.html.includes("Lo mismo, pero después.")]).toEqual([409, true]);
  expect((await page(`/evento/${other}`)).html).toContain(said);
  const log = await page("/registro-de-moderacion");
  for (const words of [reason, "Es una crítica documentada.", "Recurrida"]) expect(log.html).toContain(words);
  for (const secret of [said, expert.alias, moderator.alias]) expect(log.html).not.toContain(secret);
});

test("the queue goes on page by page, by links", async () => {
  const { db } = product;
  const said = { eventId: other, text: "Con datos.", createdAt: 1 };
  const made = await db
    .insert(comments)
    .values(Array.from({ length: CASES + 1 }, () => said))
    .returning({ id: comments.id });
  await db.insert(notices).values(
    made.map(({ id }) => ({
      commentId: id,
      receipt: `queue ${id}`,
      rule: "spam" as const,
      explanation: "Vende una cosa.",
      language: "es",
      createdAt: 1,
    })),
  );
  const moderator = await person("moderador");
  const casesIn = (html: string) => [...html.matchAll(/id="caso-(\d+)"/g)].map(([, id]) => Number(id));
  const first = await page("/moderacion?idioma=es", moderator);
  expect(casesIn(first.html)).toEqual(made.slice(0, CASES).map(({ id }) => id));
  const [, next] = /<a href="([^"]+)" rel="next"/.exec(first.html)!;
  const second = await page(next!.replaceAll("&amp;", "&"), moderator);
  expect(casesIn(second.html)[0]).toBe(made.at(-1)!.id);
  expect(second.html).toContain('<a href="/moderacion?idioma=es">');
});

test("one household sends ten notices in an hour, whichever of its addresses they come from", async () => {
  const { body } = await write({ texto: "Con datos.", evento_id: other });
  const tell = async (address: string) => {
    const notice = await product.worker.dispatchFetch(`${product.url}/avisar?comentario=${body.id}`, {
      method: "POST",
      redirect: "manual",
      headers: { "cf-connecting-ip": address },
      body: new URLSearchParams({ norma: "spam", motivo: "Vende una cosa que nadie pide.", correo: "" }),
    });
    return notice.status;
  };
  for (let i = 1; i <= 10; i++) expect(await tell(`2001:db8:1:2::${i}`)).toBe(303);
  expect(await tell("2001:db8:1:2:ffff::1")).toBe(429);
  expect(await tell("2001:db8:1:3::1")).toBe(303);
});

test("the API's description tells of comments", async () => {
  const response = await product.worker.dispatchFetch(`${product.url}/api/openapi.json`);
  const { paths } = (await response.json()) as { paths: Record<string, unknown> };
  expect(Object.keys(paths)).toEqual(
    expect.arrayContaining([
      "/comments",
      "/comments/evento/{id}",
      "/comments/articulo/{id}",
      "/comments/{id}",
    ]),
  );
});
