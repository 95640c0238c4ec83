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
/** Where the reader's language and chosen theme are kept, among the pages. */
const LANGUAGE = "/~language";
const THEME = "/~theme";
/** Scripts, and the hints that load them early. */
const SCRIPTS = /<script\b[^>]*>.*?<\/script>|<link [^>]*rel="modulepreload"[^>]*>/gs;
/** Files whose name says their content. Scripts are not among them: copies run none. */
const ASSET = /^\/assets\/[^/]+\.(?:css|woff2|svg)$/;
/** Files that a page or a style names. */
const NAMED = /(?:(?:href|src)="|url\(["']?)([^"'#)]+)/g;

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
  const { language, page, theme, forget } = event.data ?? {};
  if (forget) return event.waitUntil(caches.delete(PAGES));
  if (/^(?:system|light|dark)$/.test(theme)) event.waitUntil(keepTheme(theme).catch(() => {}));
  if (/^[a-z]{2}$/.test(language)) event.waitUntil(arrive(language, page).catch(() => {}));
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
    return themed(copy ?? (await offline()));
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
  await trimEvents(pages);
}

/** Keeps the files that a page names, and those that its styles name. */
async function keepAssets(html) {
  const assets = await caches.open(ASSETS);
  const files = namedIn(html);
  // What a style names joins the files while they are walked through.
  for (const path of files) {
    if (!(await assets.match(path))) await assets.add(path).catch(() => {});
    for (const inner of await namedByStyle(assets, path)) files.add(inner);
  }
}

const namedIn = (text) =>
  new Set([...text.matchAll(NAMED)].map((match) => match[1]).filter((path) => ASSET.test(path)));

async function namedByStyle(assets, path) {
  const style = path.endsWith(".css") && (await assets.match(path));
  return style ? namedIn(await style.text()) : [];
}

/** Drops files that no kept page needs, those kept first first, until no more than MOST_ASSETS are left. */
async function trimAssets(assets) {
  const kept = await assets.keys();
  if (kept.length <= MOST_ASSETS) return;
  const needed = new Set();
  for (const page of await (await caches.open(PAGES)).matchAll())
    for (const path of namedIn(await page.text())) needed.add(path);
  for (const path of needed) for (const inner of await namedByStyle(assets, path)) needed.add(inner);
  const idle = kept.filter(({ url }) => !needed.has(new URL(url).pathname));
  for (const request of idle.slice(0, kept.length - MOST_ASSETS)) await assets.delete(request);
}

/** Drops the events that were kept first until no more than MOST_EVENTS are left. */
async function trimEvents(pages) {
  const events = (await pages.keys()).filter(({ url }) => new URL(url).pathname.startsWith("/evento/"));
  for (const request of events.slice(0, Math.max(0, events.length - MOST_EVENTS)))
    await pages.delete(request);
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
  await trimAssets(assets);
}

async function copyOf(name) {
  if (name === OFFLINE) return undefined;
  return (await caches.open(PAGES)).match(name);
}

/** A copy in the theme that the reader chose: the script that would set it is not in it. */
async function themed(copy) {
  const theme = await (await (await caches.open(PAGES)).match(THEME))?.text();
  if (theme !== "light" && theme !== "dark") return copy;
  const html = (await copy.text()).replace("<html", `<html data-theme="${theme}"`);
  return new Response(html, { headers: copy.headers });
}

const keepTheme = async (theme) => (await caches.open(PAGES)).put(THEME, new Response(theme));

/** The offline page with the events that are kept, the last one first. */
async function offline() {
  const pages = await caches.open(PAGES);
  const page = await pages.match(OFFLINE);
  if (!page) throw new TypeError("no page is kept");
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
