import { describe, expect, test } from "vitest";
import { answerFrom, type Entry, entryOf, FRESH, isForAll, STALE, worthOf } from "./entry";
import { askedBy } from "./key";

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
  test("is path, language and the parameters that matter, in any order", () => {
    expect(asked("/?evento=3&categoria_id=1005&utm_source=x&_t=99")?.url).toBe(
      "https://poliedro.example/?categoria_id=1005&evento=3",
    );
    expect(asked("/?evento=3&categoria_id=1005")).toEqual(asked("/?categoria_id=1005&evento=3&fbclid=1"));
    expect(asked("/")?.key).not.toBe(asked("/", { "accept-language": "de" })?.key);
    expect(asked("/de/")).toEqual(asked("/de/", { "accept-language": "fr" }));
  });

  test("is not the cookies, but for the language that they choose", () => {
    expect(asked("/", { cookie: "js=1" })).toEqual(asked("/"));
    expect(asked("/", { cookie: "idioma=de" })).toEqual(asked("/", { "accept-language": "de" }));
  });

  test.each([
    ["/", { cookie: "js=1; __Host-session=abc" }],
    ["/", { authorization: "Bearer abc" }],
    ["/login", {}],
    ["/auth?next=%2F", {}],
    ["/?unknown=1", {}],
    ["/?idioma=de", {}],
  ])("is the reader where %s is asked for with %j", (path, headers) => {
    expect(asked(path, headers as Record<string, string>)).toBeNull();
  });

  test("is a chosen language that is saved already", () => {
    expect(asked("/evento/3?idioma=de", { cookie: "idioma=de" })?.language).toBe("de");
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
});
