import { describe, expect, test } from "vitest";
import { inLanguage, pathLanguage, pathsIn } from "./paths";

test.each([
  ["/", undefined],
  ["/de/", "de"],
  ["/de", "de"],
  ["/xx/", undefined],
  ["/periodicos", "es"],
  ["/about", "en"],
  ["/fr/journaux", "fr"],
  ["/evento/5", undefined],
])("%s stands for %s", (path, language) => {
  expect(pathLanguage(path)).toBe(language);
});

test.each([
  ["/", "/de/"],
  ["/es/", "/de/"],
  ["/periodicos", "/de/zeitungen"],
  ["/about", "/de/uber-uns"],
  ["/en/newspapers", "/de/zeitungen"],
  ["/evento/5", "/evento/5?idioma=de"],
])("%s in German is %s", (path, german) => {
  expect(inLanguage(path, "de")).toBe(german);
});

describe("links", () => {
  test("are plain where the language was not asked for", () => {
    const paths = pathsIn("fr", false);
    expect([paths.home, paths.event(5), paths.page("newspapers")]).toEqual([
      "/",
      "/evento/5",
      "/fr/journaux",
    ]);
  });

  test("carry the language on where the address named it", () => {
    const paths = pathsIn("fr", true);
    expect([paths.home, paths.event(5)]).toEqual(["/fr/", "/evento/5?idioma=fr"]);
    expect(paths.lane(2, "1~2~3")).toBe("/resultados/2?antes_de=1%7E2%7E3&idioma=fr");
  });

  test("that an operator wrote lead to the reader's language where they are ours", () => {
    expect(pathsIn("de", false).written("/periodicos")).toBe("/de/zeitungen");
    expect(pathsIn("de", false).written("https://other.example/")).toBe("https://other.example/");
  });
});
