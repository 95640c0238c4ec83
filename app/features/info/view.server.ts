import { LANGUAGES } from "../../../domain/shared/languages";
import { type INFO_PAGES, inLanguage } from "../../i18n/paths";
import { TEXTS } from "../../i18n/texts";
import type { Page } from "../page/page.server";
import { besideOf } from "./beside.server";
import { figuresIn } from "./figures.server";
import { blocksOf } from "./prose";
import { targetsOf } from "./targets.server";
import type { InfoView } from "./view";

export type InfoPage = (typeof INFO_PAGES)[number];

/** The form that the texts of every page have. */
export interface InfoText {
  title: string;
  lead: string;
  /** By the ids that links lead to. */
  sections: Record<string, { title: string; text: string }>;
}

/** A page about Poliedro with every figure filled in. */
export function infoView(page: Page, name: InfoPage): InfoView {
  const { t, language, url } = page;
  const hrefOf = targetsOf(page);
  const text: InfoText = t(`info.${name}`, { returnObjects: true, ...figuresIn(language) });
  const sections = Object.entries(text.sections).map(([id, section]) => ({
    id,
    title: section.title,
    blocks: blocksOf(section.text, hrefOf),
    beside: besideOf(page, `${name}.${id}`),
  }));
  return {
    title: text.title,
    lead: text.lead,
    others: {
      label: t("info.words.others"),
      links: LANGUAGES.filter((other) => other !== language).map((other) => ({
        language: other,
        href: inLanguage(url.pathname, other),
        text: TEXTS[other].language,
      })),
    },
    contents: t("info.words.contents"),
    sections,
  };
}
