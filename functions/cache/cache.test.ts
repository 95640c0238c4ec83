import { describe, expect, test } from "vitest";
import { answerFrom, type Entry, entryOf, FRESH, isAtHand, isForAll, STALE, worthOf } from "./entry";
import { askedBy } from "./key";
import { Renewals } from "./renewals";

const NONCE = "AAAAAAAAAAAAAAAAAAAAAAAA";
const OTHER = "bbbbbbbbbbbbbbbbbbbbbbbb";
const asked = (path: string, headers: Record<string, string> = {}) =>
  askedBy(
    new Request(`https://poliedro.example${path}`, { headers: { "accept-language": "es", ...headers } }),
  );
const entry = (html: string): Entry | null =>
  entryOf(new TextEncoder().encode(html), {
    headers: new Headers({ "Content-Type": "text/html; charset=utf-8", "Set-Cookie": "a=b" }),
    nonce: NONCE,
    at: 1_000_000,
    reading: "7",
  });

describe("what an answer depends on", () => {
  test("is path, language and the parameters that matter, in any order and of any number", () => {
    expect(asked("/?evento=3&categoria_id=1005&utm_source=x&_t=99&new=1")?.url).toBe(
      "https://poliedro.example/?categoria_id=1005&evento=3",
    );
    expect(asked("/?evento=3&categoria_id=1005")).toEqual(
      asked("/?categoria_id=1005&categoria_id=1&evento=3&x=1"),
    );
    expect(asked("/")?.key).not.toBe(asked("/", { "accept-language": "de" })?.key);
    expect(asked("/de/")).toEqual(asked("/de/", { "accept-language": "fr" }));
    expect(asked("/de.data")?.language).toBe("de");
    expect(asked("/evento/3.data?_routes=root&lengua=de")?.url).toMatch(/\?_routes=root&lengua=de$/);
    expect(asked("/evento/3?_routes=root")).toEqual(asked("/evento/3"));
  });

  test.each([
    ["/api/articulo/7/imagenes/0?x=1", "/api/articulo/7/imagenes/0"],
    ["/api/articulo/a%62c/imagenes/autor", "/api/articulo/abc/imagenes/autor"],
    ["/article/notes/2026/a%2fb?q=1", "/article/notes/2026/a%2Fb"],
    ["/api/carril/1/events?page=2&_t=5&evento=3", "/api/carril/1/events?page=2"],
    ["/api/categorias?idioma=zz", "/api/categorias"],
    ["/sitemap.xml?idioma=de", "/sitemap.xml"],
    ["/carril/1/feed.json?x=1&idioma=de", "/carril/1/feed.json?idioma=de"],
  ])("of %s is %s", (path, url) => {
    expect(asked(path)?.url).toBe(`https://poliedro.example${url}`);
  });

  test("is not the cookies, but for the language that they choose", () => {
    expect(asked("/", { cookie: "js=1" })).toEqual(asked("/"));
    expect(asked("/", { cookie: "idioma=de" })).toEqual(asked("/", { "accept-language": "de" }));
    expect(asked("/evento/3?idioma=de")?.key).toBe(
      asked("/evento/3?idioma=de", { cookie: "idioma=de" })?.key,
    );
  });

  test.each([
    ["/", { cookie: "js=1; __Host-session=abc" }],
    ["/", { cookie: "js=1;__Host-session =abc" }],
    ["/", { authorization: "Bearer abc" }],
    ["/?evento=x", {}],
    ["/evento/03", {}],
    ["/api/carril/1/events?page=-1", {}],
    ["/article/%ff", {}],
    ["/no-such-page", {}],
  ])("is the reader where %s is asked for with %j", (path, headers) => {
    expect(asked(path, headers as Record<string, string>)).toBeNull();
  });

  const PERSONAL =
    `user usuario auth login register logout me confirmar recuperar restablecer outbox moderacion
    avisar aviso react comentar article-editor api/user api/user/write_interaction api/me`.split(/\s+/);
  test.each(PERSONAL)("is the reader at /%s, however it is spelt", (name) => {
    const spelt = [`${name}`, `${name}.data`, `${name}/`, `${name}/1`, `${name}//`, name.toUpperCase()];
    const coded = [`%${name.charCodeAt(0).toString(16)}${name.slice(1)}`, `${name}%2f1`, `./${name}`];
    const wayOut = [`/resultados/1/../../${name}`, `/article/%2e%2e/${name}`, `/de/${name}`, `//${name}`];
    const paths = [...[...spelt, ...coded].map((one) => `/${one}`), ...wayOut];
    expect(paths.filter((path) => asked(path) !== null || asked(`${path}?idioma=de`) !== null)).toEqual([]);
  });
});

