import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import type { AiBinding } from "./workers-ai";

const DIMENSIONS = 256;

/** How a fake model behaves in a call. */
export type Behaviour =
  | "well"
  | "busy"
  | "busy for long"
  | "broken"
  | "refusing"
  | "moved"
  | "cut off"
  | "silent"
  | "garbage"
  | "too few"
  | "too many"
  | "too short"
  | "uneven"
  | "not finite"
  | "zeros"
  | "huge";

/** What a fake model takes words for. */
export interface Wording {
  /** Words that mean the same, by one of them. */
  same?: Readonly<Record<string, string>>;
  /** Words that mean nothing. */
  dull?: readonly string[];
}

/** A model for tests: texts are near each other as far as they share words, always in the same way. */
export class FakeModel {
  /** Texts of each call. */
  readonly asked: string[][] = [];
  /** Headers and bodies that came over HTTP. */
  readonly requests: { authorization: string | undefined; body: Record<string, unknown> }[] = [];
  /** Behaviour of the next calls, one after the other; then `always`. */
  readonly next: Behaviour[] = [];
  always: Behaviour = "well";

  constructor(private readonly wording: Wording = {}) {}

  get texts(): string[] {
    return this.asked.flat();
  }

  behave(texts: string[]): Behaviour {
    this.asked.push(texts);
    return this.next.shift() ?? this.always;
  }

  /** Vectors of a call as the behaviour has them. */
  rows(texts: string[], behaviour: Behaviour): unknown {
    const rows = texts.map((text) => this.vectorOf(text));
    if (behaviour === "garbage") return rows.map(() => "a vector");
    if (behaviour === "too few") return rows.slice(1);
    if (behaviour === "too many") return [...rows, rows[0]];
    if (behaviour === "too short") return rows.map((row) => row.slice(1));
    if (behaviour === "uneven") return rows.map((row, i) => row.slice(i % 2));
    if (behaviour === "not finite") return rows.map((row) => [null, ...row.slice(1)]);
    if (behaviour === "zeros") return rows.map((row) => row.map(() => 0));
    return rows;
  }

  vectorOf(text: string): number[] {
    const { same = {}, dull = [] } = this.wording;
    const words = text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
    const sum = new Array<number>(DIMENSIONS).fill(0);
    for (const word of new Set(words.map((word) => same[word] ?? word)))
      if (!dull.includes(word)) for (let d = 0; d < DIMENSIONS; d++) sum[d]! += direction(word, d);
    const norm = Math.hypot(...sum) || 1;
    return sum.map((value) => value / norm);
  }
}

/** -1 to 1, evenly spread over words and places. */
function direction(word: string, place: number): number {
  let h = 0x811c9dc5 ^ Math.imul(place + 1, 0x9e3779b1);
  for (let i = 0; i < word.length; i++) h = Math.imul(h ^ word.charCodeAt(i), 0x01000193);
  h = Math.imul(h ^ (h >>> 15), 0x85ebca6b);
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35);
  return ((h ^ (h >>> 16)) >>> 0) / 0x80000000 - 1;
}

/** The model behind an address as OpenAI's servers have it, on loopback. */
export async function startModelServer(model: FakeModel): Promise<{ url: string; close(): Promise<void> }> {
  const server = createServer((request, response) => void answer(model, request, response));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

async function answer(model: FakeModel, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  const body = JSON.parse(Buffer.concat(parts).toString()) as { input: string[] };
  const { authorization } = request.headers;
  model.requests.push({ authorization, body });
  const behaviour = model.behave(body.input);
  if (request.method !== "POST" || request.url !== "/v1/embeddings")
    return void response.writeHead(404).end();
  if (behaviour === "silent") return;
  if (behaviour === "cut off") return void request.socket.destroy();
  const quoting = JSON.stringify({ error: { message: `Incorrect key provided: ${authorization}` } });
  if (behaviour === "busy") return void response.writeHead(429, { "retry-after": "3" }).end(quoting);
  if (behaviour === "busy for long") return void response.writeHead(429, { "retry-after": "3600" }).end();
  if (behaviour === "broken") return void response.writeHead(500).end(quoting);
  if (behaviour === "refusing") return void response.writeHead(401).end(quoting);
  if (behaviour === "moved") return void response.writeHead(307, { location: "/v1/elsewhere" }).end();
  response.writeHead(200, { "content-type": "application/json" });
  if (behaviour === "huge") return void response.end(" ".repeat(100_000));
  const rows = model.rows(body.input, behaviour) as unknown[];
  const data = rows.map((embedding, index) => ({ object: "embedding", index, embedding }));
  // Nothing says that they come in order.
  response.end(JSON.stringify({ object: "list", data: data.reverse() }));
}

/** The model behind a binding as Workers AI has it. */
export const modelBinding = (model: FakeModel): AiBinding => ({
  async run(_name, { text }) {
    const behaviour = model.behave(text);
    if (behaviour === "silent") return new Promise(() => undefined);
    if (["busy", "busy for long", "broken", "refusing", "moved", "cut off", "huge"].includes(behaviour))
      throw new Error(`3040: Capacity temporarily exceeded for ${text[0]}`);
    return { shape: [text.length, DIMENSIONS], data: model.rows(text, behaviour), pooling: "cls" };
  },
});
