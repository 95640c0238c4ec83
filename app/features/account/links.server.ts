import { resetOf } from "../../../domain/accounts/changing-password";
import { type Confirmed, confirmationOf } from "../../../domain/accounts/mailbox";
import { DomainError } from "../../../domain/shared/errors";
import { withNext } from "../auth/view.server";
import type { Page } from "../page/page.server";
import type { MessageView } from "./message";

/** The secret that a letter's link carries. */
export const tokenIn = ({ url }: Page): string => url.searchParams.get("token") ?? "";

/** What the page of a letter's link shows before its button is pressed: what will happen, what it did, or that it is too late. */
export async function confirmView(page: Page) {
  const { t } = page;
  const done = page.url.searchParams.get("hecho");
  if (done) return { kind: "message" as const, message: doneView(page, done as Confirmed) };
  try {
    const { purpose, email, isDone } = await confirmationOf(page.services, tokenIn(page));
    if (isDone) return { kind: "message" as const, message: doneView(page, purpose) };
    return {
      kind: "button" as const,
      title: t("account.confirm.title"),
      lead: t(`account.confirm.${purpose}`, { email }),
      problem: t("account.problem"),
      submit: t("account.confirm.submit"),
    };
  } catch (error) {
    return {
      kind: "message" as const,
      message: expiredView(error, page, { href: settingsOf(page), text: t("account.expired.confirm") }),
    };
  }
}

const settingsOf = (page: Page): string => withNext("/user/cuenta", page, null);

function doneView(page: Page, done: Confirmed): MessageView {
  const { t, paths, viewer } = page;
  const isNew = done === "change_email";
  return {
    title: t(isNew ? "account.confirm.changedTitle" : "account.confirm.doneTitle"),
    text: t(isNew ? "account.confirm.changedText" : "account.confirm.doneText"),
    on: viewer
      ? { href: settingsOf(page), text: t("account.confirm.settings") }
      : { href: paths.home, text: t("account.confirm.on") },
  };
}

/** That a letter's link is over, and the way to a new one. Throws any other error. */
export function expiredView(error: unknown, { t }: Page, on: MessageView["on"]): MessageView {
  if (!(error instanceof DomainError) || error.code !== "link_expired") throw error;
  return { title: t("account.expired.title"), text: t("account.expired.text"), on };
}

/** The message that a link for a new password is over; null while it is good. */
export async function resetExpired(page: Page): Promise<MessageView | null> {
  try {
    await resetOf(page.services, tokenIn(page));
    return null;
  } catch (error) {
    const again = { href: withNext("/recuperar", page, null), text: page.t("account.expired.reset") };
    return expiredView(error, page, again);
  }
}
