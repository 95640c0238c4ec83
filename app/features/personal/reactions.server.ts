import type { ListedReaction } from "../../../domain/reactions/queries";
import { type Action, actions } from "../../../domain/reactions/rules";
import { dateWithYear } from "../../i18n/times";
import type { TextLink } from "../chrome/chrome";
import { foreign } from "../lanes/card-views.server";
import type { Page } from "../page/page.server";
import type { FilterView, ReactionsView, ReactionView } from "./view";

/** Rows of one page of the list. */
const PER_PAGE = 50;
const TARGETS = ["all", "eventos", "articulos"] as const;
type TargetFilter = (typeof TARGETS)[number];
/** In the order of the filter's links. */
const SHOWN: readonly Action[] = ["save", "share", "read_later", "read", "upvote", "downvote"];

/** What of the list is looked at, as the address says it. */
export interface Looked {
  target: TargetFilter;
  action: Action | "all";
  /** From 1. */
  page: number;
}

/** Anything that is no filter counts as none. */
export function lookedAt({ searchParams }: URL): Looked {
  const target = searchParams.get("objeto");
  const action = searchParams.get("reaccion");
  const page = Number(searchParams.get("pagina"));
  return {
    target: TARGETS.find((one) => one === target) ?? "all",
    action: actions.find((one) => one === action) ?? "all",
    page: Number.isSafeInteger(page) && page > 1 ? page : 1,
  };
}

/** The address of a part of the list. */
export function reactionsAddress({ paths }: Page, { target, action, page }: Looked): string {
  const query = {
    ...(target === "all" ? {} : { objeto: target }),
    ...(action === "all" ? {} : { reaccion: action }),
    ...(page === 1 ? {} : { pagina: String(page) }),
  };
  return `${paths.personal("", query)}#reacciones`;
}

export function reactionsView(page: Page, list: ListedReaction[]): ReactionsView {
  const { t } = page;
  const looked = lookedAt(page.url);
  const fitting = list.filter(({ action, target }) => {
    const kind: TargetFilter = "event" in target ? "eventos" : "articulos";
    return [kind, "all"].includes(looked.target) && [action, "all"].includes(looked.action);
  });
  const pages = Math.max(1, Math.ceil(fitting.length / PER_PAGE));
  const number = Math.min(looked.page, pages);
  const link = (to: number, text: string): TextLink => ({
    href: reactionsAddress(page, { ...looked, page: to }),
    text,
  });
  const empty = list.length === 0 ? t("personal.reactions.none") : t("personal.reactions.noneLike");
  return {
    filters: list.length === 0 ? [] : filtersOf(page, looked),
    action: reactionsAddress(page, { ...looked, page: number }),
    rows: fitting.slice((number - 1) * PER_PAGE, number * PER_PAGE).map((row) => rowOf(page, row)),
    empty: fitting.length === 0 ? empty : null,
    newer: number > 1 ? link(number - 1, t("personal.reactions.newer")) : null,
    older: number < pages ? link(number + 1, t("personal.reactions.older")) : null,
  };
}

function filtersOf(page: Page, looked: Looked): FilterView[] {
  const { t } = page;
  const to = (part: Partial<Looked>) => reactionsAddress(page, { ...looked, ...part, page: 1 });
  return [
    {
      label: t("personal.reactions.target"),
      links: TARGETS.map((target) => ({
        href: to({ target }),
        text: t(`personal.reactions.${target}`),
        current: target === looked.target,
      })),
    },
    {
      label: t("personal.reactions.action"),
      links: (["all", ...SHOWN] as const).map((action) => ({
        href: to({ action }),
        text:
          action === "all" ? t("personal.reactions.anyAction") : t(`personal.reactions.actions.${action}`),
        current: action === looked.action,
      })),
    },
  ];
}

function rowOf(page: Page, row: ListedReaction): ReactionView {
  const { t } = page;
  const { title } = row;
  const action = t(`personal.reactions.actions.${row.action}`);
  const fields = {
    reaccion: row.action,
    ...("event" in row.target
      ? { evento_id: String(row.target.event) }
      : { articulo_id: String(row.target.article) }),
  };
  return {
    id: row.id,
    title,
    language: foreign(page, row.language),
    action,
    at: dateWithYear(page.language, row.createdAt),
    see: {
      ...seeOf(page, row),
      text: t("personal.reactions.see"),
      label: t("personal.reactions.seeTitle", { title }),
    },
    // What was read stays read.
    remove:
      row.action === "read"
        ? null
        : {
            fields,
            text: t("personal.reactions.remove"),
            label: t("personal.reactions.removeTitle", { action, title }),
          },
  };
}

/** An event over the front page, a creator's article here, a newspaper's where it is. */
function seeOf({ paths }: Page, { target, slug, url }: ListedReaction) {
  if ("event" in target) return { href: paths.eventOverHome(target.event), outside: false };
  if (url !== null && !url.startsWith("/")) return { href: url, outside: true };
  return { href: paths.article({ id: target.article, slug }), outside: false };
}
