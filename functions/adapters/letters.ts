import { dateWithYear } from "../../app/i18n/times";
import { translateInto } from "../../app/i18n/translate.server";
import type { Letter, Letters } from "../../domain/accounts/letters";

/** Where the one link of a letter leads. */
const PATHS: Record<Letter["kind"], string> = {
  confirm_email: "/confirmar",
  change_email: "/confirmar",
  reset_password: "/restablecer",
  email_changing: "/recuperar",
  address_taken: "/recuperar",
  password_changed: "/recuperar",
  deletion_asked: "/user/datos",
};

/** Letters in four languages: a few sentences and one link, without pictures or anything that tells of their opening. */
export const lettersFrom = (origin: string): Letters => ({
  async write(letter, { alias, language }) {
    const t = await translateInto(language);
    const words = (part: "subject" | "text" | "link" | "else") =>
      t(`account.letter.${letter.kind}.${part}`, {
        email: "newEmail" in letter ? letter.newEmail : "",
        date: "goesAt" in letter ? dateWithYear(language, letter.goesAt).text : "",
      });
    const link = new URL(PATHS[letter.kind], origin);
    if ("token" in letter) link.searchParams.set("token", letter.token);
    link.searchParams.set("idioma", language);
    const hello = t("account.letter.hello", { alias });
    const bye = t("account.letter.bye");
    const [text, otherwise] = [words("text"), words("else")];
    return {
      subject: words("subject"),
      text: `${[hello, text, link.href, otherwise, bye].join("\n\n")}\n`,
      html: page(language, [
        `<p>${escaped(hello)}</p>`,
        `<p>${escaped(text)}</p>`,
        `<p><a href="${escaped(link.href)}">${escaped(words("link"))}</a></p>`,
        `<p>${escaped(otherwise)}</p>`,
        `<p>${escaped(bye)}</p>`,
      ]),
    };
  },
});

const page = (language: string, paragraphs: string[]): string =>
  `<!doctype html><html lang="${language}"><head><meta charset="utf-8"></head><body>${paragraphs.join("")}</body></html>`;

const escaped = (text: string): string =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");
