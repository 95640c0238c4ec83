import { expect, test } from "vitest";
import { httpMailer } from "./adapters/http-mailer";
import { mailerOf, mailVariables } from "./mail";

const HTTP = {
  MAILER: "http",
  MAIL_FROM: "Poliedro <accounts@poliedro.example>",
  MAIL_API_URL: "https://mail.example/emails",
  MAIL_API_KEY: "key",
};

test("a mailer needs its variables, and none needs none", () => {
  expect(mailerOf(mailVariables.parse({}))).toBeUndefined();
  expect(mailerOf(mailVariables.parse(HTTP))).toBeDefined();
  const missing = mailVariables.safeParse({ MAILER: "smtp", MAIL_FROM: "accounts@poliedro.example" });
  expect(missing.error!.issues.map(({ path }) => path[0])).toEqual([
    "SMTP_HOST",
    "SMTP_USER",
    "SMTP_PASSWORD",
  ]);
  for (const wrong of [{ MAIL_FROM: "Poliedro <a@b>\r\nBcc: x@y" }, { MAIL_API_URL: "http://mail.example/" }])
    expect(mailVariables.safeParse({ ...HTTP, ...wrong }).success).toBe(false);
});

test("a mail is one POST with its key, and anything but 2xx is a failure", async () => {
  const asked: { url: string; headers: Headers; body: unknown; redirect: unknown }[] = [];
  let status = 202;
  const mailer = httpMailer({
    fetch: async (url, { headers, body, redirect }) => {
      asked.push({ url, headers: new Headers(headers), body: JSON.parse(String(body)), redirect });
      return new Response(status === 302 ? null : "queued", { status });
    },
    url: HTTP.MAIL_API_URL,
    key: HTTP.MAIL_API_KEY,
    from: HTTP.MAIL_FROM,
  });
  const mail = { to: "ana@reader.example", subject: "Hola", text: "Hola", html: "<p>Hola</p>" };
  await mailer.send({ ...mail, key: "confirm:1" });
  expect(asked[0]).toMatchObject({
    url: HTTP.MAIL_API_URL,
    body: { from: HTTP.MAIL_FROM, ...mail },
    redirect: "manual",
  });
  expect(asked[0]!.headers.get("authorization")).toBe("Bearer key");
  expect(asked[0]!.headers.get("idempotency-key")).toBe("confirm:1");
  for (status of [302, 422, 500])
    await expect(mailer.send({ ...mail, key: "b" })).rejects.toThrow(String(status));
});