describe("renewals of an answer", () => {
  test("are made one at a time, and one that was cut off does not stand in the way for ever", () => {
    const renewals = new Renewals();
    expect([renewals.begin("a", 0), renewals.begin("a", 1), renewals.begin("b", 1)]).toEqual([
      true,
      false,
      true,
    ]);
    renewals.end("b");
    expect([renewals.begin("b", 2), renewals.begin("a", 29_999), renewals.begin("a", 30_000)]).toEqual([
      true,
      false,
      true,
    ]);
  });
});

describe("an answer", () => {
  test("is given with a nonce of its own in every place, whatever stands between", async () => {
    const kept = entry(
      `<p>¿«Ä»? 漢字</p><script nonce="${NONCE}"></script><script nonce="${NONCE}"></script>`,
    )!;
    const answer = answerFrom(kept, OTHER, 1_042_000, "hit");
    expect(await answer.text()).toBe(
      `<p>¿«Ä»? 漢字</p><script nonce="${OTHER}"></script><script nonce="${OTHER}"></script>`,
    );
    expect(answer.headers.get("age")).toBe("42");
    expect(answer.headers.get("set-cookie")).toBeNull();
    expect(await answerFrom(kept, NONCE, 1_042_000, "hit").text()).toContain(NONCE);
  });

  test("with a broken part is not kept", () => {
    expect(entry("<main><!--$!--><template></template><!--/$--></main>")).toBeNull();
  });

  test("that came in parts is not kept: without scripts the late ones would stay hidden", () => {
    expect(entry('<main><!--$?--><template id="B:0"></template>…<!--/$--></main>')).toBeNull();
  });

  test("is a minute as new, ten more good enough, and over with the next reading", () => {
    const kept = entry("")!;
    const at = (age: number, reading = "7") => worthOf(kept, kept.at + age, reading);
    expect([at(0), at(FRESH - 1), at(FRESH), at(FRESH + STALE - 1), at(FRESH + STALE)]).toEqual([
      "hit",
      "hit",
      "stale",
      "stale",
      "none",
    ]);
    expect(at(0, "8")).toBe("none");
    expect(at(0, "")).toBe("hit");
  });

  test.each<[boolean, number, Record<string, string>]>([
    [true, 200, { "content-type": "text/html" }],
    [true, 200, { "content-type": "application/json", "cache-control": "public, s-maxage=60" }],
    [false, 200, { "content-type": "application/json" }],
    [false, 200, { "content-type": "text/html", "cache-control": "private, no-store" }],
    [false, 200, { "content-type": "text/html", "set-cookie": "a=b" }],
    [false, 503, { "content-type": "text/html" }],
    [false, 404, { "content-type": "text/html" }],
  ])("is for all: %s, with status %i and %j", (forAll, status, headers) => {
    expect(isForAll(new Response("", { status, headers }))).toBe(forAll);
  });

  test.each<[boolean, Record<string, string>, Record<string, string>]>([
    [true, { "if-none-match": '"1"' }, { etag: '"1"' }],
    [true, { "if-none-match": 'W/"0", W/"1"' }, { etag: '"1"' }],
    [true, { "if-none-match": "*" }, { etag: 'W/"1"' }],
    [false, { "if-none-match": '"2"' }, { etag: '"1"' }],
    [false, { "if-none-match": "*" }, {}],
    [false, {}, { etag: '"1"' }],
    [
      true,
      { "if-modified-since": "Sat, 21 Nov 2026 12:00:00 GMT" },
      { "last-modified": "Sat, 21 Nov 2026 12:00:00 GMT" },
    ],
    [
      false,
      { "if-modified-since": "Sat, 21 Nov 2026 12:00:00 GMT" },
      { "last-modified": "Sat, 21 Nov 2026 12:00:01 GMT" },
    ],
    [
      false,
      { "if-none-match": '"2"', "if-modified-since": "Sat, 21 Nov 2026 12:00:00 GMT" },
      { etag: '"1"', "last-modified": "Sat, 21 Nov 2026 12:00:00 GMT" },
    ],
  ])("is at hand: %s, for who asks with %j for %j", (known, request, headers) => {
    expect(isAtHand(new Headers(request), new Response("", { headers }))).toBe(known);
    expect(isAtHand(new Headers(request), new Response("", { headers, status: 404 }))).toBe(false);
  });

  test("keeps what a later asker needs to know of it, and nothing of the first one", () => {
    const headers = new Headers({ etag: '"1"', "access-control-allow-origin": "*", "set-cookie": "a=b" });
    const kept = entryOf(new Uint8Array(), { headers, nonce: NONCE, at: 0, reading: "7" })!;
    expect(Object.keys(kept.headers).sort()).toEqual(["access-control-allow-origin", "etag"]);
  });
});
