import { PAGES, type PageName } from "../../i18n/paths";
import type { Page } from "../page/page.server";

const isPage = (target: string): target is PageName => Object.hasOwn(PAGES, target);

/** Where readers write to: RFC 2142 §5 says that who keeps a web site answers at `webmaster`. */
export const emailOf = ({ contactEmail, origin }: Page["services"]): string =>
  contactEmail ?? `webmaster@${new URL(origin).hostname}`;

/** An address behind signing in: a guest is led to it by way of that. */
export const behindSignIn = ({ signedIn, paths }: Page, path: string): string =>
  signedIn ? path : paths.signIn(path);

/** The addresses of what texts link to: a page's name, one with a section's id ("money.splits"), or a name of these. */
export function targetsOf(page: Page): (target: string) => string | null {
  const { paths, services } = page;
  const named: Record<string, string | null> = {
    home: paths.home,
    bot: paths.bot,
    signIn: paths.signIn(),
    user: behindSignIn(page, "/user"),
    ownData: behindSignIn(page, "/user/datos"),
    email: `mailto:${emailOf(services)}`,
    source: services.sourceUrl ?? null,
    licences: "/licenses.txt",
  };
  return (target) => {
    const [name = "", section] = target.split(".");
    if (isPage(name)) return paths.page(name) + (section ? `#${section}` : "");
    return named[name] ?? null;
  };
}
