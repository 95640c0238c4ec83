import { settingsOf } from "../../../domain/accounts/queries";
import type { Viewer } from "../../../domain/accounts/rules";
import { listSessions } from "../../../domain/accounts/sessions";
import { dateWithYear, momentInWords } from "../../i18n/times";
import { passwordWords, withNext } from "../auth/view.server";
import type { Page } from "../page/page.server";

/** What was just done, as the address tells it. */
export const DONE = ["resent", "asked", "password", "ended", "others"] as const;
export type Done = (typeof DONE)[number];

/** The settings of the viewer's account, in the reader's words. */
export async function settingsView(page: Page, viewer: Viewer) {
  const { t, services, url } = page;
  const [account, sessions] = await Promise.all([
    settingsOf(services, viewer),
    listSessions(services, viewer),
  ]);
  const done = DONE.find((one) => one === url.searchParams.get("hecho"));
  const words = (part: Parameters<typeof textOf>[1]) => textOf(page, part);
  return {
    title: words("title"),
    lead: t("account.settings.lead", { alias: viewer.alias }),
    done: done ? t(`account.settings.done.${done}`) : null,
    problem: t("account.problem"),
    email: {
      title: words("email"),
      address: account?.email ?? "",
      isConfirmed: viewer.emailConfirmed,
      state: viewer.emailConfirmed ? words("confirmed") : words("notConfirmed"),
      help: words("notConfirmedHelp"),
      resend: words("resend"),
      change: words("changeEmail"),
      changeHelp: words("changeEmailHelp"),
      field: t("account.field.newEmail"),
      password: passwordWords(page, "currentPassword", false),
      submit: words("changeEmailSubmit"),
    },
    password: {
      title: words("password"),
      since: t("account.settings.passwordSince", { day: dayOf(page, account?.passwordChangedAt ?? 0) }),
      change: words("changePassword"),
      help: words("changePasswordHelp"),
      current: passwordWords(page, "currentPassword", false),
      wanted: passwordWords(page, "newPassword", true),
    },
    sessions: {
      title: words("sessions"),
      help: words("sessionsHelp"),
      end: words("end"),
      endOthers: sessions.length > 1 ? words("endOthers") : null,
      list: sessions.map((session) => {
        const device = session.device ?? words("unknownDevice");
        return {
          id: session.id,
          device,
          here: session.current ? words("here") : null,
          since: t("account.settings.since", { day: dayOf(page, session.createdAt) }),
          seen: t("account.settings.seen", { when: momentInWords(page.language, session.seenAt).text }),
          end: t("account.settings.endLabel", { device }),
        };
      }),
    },
    logOut: words("logOut"),
    data: {
      title: words("data"),
      help: words("dataHelp"),
      href: withNext("/user/datos", page, null),
      link: words("dataLink"),
    },
  };
}

export type SettingsView = Awaited<ReturnType<typeof settingsView>>;

const dayOf = ({ language }: Page, at: number): string => dateWithYear(language, at).text;

type Plain =
  | "title"
  | "email"
  | "confirmed"
  | "notConfirmed"
  | "notConfirmedHelp"
  | "resend"
  | "changeEmail"
  | "changeEmailHelp"
  | "changeEmailSubmit"
  | "password"
  | "changePassword"
  | "changePasswordHelp"
  | "sessions"
  | "sessionsHelp"
  | "unknownDevice"
  | "here"
  | "end"
  | "endOthers"
  | "logOut"
  | "data"
  | "dataHelp"
  | "dataLink";

const textOf = ({ t }: Page, part: Plain): string => t(`account.settings.${part}`);
