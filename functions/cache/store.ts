import { type Entry, FRESH, STALE } from "./entry";

/** Answers that this isolate keeps at hand. */
const MOST = 64;
/** Longer answers are only kept by the data centre (bytes). */
const LONGEST = 512 * 1024;

const atHand = new Map<string, Entry>();

/** The answer kept under a key: at hand, else by the data centre. */
export async function keptUnder(key: string): Promise<Entry | null> {
  const near = atHand.get(key);
  if (near) return near;
  const kept = await (await open()).match(addressOf(key));
  const about = kept?.headers.get("x-entry");
  if (!kept || !about) return null;
  const entry = {
    ...(JSON.parse(about) as Omit<Entry, "body">),
    body: new Uint8Array(await kept.arrayBuffer()),
  };
  holdAtHand(key, entry);
  return entry;
}

/** Keeps an answer under a key, at hand and in the data centre. */
export async function keep(key: string, entry: Entry): Promise<void> {
  holdAtHand(key, entry);
  const { body, ...about } = entry;
  const lifetime = Math.ceil((FRESH + STALE) / 1000);
  await (await open()).put(
    addressOf(key),
    new Response(body, {
      headers: { "Cache-Control": `public, max-age=${lifetime}`, "x-entry": JSON.stringify(about) },
    }),
  );
}

function holdAtHand(key: string, entry: Entry): void {
  atHand.delete(key);
  if (entry.body.length > LONGEST) return;
  atHand.set(key, entry);
  const oldest = atHand.keys().next().value;
  if (atHand.size > MOST && oldest !== undefined) atHand.delete(oldest);
}

const open = (): Promise<Cache> => caches.open("answers");

const addressOf = (key: string) => `https://answers.invalid/${encodeURIComponent(key)}`;
