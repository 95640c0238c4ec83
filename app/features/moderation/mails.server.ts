import type { MailToPut } from "../../../domain/mails/commands";
import type { Decided } from "../../../domain/moderation/commands";
import { LANGUAGES, type Language } from "../../../domain/shared/languages";
import { pathsIn } from "../../i18n/paths";
import { type Translate, translateInto } from "../../i18n/translate.server";
import type { Page } from "../page/page.server";

/**
 * Who is told of a decision, and how: those who sent notices and left an address, and the comment's author when it is
 * hidden or when an appeal was decided; each in their own language.
 */
export async function decisionMails({
  services,
}: Pick<Page, "services">): Promise<(decided: Decided) => MailToPut[]> {
  const words = Object.fromEntries(
    await Promise.all(LANGUAGES.map(async (one) => [one, await translateInto(one)] as const)),
  ) as Record<Language, Translate>;
  const absolute = (path: string) => new URL(path, services.origin).href;
  return (decided) => {
    const { outcome, open } = decided;
    const { author, appeal, notices } = open;
    const senders = notices.flatMap(({ email, language, receipt }) => {
      if (!email) return [];
      const t = words[language];
      const subject = t("moderation.mail.senderSubject", { receipt });
      const href = absolute(pathsIn(language, true).receipt(receipt));
      const mail = { key: `notice:${receipt}`, to: email, language, subject };
      return [{ ...mail, ...bodyOf(t, t("moderation.mail.sender"), decided, href) }];
    });
    if (!author?.email || (outcome !== "hidden" && !appeal)) return senders;
    const t = words[author.language];
    const again = appeal !== null;
    const subject = t(again ? "moderation.mail.authorKept" : "moderation.mail.authorSubject");
    const href = absolute(pathsIn(author.language, true).appeal(open.id));
    const key = `decision:${open.id}:${appeal ? `appeal ${appeal.id}` : `notice ${notices[0]?.id}`}`;
    const mail = { key, to: author.email, language: author.language, subject };
    return [...senders, { ...mail, ...bodyOf(t, t("moderation.mail.author"), decided, href) }];
  };
}

function bodyOf(t: Translate, intro: string, { outcome, rule, reason }: Decided, href: string) {
  const lines = [
    intro,
    `${t(`moderation.outcome.${outcome}`)}.`,
    `${t("moderation.words.rule")}: ${t(`moderation.rule.${rule}`)}`,
    `${t("moderation.words.reason")}: ${reason}`,
    t("moderation.mail.link"),
  ];
  const html = lines.map((line) => `<p>${escaped(line).replaceAll("\n", "<br>")}</p>`);
  return {
    text: [...lines, href].join("\n\n"),
    html: [...html, `<p><a href="${escaped(href)}">${escaped(href)}</a></p>`].join("\n"),
  };
}

const escaped = (text: string): string =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");
