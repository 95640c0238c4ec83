/*
 * Reading without a connection. Pages come from the network as long as it answers; for when it does not, a copy of
 * the front page, of this site's offline page and of the events opened last is kept.
 *
 * A copy is fetched for itself, without cookies: it is the page that everyone gets, never one of a signed-in reader.
 * It is shown without its scripts, which would ask for what cannot come, or belong to an older version of the site.
 */
const PAGES = "pages-1";
const ASSETS = "assets-1";
const MOST_EVENTS = 30;
const MOST_ASSETS = 40;
/** After this long without an answer a copy is shown, if there is one (ms). */
const PATIENCE = 8_000;
/** A copy younger than this is not made anew (ms). */
const FRESH = 10 * 60_000;
const OFFLINE = "/offline";
const HOME = "/";
/** Where the reader's language is kept, among the pages. */
const LANGUAGE = "/~language";
/** Scripts, and the hints that load them early. */
const SCRIPTS = /<script\b[^>]*>.*?<\/script>|<link [^>]*rel="modulepreload"[^>]*>/gs;
/** Files whose name says their content. Scripts are not among them: copies run none. */
const ASSET = /^\/assets\/[^/]+\.(?:css|woff2|svg)$/;

self.addEventListener("install", (event) => {
  self.skipWaiting();
  event.waitUntil(keep(OFFLINE).catch(() => {}));
});

self.addEventListener("activate", (event) => {
  event.waitUntil(
    (async () => {
      for (const name of await caches.keys())
        if (name !== PAGES && name !== ASSETS) await caches.delete(name);
      await self.clients.claim();
    })(),
  );
});

self.addEventListener("message", (event) => {
  const { language, page, forget } = event.data ?? {};
  if (forget) event.waitUntil(caches.delete(PAGES));
  else if (/^[a-z]{2}$/.test(language)) event.waitUntil(arrive(language, page).catch(() => {}));
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== location.origin) return;
  if (ASSET.test(url.pathname)) return event.respondWith(asset(event));
  const name = nameOf(url);
  if (request.mode === "navigate") event.respondWith(navigate(event, name));
  // An event opened over a page comes as data: it is kept all the same.
  else if (url.pathname.endsWith(".data") && isKept(name)) event.waitUntil(keep(name).catch(() => {}));
});

/** The address under which an address's copy is kept: the event that it opens, the front page, the offline page. */
function nameOf(url) {
  const event = url.searchParams.get("evento") ?? /^\/evento\/(\d+)$/.exec(url.pathname)?.[1];
  if (event && /^\d{1,15}$/.test(event)) return `/evento/${event}`;
  return /^\/(?:es|en|fr|de)?\/?$/.test(url.pathname) ? HOME : url.pathname;
}

const isKept = (name) => name === HOME || /^\/evento\/\d+$/.test(name);

async function navigate(event, name) {
  // A storage that cannot be read must not stand between the reader and the network.
  const copy = await copyOf(name).catch(() => undefined);
  const fromNetwork = fetch(event.request);
  const patience = copy && new Promise((_, late) => setTimeout(late, PATIENCE));
  try {
    const response = await (patience ? Promise.race([fromNetwork, patience]) : fromNetwork);
    if (response.ok && isKept(name)) event.waitUntil(keep(name).catch(() => {}));
    return response;
  } catch {
    return copy ?? (await offline());
  }
}

/** Fetches a page for later, with the files that it needs. Throws when it cannot be had. */
async function keep(name, anew = false) {
  if (navigator.connection?.saveData && name !== OFFLINE) return;
  const pages = await caches.open(PAGES);
  const known = await pages.match(name);
  if (known && !anew && Date.now() - Number(known.headers.get("x-kept-at")) < FRESH) return;
  const language = await (await pages.match(LANGUAGE))?.text();
  const response = await fetch(language ? `${name}?idioma=${language}` : name, {
    credentials: "omit",
    headers: { accept: "text/html" },
  });
  const refused = /no-store|private/.test(response.headers.get("cache-control") ?? "");
  if (!response.ok || response.redirected || refused) return;
  const html = (await response.text()).replace(SCRIPTS, "");
  const headers = { "content-type": "text/html; charset=utf-8", "x-kept-at": String(Date.now()) };
  const policy = response.headers.get("content-security-policy");
  if (policy) headers["content-security-policy"] = policy;
  await keepAssets(html);
  await pages.delete(name);
  await pages.put(name, new Response(html, { headers }));
  await trim(pages, (url) => url.pathname.startsWith("/evento/"), MOST_EVENTS);
}

async function keepAssets(html) {
  const named = new Set([...html.matchAll(/(?:href|src)="([^"#]+)/g)].map((match) => match[1]));
  const assets = await caches.open(ASSETS);
  for (const path of named)
    if (ASSET.test(path) && !(await assets.match(path))) await assets.add(path).catch(() => {});
}

/** Drops what was kept first until no more than `most` of the addresses that `counts` stands for are left. */
async function trim(cache, counts, most) {
  const keys = (await cache.keys()).filter((request) => counts(new URL(request.url)));
  for (const request of keys.slice(0, Math.max(0, keys.length - most))) await cache.delete(request);
}

async function asset(event) {
  const { request } = event;
  const known = await caches.match(request, { cacheName: ASSETS }).catch(() => undefined);
  if (known) return known;
  const response = await fetch(request);
  if (response.ok) event.waitUntil(putAsset(request, response.clone()).catch(() => {}));
  return response;
}

async function putAsset(request, response) {
  const assets = await caches.open(ASSETS);
  await assets.put(request, response);
  await trim(assets, () => true, MOST_ASSETS);
}

async function copyOf(name) {
  if (name === OFFLINE) return undefined;
  return (await caches.open(PAGES)).match(name);
}

/** The offline page with the events that are kept, the last one first. */
async function offline() {
  const pages = await caches.open(PAGES);
  const page = await pages.match(OFFLINE);
  if (!page) return Response.error();
  const events = (await pages.keys()).filter(({ url }) => /\/evento\/\d+$/.test(url)).reverse();
  const items = await Promise.all(
    events.map(async (request) => {
      const html = await (await pages.match(request)).text();
      const title = /<title>(.*?)(?: · Poliedro)?<\/title>/s.exec(html)?.[1] ?? "";
      return `<li><a href="${new URL(request.url).pathname}">${title}</a></li>`;
    }),
  );
  const html = await page.text();
  const listed =
    items.length > 0
      ? html.replace(/(<ul id="kept">).*?(<\/ul>)/s, (_, open, close) => open + items.join("") + close)
      : html;
  return new Response(listed, { headers: page.headers });
}

/** A page has loaded: keeps the reader's language, the offline page in it, and that page if it is one to be kept. */
async function arrive(language, page) {
  const pages = await caches.open(PAGES);
  const known = await (await pages.match(LANGUAGE))?.text();
  if (known !== language || !(await pages.match(OFFLINE))) {
    await pages.put(LANGUAGE, new Response(language));
    await keep(OFFLINE, true);
  }
  const name = nameOf(new URL(page, location.origin));
  if (isKept(name)) await keep(name);
}
