import { expect, test } from "vitest";
import { ownPath } from "./next";

test.each(["/", "/evento/5", "/?evento=5&idioma=de", "/article/a/b#c", "/resultados/1?antes_de=1~2"])(
  "%j is a path of ours",
  (path) => {
    expect(ownPath(path)).toBe(path);
  },
);

test.each([
  null,
  "",
  "evento/5",
  "//evil.example",
  "/\\evil.example",
  "/a\\b",
  "https://evil.example",
  "javascript:alert(1)",
  "/\t/evil.example",
  "/\n/evil.example",
  " /",
  "/login",
  "/auth?next=/auth",
])("%j is not", (path) => {
  expect(ownPath(path)).toBeNull();
});
