import { GRACE, goesAt } from "../../../domain/rights/rules";
import { DAY } from "../../../domain/shared/time";
import { dateWithYear } from "../../i18n/times";
import type { Page } from "../page/page.server";
import type { LeavingView, OwnDataView } from "./view";

/** @param askedAt when deletion was asked for (ms, UTC); null when it was not */
export function leavingView({ t, paths, language }: Page, askedAt: number | null): LeavingView | null {
  if (askedAt === null) return null;
  const date = dateWithYear(language, goesAt(askedAt)).text;
  return {
    text: t("personal.rights.leaving", { date }),
    action: paths.personal("datos"),
    keep: t("personal.rights.keep"),
  };
}

/** @param error what is wrong with the password that was typed */
export function ownDataView(page: Page, askedAt: number | null, error: string | null): OwnDataView {
  const { t, paths, url } = page;
  const list = (name: "goesList" | "staysList") =>
    Object.values(t(`personal.rights.${name}`, { returnObjects: true }) as Record<string, string>);
  return {
    title: t("personal.rights.title"),
    lead: t("personal.rights.lead"),
    back: { href: paths.personal(), text: t("personal.rights.back") },
    privacy: { href: paths.page("privacy"), text: t("personal.rights.privacy") },
    take: {
      title: t("personal.rights.take"),
      text: t("personal.rights.takeText"),
      download: { href: "/api/user/export", text: t("personal.rights.download") },
    },
    erase:
      askedAt === null
        ? {
            title: t("personal.rights.erase"),
            parts: [
              { title: t("personal.rights.goes"), text: null, list: list("goesList") },
              { title: t("personal.rights.stays"), text: null, list: list("staysList") },
              {
                title: t("personal.rights.when"),
                text: t("personal.rights.whenText", { days: GRACE / DAY }),
                list: [],
              },
            ],
            action: `${paths.personal("datos")}#borrar`,
            password: {
              label: t("personal.rights.password"),
              help: t("personal.rights.passwordHelp"),
              error,
            },
            ask: t("personal.rights.ask"),
          }
        : null,
    leaving: leavingView(page, askedAt),
    kept: askedAt === null && url.searchParams.has("conservada") ? t("personal.rights.kept") : null,
  };
}
