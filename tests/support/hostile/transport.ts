import { createGzip } from "node:zlib";
import { type Answer, plain } from "../../../sample/http";
import { type Asked, type Behaviours, ordinary, plainFeed } from "./behaviour";

const MB = 1024 * 1024;
const RSS = "application/rss+xml; charset=utf-8";

/** Newspapers that misbehave on the line: silence, drips, redirects, statuses, bodies without end. */
export const TRANSPORT: Behaviours = {
  "hangs-for-ever": {
    about: "takes the request and never answers",
    yields: "nothing",
    answer: () => null,
  },
  "drips-bytes": {
    about: "sends its feed a byte a second",
    yields: "nothing",
    answer: ({ response, home, onClose }) => {
      const bytes = Buffer.from(plainFeed(home));
      response.writeHead(200, { "content-type": RSS });
      let sent = 0;
      const drip = setInterval(() => {
        response.write(bytes.subarray(sent, sent + 1));
        sent += 1;
        if (sent >= bytes.length) response.end();
      }, 1000);
      onClose(() => clearInterval(drip));
      return null;
    },
  },
  "redirect-circle": {
    about: "redirects to itself by way of another path",
    yields: "nothing",
    answer: ({ home, rest }) => redirect(`${home}/${rest === "feed" ? "other" : "feed"}`),
  },
  "redirects-six-times": {
    about: "redirects six times before a good feed",
    yields: "nothing",
    answer: (asked) => redirectsThenFeed(asked, 6),
  },
  "redirects-twice": {
    about: "has moved for good, twice, to a good feed",
    yields: "items",
    answer: (asked) => redirectsThenFeed(asked, 2),
  },
  "redirect-private": {
    about: "redirects to a private address",
    yields: "nothing",
    answer: () => redirect("http://10.0.0.1/"),
  },
  "redirect-metadata": {
    about: "redirects to a cloud's metadata service",
    yields: "nothing",
    answer: () => redirect("http://169.254.169.254/latest/meta-data"),
  },
  "redirect-loopback-v6": {
    about: "redirects to the IPv6 loopback, where nothing listens",
    yields: "nothing",
    answer: ({ base }) => redirect(`http://[::1]:${new URL(base).port}/`),
  },
  "redirect-decimal": {
    about: "redirects to 127.0.0.1 written as one number",
    yields: "nothing",
    answer: () => redirect("http://2130706433/"),
  },
  "redirect-file": {
    about: "redirects to a file of the reader's machine",
    yields: "nothing",
    answer: () => redirect("file:///etc/passwd"),
  },
  "error-500": {
    about: "answers 500",
    yields: "nothing",
    answer: () => plain(500, "Internal error"),
  },
  "error-503": {
    about: "answers 503 and asks to come back in two minutes",
    yields: "nothing",
    answer: () => ({ ...plain(503, "Overloaded"), headers: { "retry-after": "120" } }),
  },
  "error-403": {
    about: "answers 403",
    yields: "nothing",
    answer: () => plain(403, "Robots are not welcome"),
  },
  "cuts-the-line": {
    about: "promises more bytes than it sends and cuts the line",
    yields: "nothing",
    answer: ({ response, home }) => {
      const bytes = Buffer.from(plainFeed(home));
      response.writeHead(200, { "content-type": RSS, "content-length": String(bytes.length) });
      response.write(bytes.subarray(0, 300), () => response.destroy());
      return null;
    },
  },
  "body-of-50-mb": {
    about: "sends two items and then 50 MB of a comment",
    yields: "items",
    answer: ({ response, home }) => {
      response.writeHead(200, { "content-type": RSS });
      const start = plainFeed(home).replace("</channel>\n</rss>", "<!-- ");
      pour(response, start, "x".repeat(MB), 50);
      return null;
    },
  },
  "gzip-bomb": {
    about: "sends two items and 128 MB of spaces as some 130 KB of gzip",
    yields: "items",
    answer: async ({ response, home }) => {
      const body = await bomb(plainFeed(home).replace("</channel>\n</rss>", ""));
      response.writeHead(200, {
        "content-type": RSS,
        "content-encoding": "gzip",
        "content-length": String(body.length),
      });
      response.end(body);
      return null;
    },
  },
};

function redirect(location: string, status = 302): Answer {
  return { ...plain(status, "Elsewhere."), headers: { location } };
}

function redirectsThenFeed({ home, rest }: Asked, times: number): Answer {
  const turn = rest === "feed" ? 0 : Number(rest.replace("turn-", ""));
  return turn < times
    ? redirect(`${home}/turn-${turn + 1}`, 301)
    : { contentType: RSS, body: plainFeed(home, ordinary(home)) };
}

/** Writes `start` and then `times` times `block`, no faster than the reader takes it. */
function pour(response: Asked["response"], start: string, block: string, times: number): void {
  let left = times;
  const more = () => {
    while (left > 0 && !response.destroyed) {
      left -= 1;
      if (!response.write(block)) {
        response.once("drain", more);
        return;
      }
    }
    if (!response.destroyed) response.end();
  };
  response.write(start);
  more();
}

/** `start` and 128 MB of spaces, compressed. */
async function bomb(start: string): Promise<Buffer> {
  const gzip = createGzip({ level: 9 });
  const spaces = Buffer.alloc(MB, " ");
  const chunks: Buffer[] = [];
  gzip.on("data", (chunk: Buffer) => chunks.push(chunk));
  const ended = new Promise<void>((resolve, reject) => gzip.once("end", resolve).once("error", reject));
  gzip.write(start);
  for (let i = 0; i < 128; i++) {
    if (!gzip.write(spaces)) await new Promise((resolve) => gzip.once("drain", resolve));
  }
  gzip.end();
  await ended;
  return Buffer.concat(chunks);
}
