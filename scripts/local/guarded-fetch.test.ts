import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, test } from "vitest";
import { guardedFetch } from "./guarded-fetch";

test("a name that leads inside is not asked, unless loopback is open", async () => {
  let asked = 0;
  const server = createServer((_, res) => {
    asked++;
    res.end("inside");
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  try {
    await expect(guardedFetch(false)(`http://localhost:${port}/`)).rejects.toThrow(TypeError);
    await expect(guardedFetch(false)(`http://127.0.0.1:${port}/`)).rejects.toThrow(TypeError);
    expect(asked).toBe(0);
    expect(await (await guardedFetch(true)(`http://127.0.0.1:${port}/`)).text()).toBe("inside");
    await expect(guardedFetch(true)("http://10.0.0.1/")).rejects.toThrow(/10\.0\.0\.1/);
  } finally {
    server.close();
  }
});
