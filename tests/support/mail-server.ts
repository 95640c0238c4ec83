import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import PostalMime, { type Email } from "postal-mime";
import { generate } from "selfsigned";
import { SMTPServer } from "smtp-server";

export interface TakenMail {
  from: string;
  to: string[];
  /** As a mail program reads it. */
  read: Email;
  /** As it came. */
  sent: string;
}

export interface TestMailServer {
  port: number;
  /** Its certificate, which nobody else trusts (PEM). */
  certificate: string;
  /** In the order in which they came. */
  taken: TakenMail[];
  /** Names and passwords that were tried. */
  tried: [name: string, password: string][];
  /** What it answers to whoever delivers: takes everything unless told. */
  refuse: { at: "password" | "recipient"; status: number } | null;
  close(): Promise<void>;
}

/** A mail server of this machine, which is spoken to over TLS from the first byte. */
export async function startMailServer(account: { name: string; password: string }): Promise<TestMailServer> {
  const { private: key, cert } = await generate([{ name: "commonName", value: "localhost" }], {
    extensions: [
      { name: "basicConstraints", cA: true },
      { name: "subjectAltName", altNames: [{ type: 2, value: "localhost" }] },
    ],
  });
  const refusal = (status: number) => Object.assign(new Error("not today"), { responseCode: status });
  const stand: TestMailServer = {
    port: 0,
    certificate: cert,
    taken: [],
    tried: [],
    refuse: null,
    close: () => new Promise((resolve) => server.close(resolve)),
  };
  const server = new SMTPServer({
    secure: true,
    key,
    cert,
    onAuth({ username, password }, _, done) {
      stand.tried.push([username ?? "", password ?? ""]);
      if (stand.refuse?.at === "password") return done(refusal(stand.refuse.status));
      if (username !== account.name || password !== account.password) return done(refusal(535));
      done(null, { user: account.name });
    },
    onRcptTo(_, __, done) {
      if (stand.refuse?.at === "recipient") return done(refusal(stand.refuse.status));
      done();
    },
    async onData(stream, { envelope }, done) {
      const { mailFrom, rcptTo } = envelope;
      const from = mailFrom ? (mailFrom.address ?? "") : "";
      const to = rcptTo.map(({ address }) => address ?? "");
      const sent = await text(stream);
      stand.taken.push({ from, to, sent, read: await PostalMime.parse(sent) });
      done();
    },
  });
  // Whoever does not trust it hangs up.
  server.on("error", () => {});
  server.listen(0, "127.0.0.1");
  await once(server.server, "listening");
  stand.port = (server.server.address() as AddressInfo).port;
  return stand;
}
