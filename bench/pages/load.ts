import { Agent, get } from "node:http";

const CONNECTIONS = 16;

/**
 * Asks for the same address over and over on sixteen connections that stay open.
 * @returns answers per second
 */
export async function loadOf(url: string, headers: Record<string, string>, seconds: number): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
  const end = Date.now() + seconds * 1000;
  let answers = 0;
  const ask = async () => {
    while (Date.now() < end) {
      await firstByte(url, headers, agent);
      answers++;
    }
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, ask));
  agent.destroy();
  return answers / seconds;
}

/** Asks once and reads all of the answer. @returns time to its first byte (ms) */
export function firstByte(url: string, headers: Record<string, string>, agent?: Agent): Promise<number> {
  const start = performance.now();
  return new Promise((resolve, reject) => {
    get(url, { headers, ...(agent ? { agent } : {}) }, (answer) => {
      const ms = performance.now() - start;
      if ((answer.statusCode ?? 0) >= 400) reject(new Error(`${url} answered ${answer.statusCode}`));
      answer.on("data", () => {}).on("end", () => resolve(ms));
    }).on("error", reject);
  });
}
