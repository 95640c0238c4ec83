import { SHORTEST_PASSWORD } from "../../../domain/accounts/passwords";
import { ownPath } from "../../i18n/own-path";
import type { Page } from "../page/page.server";
import type { PasswordWords } from "./password-field";

/** Pages that only somebody with an account can open. */
const PROTECTED = /^\/(user|usuario|article-editor|topvoice)([/?#]|$)/i;

/** What the page says that leads to signing in, after a new password was set. */
export const CHANGED = "contrasena";

/** The page for signing in, or for getting an account, in the reader's words. */
export function authView(page: Page, mode: "logIn" | "register") {
  const { t, url, paths } = page;
  const next = ownPath(url.searchParams.get("next"));
  const words = (part: "title" | "submit" | "sending" | "other" | "toggle") => t(`account.${mode}.${part}`);
  return {
    mode,
    title: words("title"),
    lead: mode === "register" ? t("account.register.lead") : null,
    notice: noticeOf(page, next),
    problem: t("account.problem"),
    email: {
      label: t("account.field.email"),
      help: mode === "register" ? t("account.field.emailHelp") : undefined,
    },
    password: passwordWords(page, "password", mode === "register"),
    alias: { label: t("account.field.alias"), help: t("account.field.aliasHelp") },
    submit: words("submit"),
    sending: words("sending"),
    forgotten:
      mode === "logIn"
        ? { href: withNext("/recuperar", page, null), text: t("account.logIn.forgotten") }
        : null,
    terms:
      mode === "register"
        ? {
            text: t("account.register.terms"),
            href: paths.page("privacy"),
            link: t("account.register.privacy"),
          }
        : null,
    other: {
      text: words("other"),
      href: withNext(mode === "logIn" ? "/register" : "/login", page, next),
      link: words("toggle"),
    },
  };
}

export type AuthView = ReturnType<typeof authView>;

function noticeOf({ t, url }: Page, next: string | null) {
  if (url.searchParams.get("cambiada") === CHANGED)
    return { title: t("account.passwordChanged"), text: null };
  return next && PROTECTED.test(next)
    ? { title: t("account.notSignedIn"), text: t("account.notSignedInHelp") }
    : null;
}

/** Words of a field for a password. @param isNew told what it must be like */
export const passwordWords = (
  { t }: Page,
  field: "password" | "newPassword" | "currentPassword",
  isNew: boolean,
): PasswordWords => ({
  label: t(`account.field.${field}`),
  ...(isNew ? { help: t("account.field.passwordHelp", { least: SHORTEST_PASSWORD }) } : {}),
  show: t("account.field.show"),
  hide: t("account.field.hide"),
});

/** A path with where to go afterwards, and the language that the address asks for. */
export function withNext(path: string, { url }: Page, next: string | null): string {
  const to = new URL(path, url.origin);
  if (next) to.searchParams.set("next", next);
  const language = url.searchParams.get("idioma");
  if (language) to.searchParams.set("idioma", language);
  return `${to.pathname}${to.search}`;
}
