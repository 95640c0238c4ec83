import type { Mailer } from "../../domain/mails/mailer";
import { SECOND } from "../../domain/shared/time";

const TIMEOUT = 10 * SECOND;

/** A provider that takes mails as JSON: {from, to, subject, text, html}, with a bearer token. */
export const httpMailer = (provider: {
  fetch: (url: string, init: RequestInit) => Promise<Response>;
  url: string;
  key: string;
  from: string;
}): Mailer => ({
  async send({ key: name, ...mail }) {
    const { fetch, url, key, from } = provider;
    const response = await fetch(url, {
      method: "POST",
      headers: {
        "content-type": "application/json",
        authorization: `Bearer ${key}`,
        "idempotency-key": name,
      },
      body: JSON.stringify({ from, ...mail }),
      // A redirect would carry the key to another host.
      redirect: "manual",
      signal: AbortSignal.timeout(TIMEOUT),
    });
    await response.body?.cancel();
    if (!response.ok) throw new Error(`The provider answered ${response.status}`);
  },
});
