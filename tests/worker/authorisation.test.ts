import { and, eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { comments, creatorArticles, events, reactions, sessions } from "../../db/schema";
import { ROLES, type Role } from "../../domain/accounts/rules";
import { signUp } from "../../domain/accounts/testing";
import { systemClock } from "../../domain/shared/time";
import { seedCreators } from "../../sample/creators/seed";
import { doors } from "../support/doors";
import type { TestProduct } from "../support/product";
import { startReadSample } from "../support/read-sample";

/** In the order of each list of statuses below: a guest, then every role. */
const VISITORS = ["guest", ...ROLES] as const;

interface Door {
  /** What is asked for, where the pattern is not an address itself; `{name}` is filled from `known`. */
  path?: string;
  json?: unknown;
  form?: Record<string, string>;
  /** One status for all; one for guests and one for everybody else; or one for each of VISITORS. */
  answers: number | [guest: number, signedIn: number] | [number, number, number, number, number, number];
}

const PAGE: Door = { answers: 200 };
const LISTED = { answers: 200 } satisfies Door;

/** Everything that can be asked for, and what it answers whom. */
const DOORS: Record<string, Door> = {
  // What everybody reads.
  "GET /": PAGE,
  "GET /:language": { path: "/fr", answers: 200 },
  "GET /*": { path: "/no/such/page", answers: 404 },
  "POST /*": { path: "/no/such/page", form: {}, answers: 404 },
  "GET /resultados/:lane": { path: "/resultados/{lane}", answers: 200 },
  "GET /evento/:event": { path: "/evento/{event}", answers: 200 },
  "GET /articulo/:article": { path: "/articulo/{article}", answers: 200 },
  "GET /article/*": { path: "/article/{slug}", answers: 200 },
  "GET /comentarios": { path: "/comentarios?evento_id={event}", answers: 200 },
  "GET /user/:account": { path: "/user/{author}", answers: 200 },
  "GET /es/:page": { path: "/es/quienes-somos", answers: 301 },
  "GET /bot": PAGE,
  "GET /offline": PAGE,
  // On a developer's machine only.
  "GET /design": PAGE,
  "GET /outbox": PAGE,
  ...Object.fromEntries(
    [
      "/about",
      "/periodicos",
      "/quienes-somos",
      "/como-leer",
      "/como-escribir",
      "/metodo",
      "/cuentas",
      "/reclamaciones",
      "/privacidad",
      "/accesibilidad",
      "/aviso-legal",
      "/registro-de-moderacion",
      ...["about", "how-to-read", "how-to-write", "method", "money", "complaints"].map((p) => `/en/${p}`),
      ...["privacy", "accessibility", "legal", "newspapers", "moderation-log"].map((p) => `/en/${p}`),
      ...["a-propos", "comment-lire", "comment-ecrire", "methode", "comptes"].map((p) => `/fr/${p}`),
      ...["reclamations", "confidentialite", "accessibilite", "mentions-legales"].map((p) => `/fr/${p}`),
      ...["journaux", "registre-de-moderation"].map((p) => `/fr/${p}`),
      ...["uber-uns", "wie-lesen", "wie-schreiben", "methode", "finanzen", "beschwerden"].map(
        (p) => `/de/${p}`,
      ),
      ...["datenschutz", "barrierefreiheit", "impressum", "zeitungen"].map((p) => `/de/${p}`),
      "/de/moderationsprotokoll",
    ].map((path) => [`GET ${path}`, PAGE]),
  ),

  // What machines read.
  ...Object.fromEntries(
    ["/robots.txt", "/ads.txt", "/feed.xml", "/atom.xml", "/feed.json", "/manifest.webmanifest", "/nojs.css"]
      .concat(["/sitemap.xml", "/sitemap-pages.xml", "/sitemap-articles.xml", "/news-sitemap.xml"])
      .concat(["/.well-known/security.txt", "/.well-known/tdmrep.json", "/api/openapi.json", "/api/health"])
      .concat(["/api/carriles", "/api/categorias"])
      .map((path) => [`GET ${path}`, LISTED]),
  ),
  "GET /.well-known/change-password": { answers: 302 },
  "GET /:file": { path: "/sitemap-events-1.xml", answers: 200 },
  "GET /carril/:id/:file": { path: "/carril/{lane}/feed.xml", answers: 200 },
  "GET /categoria/:id/:file": { path: "/categoria/1010/feed.xml", answers: 200 },
  "GET /evento/:id/:file": { path: "/evento/{event}/feed.xml", answers: 200 },
  "GET /icons/:slug": { path: "/icons/no-such-newspaper", answers: 200 },
  "GET /og/evento/:file": { path: "/og/evento/999999-es.png", answers: 302 },
  "GET /api/carril/:id/events": { path: "/api/carril/{lane}/events", answers: 200 },
  "GET /api/carril/:id/articles": { path: "/api/carril/{creators}/articles", answers: 200 },
  "GET /api/modal_eventos/:id": { path: "/api/modal_eventos/{event}", answers: 200 },
  "GET /api/modal_eventos_articulos/:id": { path: "/api/modal_eventos_articulos/{event}", answers: 200 },
  "GET /api/article/:slug": { path: "/api/article/{slug}", answers: 200 },
  "GET /api/articulo/:articulo": { path: "/api/articulo/{article}", answers: 200 },
  "GET /api/articulo/:articulo/imagenes/:n": { path: "/api/articulo/{article}/imagenes/99", answers: 404 },
  "GET /api/comments/evento/:id": { path: "/api/comments/evento/{event}", answers: 200 },
  "GET /api/comments/articulo/:id": { path: "/api/comments/articulo/{article}", answers: 200 },
  "GET /api/user/:id/foto": { path: "/api/user/{me}/foto", answers: 404 },

  // Signing in.
  "GET /auth": { answers: 302 },
  "POST /auth": { form: {}, answers: 302 },
  "GET /login": { answers: [200, 302] },
  "GET /register": { answers: [200, 302] },
  "POST /login": { json: {}, answers: 400 },
  "POST /register": { json: {}, answers: 400 },
  "GET /me": { answers: 200 },
  "GET /recuperar": PAGE,
  "POST /recuperar": { form: {}, answers: 400 },
  "GET /confirmar": { path: "/confirmar?token=x", answers: 200 },
  "POST /confirmar": { form: { token: "x" }, answers: 404 },
  "GET /restablecer": { path: "/restablecer?token=x", answers: 200 },
  "POST /restablecer": { form: { token: "x" }, answers: 404 },

  // One's own.
  "GET /user": { answers: [302, 200] },
  "GET /usuario": { answers: [302, 200] },
  "POST /user": { form: {}, answers: [302, 404] },
  "POST /usuario": { form: {}, answers: [302, 404] },
  "GET /user/cuenta": { answers: [302, 200] },
  "POST /user/cuenta": { form: {}, answers: [302, 400] },
  "GET /user/datos": { answers: [302, 200] },
  "POST /user/datos": { form: {}, answers: [302, 400] },
  "GET /api/user/profile": { answers: [401, 200] },
  "GET /api/user/location": { answers: [401, 200] },
  "GET /api/user/export": { answers: [401, 200] },
  "GET /api/user/comments": { answers: [401, 403, 403, 200, 403, 403] },
  "PUT /api/user/bio": { json: { pais: "ES" }, answers: [401, 200] },
  "GET /api/user/interactions": { answers: [401, 200] },
  "GET /api/user/interactions/event/:id": {
    path: "/api/user/interactions/event/{event}",
    answers: [401, 200],
  },
  "GET /api/user/interactions/article/:id": {
    path: "/api/user/interactions/article/{article}",
    answers: [401, 200],
  },
  "POST /api/user/write_interaction": { json: { action: "save", evento_id: "{event}" }, answers: [401, 200] },
  "GET /react": { answers: 302 },
  "POST /react": { form: {}, answers: 400 },

  // Where creators will write: nothing to see yet, but who may is settled.
  "GET /topvoice": { answers: 302 },
  "GET /article-editor": { answers: 302 },
  "GET /article-editor/:article": { path: "/article-editor/1", answers: 302 },
  "GET /user/article/:article": { path: "/user/article/new", answers: 302 },
  "GET /user/articles/:article": { path: "/user/articles/1", answers: 302 },

  // Comments, by those entitled.
  "GET /comentar": { answers: 404 },
  "POST /comentar": { form: {}, answers: 400 },
  "POST /api/comments": {
    json: { texto: "Lo conozco de cerca.", evento_id: "{event}" },
    answers: [401, 403, 403, 201, 403, 403],
  },
  // Somebody else's.
  "PATCH /api/comments/:id": { path: "/api/comments/{comment}", json: { texto: "x" }, answers: [401, 403] },
  "DELETE /api/comments/:id": { path: "/api/comments/{comment}", answers: [401, 403] },

  // Moderation.
  "GET /avisar": { path: "/avisar?comentario={comment}", answers: 200 },
  "POST /avisar": { path: "/avisar?comentario={comment}", form: {}, answers: 400 },
  "GET /aviso/:receipt": { path: "/aviso/no-such-receipt", answers: 404 },
  "POST /aviso/:receipt": { path: "/aviso/no-such-receipt", form: {}, answers: 404 },
  "GET /recurrir": { path: "/recurrir?comentario={comment}", answers: [302, 403] },
  "POST /recurrir": { path: "/recurrir?comentario={comment}", form: {}, answers: [302, 403] },
  "GET /moderacion": { answers: [302, 403, 403, 403, 200, 200] },
  "POST /moderacion": { form: {}, answers: [302, 403, 403, 403, 409, 409] },

  // Last: whoever goes through it is a guest again.
  "GET /logout": { answers: 200 },
  "POST /logout": { form: {}, answers: 303 },
};

let product: TestProduct;
const known: Record<string, string | number> = {};
const cookies = new Map<string, string>();

beforeAll(async () => {
  product = await startReadSample();
  const { db } = product;
  await seedCreators({ db, clock: systemClock });
  const [event] = await db.select({ id: events.id }).from(events).where(eq(events.shown, true)).limit(1);
  const [article] = await db
    .select({ id: creatorArticles.articleId, slug: creatorArticles.slug, author: creatorArticles.authorId })
    .from(creatorArticles)
    .where(and(eq(creatorArticles.state, "publicado"), eq(creatorArticles.priceCents, 0)))
    .limit(1);
  const other = await signUp({ db, clock: systemClock }, { role: "experto", alias: "otra experta" });
  const [comment] = await db
    .insert(comments)
    .values({ eventId: event!.id, authorId: other.id, text: "De otra persona.", createdAt: Date.now() })
    .returning({ id: comments.id });
  const lanes = (await (await ask("GET", "/api/carriles", "guest")).json()) as {
    carril_id: number;
    tipo: string;
  }[];
  Object.assign(known, {
    event: event!.id,
    article: article!.id,
    slug: article!.slug ?? "",
    author: article!.author,
    comment: comment!.id,
    lane: lanes.find(({ tipo }) => tipo === "eventos")!.carril_id,
    creators: lanes.find(({ tipo }) => tipo === "articulos")!.carril_id,
  });
});
afterAll(() => product.close());

/** A fresh session of this visitor's, so that no door depends on another one's. */
async function cookieOf(visitor: string): Promise<string> {
  if (visitor === "guest") return "";
  const known = cookies.get(visitor);
  if (known) return known;
  const { cookie, id } = await signUp(
    { db: product.db, clock: systemClock },
    { role: visitor as Role, alias: `la ${visitor}` },
  );
  cookies.set(visitor, cookie);
  cookies.set(`${visitor} id`, String(id));
  return cookie;
}

const filled = (text: string, me: string): string =>
  text.replace(/\{(\w+)\}/g, (_, name: string) => String(name === "me" ? me : known[name]));

async function ask(method: string, path: string, visitor: string, { json, form }: Partial<Door> = {}) {
  const cookie = await cookieOf(visitor);
  const me = cookies.get(`${visitor} id`) ?? "0";
  const body = json
    ? filled(JSON.stringify(json), me).replace(/"(\d+)"/g, "$1")
    : form && new URLSearchParams(form).toString();
  return product.worker.dispatchFetch(product.url + filled(path, me), {
    method,
    redirect: "manual",
    headers: {
      "accept-language": "es",
      ...(cookie ? { cookie } : {}),
      ...(json ? { "content-type": "application/json" } : {}),
      ...(form
        ? { "content-type": "application/x-www-form-urlencoded", "sec-fetch-site": "same-origin" }
        : {}),
      // As a link on one of our pages would ask.
      ...(path === "/logout" ? { "sec-fetch-site": "same-origin" } : {}),
    },
    ...(body ? { body } : {}),
  });
}

test("every way into the product stands in the table, and nothing else does", () => {
  expect(Object.keys(DOORS).toSorted()).toEqual(doors());
});

describe("each way in answers each visitor as the table says", () => {
  test.each(Object.entries(DOORS))("%s", async (door, { path, answers, ...body }) => {
    const [method, pattern] = door.split(" ") as [string, string];
    const expected =
      typeof answers === "number"
        ? VISITORS.map(() => answers)
        : answers.length === 2
          ? VISITORS.map((visitor) => answers[visitor === "guest" ? 0 : 1])
          : answers;
    const seen: number[] = [];
    for (const visitor of VISITORS) {
      const answer = await ask(method, path ?? pattern, visitor, body);
      seen.push(answer.status);
      await answer.arrayBuffer();
    }
    expect(Object.fromEntries(VISITORS.map((visitor, i) => [visitor, seen[i]]))).toEqual(
      Object.fromEntries(VISITORS.map((visitor, i) => [visitor, expected[i]])),
    );
  });
});

test("where only signed-in readers go, guests are led to signing in and back", async () => {
  for (const path of ["/user", "/usuario", "/user/cuenta", "/user/datos", "/moderacion", "/topvoice"].concat(
    ["/article-editor", "/article-editor/1", "/user/article/new", "/user/article/1"],
    ["/user/articles/new", "/user/articles/1"],
  )) {
    const answer = await ask("GET", path, "guest");
    const back = path === "/usuario" ? "/user" : path;
    expect([path, answer.headers.get("location")]).toEqual([path, `/auth?next=${encodeURIComponent(back)}`]);
  }
  const form = await ask("GET", "/auth?next=%2Fuser", "guest");
  expect(form.headers.get("location")).toBe("/login?next=%2Fuser");
});

describe("what is one reader's is out of another's reach", () => {
  test("a draft is shown to its author alone", async () => {
    const { db } = product;
    const [draft] = await db
      .select({ id: creatorArticles.articleId, author: creatorArticles.authorId })
      .from(creatorArticles)
      .where(eq(creatorArticles.state, "borrador"))
      .limit(1);
    for (const visitor of VISITORS) {
      expect([visitor, (await ask("GET", `/articulo/${draft!.id}`, visitor)).status]).toEqual([visitor, 403]);
      expect([visitor, (await ask("GET", `/api/articulo/${draft!.id}`, visitor)).status]).toEqual([
        visitor,
        403,
      ]);
    }
  });

  test("a comment stays as its author wrote it", async () => {
    const [row] = await product.db
      .select()
      .from(comments)
      .where(eq(comments.id, Number(known.comment)));
    expect(row).toMatchObject({ text: "De otra persona.", editedAt: null, deletedAt: null, hiddenAt: null });
  });

  test("a reaction is written for whoever is signed in, whatever the request says", async () => {
    const { db } = product;
    const victim = await signUp({ db, clock: systemClock });
    await ask("POST", "/api/user/write_interaction", "lector", {
      json: { action: "upvote", evento_id: "{event}", usuario_id: victim.id, account_id: victim.id },
    });
    expect(await db.$count(reactions, eq(reactions.accountId, victim.id))).toBe(0);
  });

  test("a session is ended by its owner alone", async () => {
    const { db } = product;
    const victim = await signUp({ db, clock: systemClock });
    await ask("POST", "/user/cuenta", "administrador", {
      form: {
        form: "session",
        session: String(victim.sessionId),
        accion: "cerrar",
        sesion: String(victim.sessionId),
      },
    });
    expect(await db.$count(sessions, eq(sessions.id, victim.sessionId))).toBe(1);
  });
});
