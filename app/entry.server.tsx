import type {
  ActionFunctionArgs,
  AppLoadContext,
  EntryContext,
  LoaderFunctionArgs,
} from "@remix-run/cloudflare";
import { isRouteErrorResponse, RemixServer } from "@remix-run/react";
import { parse } from "hono/utils/cookie";
import { isbot } from "isbot";
import { renderToReadableStream } from "react-dom/server";
import { ServerSide } from "./features/chrome/chrome";
import { chromeOf } from "./features/chrome/chrome.server";
import { complain } from "./features/page/complain.server";
import { openPage } from "./features/page/page.server";
import { withinTime } from "./features/page/time-limit";

/** After this long a loader's late part is given up (ms). Lanes give up sooner by themselves. */
export const streamTimeout = 8_000;
/** What is ready within this time is sent in its place; only slower parts come afterwards (ms). */
const FIRST_FLUSH = 150;

/**
 * Renders a page. Late parts are streamed only to a browser that has shown that it runs scripts; everyone else gets
 * the page whole, since without scripts what comes late would stay hidden.
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  remix: EntryContext,
  context: AppLoadContext,
): Promise<Response> {
  // A method that no page takes runs no loader: such a page is told by the server alone and loads no scripts.
  const loaded = Boolean(remix.staticHandlerContext.loaderData.root);
  const chrome = loaded ? null : await chromeOf(await openPage({ request, context }));
  const told = loaded ? remix : { ...remix, serverHandoffStream: undefined };
  const url = new URL(request.url);
  const address = context.landedAt && url.pathname + url.search;
  const cut = new AbortController();
  const timer = setTimeout(() => cut.abort(new Error("page not ready in time")), streamTimeout + 1_000);
  let failed = false;
  const body = await renderToReadableStream(
    <ServerSide.Provider value={{ nonce: context.nonce, chrome, markup: context.markup, address }}>
      <RemixServer context={told} url={request.url} abortDelay={streamTimeout} nonce={context.nonce} />
    </ServerSide.Provider>,
    {
      nonce: context.nonce,
      signal: cut.signal,
      onError(error) {
        failed = true;
        if (!cut.signal.aborted) complain((context.landedAt ?? url).pathname, error);
      },
    },
  );
  const whole = body.allReady.finally(() => clearTimeout(timer));
  const streams = runsScripts(request);
  await (streams ? Promise.race([whole, pause(FIRST_FLUSH)]) : whole).catch(() => {});
  whole.catch(() => {});

  headers.set("Content-Type", "text/html; charset=utf-8");
  headers.append("Vary", "Cookie, Accept-Language");
  await keepPrivate(headers, context);
  if (streams && context.services.streamsPlain) headers.set("Content-Encoding", "identity");
  return new Response(body, { headers, status: failed && status === 200 ? 500 : status });
}

/** What went wrong where nobody meant it to; a page that is not there, or not for that method, is its asker's business. */
export function handleError(error: unknown, { request }: LoaderFunctionArgs | ActionFunctionArgs): void {
  if (request.signal.aborted || (isRouteErrorResponse(error) && error.status < 500)) return;
  complain(new URL(request.url).pathname, error, { traced: true });
}

/** Data of a page that scripts ask for. */
export async function handleDataRequest(
  response: Response,
  { context }: LoaderFunctionArgs | ActionFunctionArgs,
): Promise<Response> {
  response.headers.append("Vary", "Cookie, Accept-Language");
  await keepPrivate(response.headers, context);
  return response;
}

/**
 * What is made for somebody signed in, or perhaps so, is kept nowhere: whoever comes after would see it. Nor is what
 * lacks a part, as far as that is known by now.
 */
async function keepPrivate(headers: Headers, context: AppLoadContext): Promise<void> {
  // Whoever reads has been asked for long before, if at all.
  const personal = await withinTime(context.viewer(), 10).then(Boolean, () => true);
  if ((personal || context.incomplete) && !headers.has("Cache-Control"))
    headers.set("Cache-Control", "private, no-store");
}

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

function runsScripts(request: Request): boolean {
  const { js } = parse(request.headers.get("cookie") ?? "", "js");
  return js === "1" && !isbot(request.headers.get("user-agent"));
}
