import { get } from "node:http";
import { gunzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { MANY_ITEMS } from "./content";
import { BEHAVIOURS, type HostileNewspapers, startHostileNewspapers } from "./hostile";

const MB = 1024 * 1024;
let stand: HostileNewspapers;
beforeAll(async () => {
  stand = await startHostileNewspapers();
});
afterAll(() => stand.close());

const ask = (path: string, signal?: AbortSignal) =>
  fetch(stand.url + path, { redirect: "manual", ...(signal ? { signal } : {}) });
const bytesOf = async (path: string) => new Uint8Array(await (await ask(path)).arrayBuffer());
const textOf = async (path: string) => (await ask(path)).text();

describe("on the line", () => {
  test("statuses", async () => {
    expect((await ask("/error-500/feed")).status).toBe(500);
    expect((await ask("/error-403/feed")).status).toBe(403);
    const busy = await ask("/error-503/feed");
    expect([busy.status, busy.headers.get("retry-after")]).toEqual([503, "120"]);
    expect((await ask("/no-such-behaviour/feed")).status).toBe(404);
  });

  test.each([
    ["redirect-private", "http://10.0.0.1/"],
    ["redirect-metadata", "http://169.254.169.254/latest/meta-data"],
    ["redirect-decimal", "http://2130706433/"],
    ["redirect-file", "file:///etc/passwd"],
  ])("%s leads to %s", async (slug, location) => {
    const answer = await ask(`/${slug}/feed`);
    expect([answer.status, answer.headers.get("location")]).toEqual([302, location]);
  });

  test("redirects turn in a circle, or end after their number of turns", async () => {
    const hops = async (path: string, most: number) => {
      let at = stand.url + path;
      for (let hop = 0; hop < most; hop++) {
        const answer = await fetch(at, { redirect: "manual" });
        const next = answer.headers.get("location");
        if (!next) return { hops: hop, status: answer.status };
        at = next;
      }
      return "still turning";
    };
    expect(await hops("/redirect-circle/feed", 30)).toBe("still turning");
    expect(await hops("/redirects-six-times/feed", 30)).toEqual({ hops: 6, status: 200 });
    expect(await hops("/redirects-twice/feed", 30)).toEqual({ hops: 2, status: 200 });
  });

  test("a silent and a dripping newspaper never end by themselves, and are counted as open", async () => {
    const own = await startHostileNewspapers({ only: ["hangs-for-ever", "drips-bytes"] });
    const stop = new AbortController();
    const silent = fetch(`${own.url}/hangs-for-ever/feed`, { signal: stop.signal }).catch(() => "stopped");
    const drip = await fetch(`${own.url}/drips-bytes/feed`, { signal: stop.signal });
    const first = await drip.body?.getReader().read();
    expect(first?.value?.length).toBe(1);
    expect(own.maxSimultaneous()).toBe(2);
    expect(own.maxSimultaneousAt(own.url)).toBe(2);
    stop.abort();
    expect(await silent).toBe("stopped");
    await own.close();
  });

  test("a cut line is an error to its reader", async () => {
    const answer = await ask("/cuts-the-line/feed");
    await expect(answer.arrayBuffer()).rejects.toThrow();
  });

  test("the great body is 50 MB and more", async () => {
    expect((await bytesOf("/body-of-50-mb/feed")).length).toBeGreaterThan(50 * MB);
  });

  test("the bomb is small on the line and more than 100 MB unpacked", async () => {
    const packed = await new Promise<Buffer>((resolve, reject) => {
      get(`${stand.url}/gzip-bomb/feed`, async (answer) => {
        const chunks: Buffer[] = [];
        for await (const chunk of answer) chunks.push(chunk as Buffer);
        resolve(Buffer.concat(chunks));
      }).once("error", reject);
    });
    expect(packed.length).toBeLessThan(MB);
    const unpacked = gunzipSync(packed);
    expect(unpacked.length).toBeGreaterThan(100 * MB);
    expect(unpacked.subarray(0, 5000).toString()).toContain("Village choir");
  });
});

describe("in the body", () => {
  test("encodings are not what they are said to be", async () => {
    const latin1 = await bytesOf("/says-utf8-sends-latin1/feed");
    expect(() => new TextDecoder("utf-8", { fatal: true }).decode(latin1)).toThrow();
    expect(new TextDecoder("latin1").decode(latin1)).toContain("Señales de otoño");
    const utf8 = await ask("/says-latin1-sends-utf8/feed");
    expect(utf8.headers.get("content-type")).toContain("iso-8859-1");
    expect(await utf8.text()).toContain("Señales de otoño");
  });

  test("entities laugh and steal", async () => {
    const laughs = await textOf("/billion-laughs/feed");
    expect(laughs.match(/<!ENTITY/g)).toHaveLength(10);
    expect(laughs).toContain("<title>&l9;</title>");
    const thief = await textOf("/external-entity/feed");
    expect(thief).toContain('SYSTEM "file:///etc/passwd"');
    expect(thief).toContain("&secret; &page;</title>");
  });

  test("many items stay below 5 MB", async () => {
    const text = await textOf("/many-items/feed");
    expect(text.match(/<item>/g)).toHaveLength(MANY_ITEMS);
    expect(Buffer.byteLength(text)).toBeLessThan(5 * MB);
  });

  test.each([
    ["html-not-feed", /^<!doctype html>/],
    ["empty-body", /^$/],
    ["wrong-content-type", /^<\?xml/],
    ["odd-dates", /1970[\s\S]*2090[\s\S]*without a date<\/title>[\s\S]*the day before yesterday/],
    ["duplicates", /UPDATE: Storm/],
    ["script-links", /<link>javascript:alert/],
    ["headline-mischief", /\u202Egnisir/],
    ["deep-nesting", /(<d>){1000}/],
  ])("%s", async (slug, sign) => {
    expect(await textOf(`/${slug}/feed`)).toMatch(sign);
  });

  test("the healthy one works in four languages, each a feed of its own", async () => {
    const healthy = stand.catalogue.find((one) => one.slug === "healthy");
    expect(healthy?.feeds.map((feed) => feed.language)).toEqual(["es", "en", "fr", "de"]);
    const texts = await Promise.all(
      (healthy?.feeds ?? []).map(async (feed) => (await fetch(feed.url)).text()),
    );
    expect(texts[3]).toContain("Stadtbücherei öffnet künftig auch sonntags");
    const link = /<link>([^<]*articles[^<]*)</.exec(texts[0] ?? "")?.[1] ?? "";
    expect((await fetch(link)).headers.get("content-type")).toContain("text/html");
  });
});

describe("the stand", () => {
  test("lists one newspaper a behaviour, and counts its requests", async () => {
    expect(stand.catalogue.map((one) => one.slug)).toEqual(Object.keys(BEHAVIOURS));
    stand.resetCounts();
    await textOf("/error-500/feed");
    await textOf("/error-500/feed?again");
    expect([...stand.requests]).toEqual([["/error-500/feed", 2]]);
    expect(stand.maxSimultaneous()).toBe(1);
  });

  test("gives each newspaper a server of its own where asked, and refuses unknown slugs", async () => {
    const own = await startHostileNewspapers({ only: ["error-403", "error-500"], apart: true });
    const hosts = own.catalogue.map((one) => new URL(one.homepage).host);
    expect(new Set(hosts).size).toBe(2);
    await Promise.all(own.catalogue.map((one) => fetch(one.feeds[0]?.url ?? "")));
    for (const one of own.catalogue) expect(own.maxSimultaneousAt(one.homepage)).toBe(1);
    await own.close();
    await expect(startHostileNewspapers({ only: ["nonsense"] })).rejects.toThrow(/nonsense/);
  });
});
