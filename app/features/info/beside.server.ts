import { SALE_SPLIT, SUBSCRIPTION_SPLIT } from "../../../domain/money/policy";
import type { Page } from "../page/page.server";
import { percentIn } from "./figures.server";
import { behindSignIn, emailOf } from "./targets.server";
import type { Beside, SplitView } from "./view";

/** What stands beside the text of a section, by page and section; null for most. */
export function besideOf(page: Page, section: string): Beside | null {
  const { t } = page;
  switch (section) {
    case "howToWrite.creator":
      return button(
        page.signedIn ? letter(page, t("info.words.becomeTopVoice")) : page.paths.signIn("/topvoice"),
        t("info.words.becomeTopVoice"),
      );
    case "howToWrite.monetization":
      return button(behindSignIn(page, "/user"), t("info.words.earn"));
    case "money.splits":
      return { kind: "splits", splits: splitsOf(page) };
    case "method.event":
      return { kind: "steps", steps: stepsOf(page) };
    case "complaints.write":
      return { kind: "links", links: lettersOf(page) };
    case "legal.responsible":
      return { kind: "details", details: detailsOf(page) };
    default:
      return null;
  }
}

const button = (href: string, text: string): Beside => ({ kind: "button", link: { href, text } });

function splitsOf({ t, language }: Page): SplitView[] {
  const part = (percent: number, whom: string) => ({
    percent,
    text: `${percentIn(language, percent)} ${whom}`,
  });
  return [
    {
      title: t("info.words.sale"),
      parts: [
        part(SALE_SPLIT.author, t("info.words.toAuthor")),
        part(SALE_SPLIT.operation, t("info.words.toOperation")),
      ],
    },
    {
      title: t("info.words.subscription"),
      parts: [
        part(SUBSCRIPTION_SPLIT.creators, t("info.words.toCreators")),
        part(SUBSCRIPTION_SPLIT.nonProfits, t("info.words.toNonProfits")),
        part(SUBSCRIPTION_SPLIT.operation, t("info.words.toOperation")),
      ],
    },
  ];
}

const stepsOf = ({ t }: Page) =>
  (["read", "group", "analyse", "verify"] as const).map((step) => ({
    title: t(`info.words.steps.${step}`),
    text: t(`info.words.steps.${step}Text`),
  }));

const letter = ({ services }: Page, subject: string, body = ""): string =>
  `mailto:${emailOf(services)}?subject=${encodeURIComponent(subject)}${body && `&body=${encodeURIComponent(body)}`}`;

/** Letters to us with their subject and what we need to know already in them. */
function lettersOf(page: Page) {
  const { t } = page;
  return (["correction", "reply", "report", "withdraw", "access", "other"] as const).map((subject) => {
    const text = t(`info.words.letters.${subject}`);
    return { text, href: letter(page, text, t("info.words.letters.body")) };
  });
}

/** Who answers for this site, as far as its operator has told. */
function detailsOf({ t, services }: Page) {
  const { foundation = {}, origin } = services;
  const email = emailOf(services);
  const told = [
    { name: t("info.words.details.name"), text: foundation.name },
    { name: t("info.words.details.address"), text: foundation.address },
    { name: t("info.words.details.register"), text: foundation.register },
  ].flatMap(({ name, text }) => (text ? [{ name, text, href: null }] : []));
  return [
    ...told,
    { name: t("info.words.details.site"), text: new URL(origin).host, href: origin },
    { name: t("info.words.details.email"), text: email, href: `mailto:${email}` },
  ];
}
