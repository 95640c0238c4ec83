import { expect, test } from "vitest";
import { noJavaScript } from "./no-js";

test("without scripts late parts are shown and the claim to run them is forgotten", async () => {
  const answer = await noJavaScript.request("/nojs.css");
  expect(answer.status).toBe(200);
  expect(answer.headers.get("content-type")).toBe("text/css; charset=utf-8");
  expect(answer.headers.get("set-cookie")).toMatch(/^js=; Max-Age=0; Path=\//);
  expect(answer.headers.get("cache-control")).toBe("no-store");
  expect(await answer.text()).toContain("display:block!important");
});
