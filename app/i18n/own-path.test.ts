import { expect, test } from "vitest";
import { ownPath } from "./own-path";

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
  "/auth/",
  "/LOGIN",
  "/login.data",
  "/login.data?_routes=auth",
  "/register///",
  "/%6cogin",
  "/./login",
  "/x/../login",
  "/.//evil.example",
  "/x/..//evil.example",
  "/logout",
  "/me",
  "/restablecer?token=x",
])("%j is not", (path) => {
  expect(ownPath(path)).toBeNull();
});
