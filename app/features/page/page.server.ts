import { type AppLoadContext, data } from "@remix-run/cloudflare";
import type { Viewer } from "../../../domain/accounts/rules";
import { reactionsOf } from "../../../domain/reactions/queries";
import type { Reacted } from "../../../domain/reactions/rules";
import { DomainError } from "../../../domain/shared/errors";
import type { Language } from "../../../domain/shared/languages";
import { SECOND } from "../../../domain/shared/time";
import { errorText } from "../../i18n/errors";
import { askedLanguage, languageOf } from "../../i18n/language.server";
import { over } from "../../i18n/over";
import { type Paths, pathLanguage, pathsIn } from "../../i18n/paths";
import { statusOf } from "../../i18n/status";
import { type Translate, translateInto } from "../../i18n/translate.server";
import { complain } from "./complain.server";
import { inTime } from "./in-time.server";
import type { Problem } from "./problem";

/** Who reads must not hold a page up, nor what they did before (ms). */
const SESSION_LIMIT = 2 * SECOND;
const REACTIONS_LIMIT = 2 * SECOND;

const NONE: Reacted = new Map();

/** What a loader knows of the page that it fills. */
export interface Page {
  services: AppLoadContext["services"];
  /** As the reader asked for it. */
  url: URL;
  /** The same without what lies over it: where the reader is when that is closed. */
  underneath: URL;
  /** Whether it is an event's own address (`landingOf`): the event is the page, and comes whole. */
  landed: boolean;
  language: Language;
  t: Translate;
  paths: Paths;
  /** ms UTC, the same for the whole page */
  now: number;
  /** Who is signed in; null for a guest. */
  viewer: Viewer | null;
  signedIn: boolean;
  /** Unknown where that cannot be told in time: the page is then made as for a guest. */
  session: "guest" | "reader" | "unknown";
  /** What the signed-in reader has reacted to; nothing where that cannot be told in time. */
  reacted(): Promise<Reacted>;
  /** Says that a part of the page could not be had: what lacks it is kept for nobody. */
  missed(): void;
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
  const { pathname } = new URL(request.url);
  const ofPath = pathLanguage(pathname);
  const language = languageOf(request, ofPath);
  const { services } = context;
  const viewer = await inTime("session", context.viewer(), SESSION_LIMIT, undefined);
  let reacted: Promise<Reacted> | undefined;
  return {
    services,
    url: context.landedAt ?? new URL(request.url),
    underneath: new URL(over(new URL(request.url)), request.url),
    landed: Boolean(context.landedAt),
    language,
    t: await translateInto(language),
    paths: pathsIn(language, Boolean(ofPath ?? askedLanguage(request))),
    now: services.clock.now(),
    viewer: viewer ?? null,
    signedIn: Boolean(viewer),
    session: viewer === undefined ? "unknown" : viewer ? "reader" : "guest",
    reacted: () => {
      reacted ??= viewer
        ? inTime("reactions", reactionsOf(services, viewer), REACTIONS_LIMIT, NONE)
        : Promise.resolve(NONE);
      return reacted;
    },
    missed: () => {
      context.incomplete = true;
    },
    markup: context.markup,
  };
}

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
    return problem(statusOf(error), {
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
