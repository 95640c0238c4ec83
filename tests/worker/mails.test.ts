import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { mails } from "../../db/schema";
import { startMailServer, type TestMailServer } from "../support/mail-server";
import { startProduct, type TestProduct } from "../support/product";

const ACCOUNT = { name: "poliedro", password: "clave del correo" };
const variablesFor = ({ port }: TestMailServer) => ({
  MAILER: "smtp",
  MAIL_FROM: "Poliedro, redacción <cuentas@poliedro.example>",
  SMTP_HOST: "localhost",
  SMTP_PORT: String(port),
  SMTP_USER: ACCOUNT.name,
  SMTP_PASSWORD: ACCOUNT.password,
});

let server: TestMailServer;
let product: TestProduct;
beforeAll(async () => {
  server = await startMailServer(ACCOUNT);
  product = await startProduct({
    mail: { variables: variablesFor(server), certificate: server.certificate },
  });
});
afterAll(async () => {
  await product.close();
  await server.close();
});

async function register({ worker, url }: TestProduct, email: string) {
  const answer = await worker.dispatchFetch(`${url}/register`, {
    method: "POST",
    headers: { "content-type": "application/json", "accept-language": "es" },
    body: JSON.stringify({ email, password: "tres gatos pardos", alias: email.split("@")[0] }),
  });
  expect(answer.status).toBe(200);
  await answer.arrayBuffer();
}

const mailTo = async ({ db }: TestProduct, email: string) =>
  (await db.select().from(mails).where(eq(mails.recipient, email)))[0];

test("a mail reaches the mail server, its link works, and its text is not kept", async () => {
  await register(product, "begona@reader.example");
  await expect.poll(() => server.taken.length).toBe(1);
  const mail = server.taken[0]!;
  expect([mail.from, mail.to]).toEqual(["cuentas@poliedro.example", ["begona@reader.example"]]);
  expect(server.tried).toEqual([[ACCOUNT.name, ACCOUNT.password]]);
  expect(mail.read.from).toEqual({ name: "Poliedro, redacción", address: "cuentas@poliedro.example" });
  expect(mail.read.subject).toBe("Confirma tu correo en Poliedro");
  expect(mail.read.headers).toContainEqual(expect.objectContaining({ key: "auto-submitted" }));
  // A name in quotes may hold no encoded word, and none is longer than 75 characters.
  expect(mail.sent).toMatch(/^From: =\?UTF-8\?B\?[^?]+\?=\s<cuentas@poliedro\.example>\r$/m);
  expect(mail.sent.match(/=\?UTF-8\?\S+\?=/g)!.filter((word) => word.length > 75)).toEqual([]);
  const [link] = /http:\/\/poliedro\.example\/confirmar\S+/.exec(mail.read.text!)!;
  const { pathname, search } = new URL(link);
  const page = await product.worker.dispatchFetch(product.url + pathname + search);
  expect(page.status).toBe(200);
  expect(await page.text()).toContain("<h1");
  await expect.poll(() => mailTo(product, "begona@reader.example")).toBeUndefined();
  const kept = await product.db.select().from(mails);
  expect(kept.map(({ text, html, sentAt }) => [text, html, sentAt !== null])).toEqual([["", "", true]]);
});

test.each([
  ["password", 535],
  ["recipient", 451],
] as const)("a mail that is refused at the %s waits, and comes once when it is taken", async (at, status) => {
  const email = `${at}@reader.example`;
  server.refuse = { at, status };
  await register(product, email);
  await expect.poll(async () => (await mailTo(product, email))?.lastError).toBe(`Error ${status}`);
  expect((await mailTo(product, email))!.text).toContain("/confirmar");
  server.refuse = null;
  await product.db.update(mails).set({ nextTryAt: 0 }).where(eq(mails.recipient, email));
  // Whoever comes next has what is due sent too.
  await register(product, `after-${email}`);
  const came = () => server.taken.filter(({ to }) => to[0] === email || to[0] === `after-${email}`);
  await expect.poll(() => came().length).toBe(2);
  expect(new Set(came().map(({ to }) => to[0])).size).toBe(2);
});

test("a server whose certificate nobody vouches for is told nothing", async () => {
  const impostor = await startMailServer(ACCOUNT);
  const careful = await startProduct({
    mail: { variables: variablesFor(impostor), certificate: server.certificate },
  });
  try {
    await register(careful, "cauta@reader.example");
    await expect.poll(async () => (await mailTo(careful, "cauta@reader.example"))?.lastError).toBeTruthy();
    expect([impostor.tried, impostor.taken]).toEqual([[], []]);
  } finally {
    await careful.close();
    await impostor.close();
  }
});
