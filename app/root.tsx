import { data, type LinksFunction, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/cloudflare";
import {
  isRouteErrorResponse,
  Link,
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  useRouteError,
  useRouteLoaderData,
} from "@remix-run/react";
import { type ReactNode, useContext } from "react";
import headlines from "./assets/fonts/newsreader-600.woff2?url&no-inline";
import icon from "./assets/mark.svg?inline";
import { BEFORE_PAINT } from "./features/chrome/before-paint";
import { type Chrome, ServerSide } from "./features/chrome/chrome";
import { chromeOf } from "./features/chrome/chrome.server";
import { Frame } from "./features/chrome/frame";
import { keepUnderneath } from "./features/page/keep-underneath";
import { openPage } from "./features/page/page.server";
import { isProblem, type Problem } from "./features/page/problem";
import { rememberLanguage } from "./i18n/choice.server";
import styles from "./styles/app.css?url";

export const links: LinksFunction = () => [
  { rel: "preload", as: "font", type: "font/woff2", href: headlines, crossOrigin: "anonymous" },
  { rel: "stylesheet", href: styles },
  { rel: "icon", type: "image/svg+xml", href: icon },
];

export async function loader({ request, context }: LoaderFunctionArgs) {
  const chrome = await chromeOf(await openPage({ request, context }));
  return data(chrome, { headers: rememberLanguage(request) });
}

export const shouldRevalidate = keepUnderneath;

export const meta: MetaFunction<typeof loader> = ({ error, data: chrome }) => {
  if (!error) return [];
  return [
    { title: chrome ? `${problemIn(error, chrome).title} · Poliedro` : "Poliedro" },
    { name: "robots", content: "noindex" },
  ];
};

/** The words that an error carries, else those for its kind. */
function problemIn(error: unknown, chrome: Chrome): Problem {
  if (!isRouteErrorResponse(error)) return chrome.problems.internal;
  if (isProblem(error.data)) return error.data;
  return error.status === 404 ? chrome.problems.notFound : chrome.problems.internal;
}

/** The chrome from the root's loader; when no loader ran, from the server's rendering alone. */
function useChrome(): { chrome: Chrome | null; live: boolean } {
  const loaded = useRouteLoaderData<typeof loader>("root") as Chrome | null | undefined;
  const server = useContext(ServerSide);
  return { chrome: loaded ?? server.chrome, live: Boolean(loaded) };
}

export function Layout({ children }: { children: ReactNode }) {
  const { nonce, address } = useContext(ServerSide);
  const { chrome, live } = useChrome();
  return (
    // What runs before the first paint sets attributes that React knows nothing of.
    <html lang={chrome?.language} data-address={address} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: BEFORE_PAINT }} />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <Meta />
        <Links />
        <noscript>
          <link rel="stylesheet" href="/nojs.css" />
        </noscript>
      </head>
      <body>
        {chrome ? <Frame chrome={chrome}>{children}</Frame> : children}
        {live ? (
          <>
            <ScrollRestoration nonce={nonce} />
            <Scripts nonce={nonce} />
          </>
        ) : null}
      </body>
    </html>
  );
}

export default function App() {
  return <Outlet />;
}

export function ErrorBoundary() {
  const error = useRouteError();
  const { chrome } = useChrome();
  if (!chrome) return null;
  const { title, description, kept } = problemIn(error, chrome);
  const { href, text } = kept?.signIn ?? { href: chrome.home, text: chrome.problems.home };
  return (
    <section className="notice">
      <h1>{title}</h1>
      <p>{description}</p>
      {kept ? <blockquote className="quoted as-typed">{kept.text}</blockquote> : null}
      <p>
        <Link to={href} discover="none">
          {text}
        </Link>
      </p>
    </section>
  );
}
