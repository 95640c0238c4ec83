import { describe, expect, test } from "vitest";
import { rememberLanguage } from "./choice.server";
import { languageOf } from "./language.server";

const request = (path: string, headers: Record<string, string> = {}) =>
  new Request(`https://poliedro.example${path}`, { headers });

describe("the reader's language", () => {
  test("is the address's before all else", () => {
    const all = request("/de/?idioma=fr", { cookie: "idioma=es", "accept-language": "en" });
    expect(languageOf(all, "de")).toBe("de");
    expect(languageOf(all)).toBe("fr");
  });

  test("is the saved choice before the browser's", () => {
    expect(languageOf(request("/", { cookie: "js=1; idioma=es", "accept-language": "de" }))).toBe("es");
  });

  test.each([
    ["fr-CA,fr;q=0.9,en;q=0.8", "fr"],
    ["pt-BR,pt;q=0.9,es;q=0.5,en;q=0.4", "es"],
    ["en;q=0.3, DE-at;q=0.7", "de"],
    ["es;q=0, fr;q=0.1", "fr"],
    ["ja,zh;q=0.9", "en"],
    ["*", "en"],
    ["", "en"],
  ])("of a browser that asks for %j is %s", (header, language) => {
    expect(languageOf(request("/", { "accept-language": header }))).toBe(language);
  });

  test("is never one that we do not have", () => {
    const odd = request("/?idioma=pt", { cookie: "idioma=xx", "accept-language": "fr" });
    expect(languageOf(odd, "xx")).toBe("fr");
  });
});

describe("the choice", () => {
  test("is saved when it was asked for", () => {
    const header = new Headers(rememberLanguage(request("/evento/1?idioma=de"))).get("set-cookie");
    expect(header).toContain("idioma=de");
    expect(header).toContain("Path=/");
  });

  test("sets no cookie when nothing new was asked", () => {
    expect(rememberLanguage(request("/evento/1"))).toEqual({});
    expect(rememberLanguage(request("/?idioma=de", { cookie: "idioma=de" }))).toEqual({});
  });
});
