import { type Entry, FRESH, STALE } from "./entry";

/** Answers that this isolate keeps at hand. */
const MOST = 64;
/** Longer answers are only kept by the data centre (bytes). */
const LONGEST = 512 * 1024;

const atHand = new Map<string, Entry>();

/**
 * The answer kept under a key: the one at hand where it is good enough, else the newer of that and the data centre's,
 * where another isolate may have put one since.
 */
export async function keptUnder(key: string, good: (entry: Entry) => boolean): Promise<Entry | null> {
  const near = atHand.get(key) ?? null;
  if (near && good(near)) return near;
  const far = await ofDataCentre(key);
  if (!far || (near && near.at >= far.at)) return near;
  holdAtHand(key, far);
  return far;
}

async function ofDataCentre(key: string): Promise<Entry | null> {
  const kept = await (await open()).match(addressOf(key));
  const about = kept?.headers.get("x-entry");
  if (!kept || !about) return null;
  return {
    ...(JSON.parse(about) as Omit<Entry, "body">),
    body: new Uint8Array(await kept.arrayBuffer()),
  };
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
