import { type AppLoadContext, data } from "@remix-run/cloudflare";
import { DomainError } from "../../../domain/shared/errors";
import type { Language } from "../../../domain/shared/languages";
import { errorText } from "../../i18n/errors";
import { askedLanguage, languageOf } from "../../i18n/language.server";
import { type Paths, pathLanguage, pathsIn } from "../../i18n/paths";
import { type Translate, translateInto } from "../../i18n/translate.server";
import { complain } from "./complain.server";
import type { Problem } from "./problem";

/** What a loader knows of the page that it fills. */
export interface Page {
  services: AppLoadContext["services"];
  url: URL;
  language: Language;
  t: Translate;
  paths: Paths;
  /** ms UTC, the same for the whole page */
  now: number;
  signedIn: boolean;
  /** Where a whole page is made: what is told in its markup alone. */
  markup: AppLoadContext["markup"];
}

/** Settles the reader's language and what follows from it. */
export async function openPage({
  request,
  context,
}: {
  request: Request;
  context: AppLoadContext;
}): Promise<Page> {
  const url = new URL(request.url);
  const ofPath = pathLanguage(url.pathname);
  const language = languageOf(request, ofPath);
  return {
    services: context.services,
    url,
    language,
    t: await translateInto(language),
    paths: pathsIn(language, Boolean(ofPath ?? askedLanguage(request))),
    now: context.services.clock.now(),
    signedIn: context.user !== null,
    markup: context.markup,
  };
}

const STATUS: Record<DomainError["kind"], number> = {
  invalid: 400,
  unauthorized: 401,
  forbidden: 403,
  not_found: 404,
  conflict: 409,
  busy: 503,
};

/** What a loader throws so that the reader sees the problem in words. */
export const problem = (status: number, words: Problem) => data(words, { status });

/** The page for an address that leads nowhere. */
export const notFound = ({ t }: Page) =>
  problem(404, { title: t("problem.notFoundTitle"), description: t("problem.notFound") });

/**
 * What a loader throws for an error that a room threw: its words, with the page's own description where it has one.
 * @param descriptions by error code; what no room threw on purpose is logged and told with `otherwise`
 */
export function problemOf(
  error: unknown,
  page: Page,
  descriptions: Record<string, string>,
  otherwise: Problem,
) {
  if (error instanceof DomainError) {
    const title = errorText(error.code, page.language, error.params);
    return problem(STATUS[error.kind], {
      title,
      description: descriptions[error.code] ?? page.t("problem.notFound"),
    });
  }
  complain(page.url.pathname, error);
  return problem(503, otherwise);
}

/** A row id as an address carries it; null for anything else. */
export const idIn = (text: string | undefined): number | null =>
  text && /^\d{1,15}$/.test(text) ? Number(text) : null;
