import { can } from "../../../domain/accounts/rules";
import type { Author, CreatorArticle } from "../../../domain/creators/queries";
import { countryName } from "../../i18n/names";
import { dateWithYear } from "../../i18n/times";
import { factsOf, linksOf } from "../articles/author.server";
import { foreign } from "../lanes/card-views.server";
import { publisherOf } from "../page/linked-data.server";
import type { Page } from "../page/page.server";
import { avatarOf } from "../personal/avatar.server";
import type { ProfileView } from "./view";

/** Whether there is more to a profile than a name. */
export const saysSomething = (person: Author, articles: CreatorArticle[]): boolean =>
  can(person, "write_bio") || articles.length > 0;

export function profileView(page: Page, person: Author, articles: CreatorArticle[]): ProfileView {
  const { t, language, paths, viewer } = page;
  const { alias, country } = person;
  return {
    alias,
    avatar: avatarOf(person),
    role: t(`article.role.${person.role}`),
    country: country === null ? null : { code: country, name: countryName(country, language) },
    text: person.text,
    facts: factsOf(page, person),
    links: linksOf(page, person),
    linksLabel: t("article.links"),
    edit: viewer?.id === person.id ? { href: paths.personal(), text: t("personal.profile.edit") } : null,
    articlesTitle: t("personal.profile.articles", { alias }),
    articles: articles.map((article) => ({
      id: article.id,
      href: paths.article(article),
      title: article.headline,
      summary: article.summary,
      language: foreign(page, article.language),
      at: dateWithYear(language, article.firstPublishedAt ?? article.publishedAt),
      note: article.paywall ? t("event.paywall") : null,
    })),
    empty: saysSomething(person, articles) ? t("personal.profile.noArticles") : t("personal.profile.reader"),
  };
}

/** Who somebody is, for machines. @param url absolute address of the profile */
export function profileData({ services, language }: Page, person: Author, url: string): object[] {
  const { origin } = services;
  const { blog, linkedin, twitter, newspaper1, newspaper2 } = person;
  const { src } = avatarOf(person);
  return [
    {
      "@context": "https://schema.org",
      "@type": "ProfilePage",
      url,
      inLanguage: language,
      publisher: publisherOf(origin),
      mainEntity: {
        "@type": "Person",
        "@id": `${url}#person`,
        name: person.alias,
        description: person.text ?? undefined,
        image: src?.startsWith("/") ? origin + src : undefined,
        sameAs: [blog, linkedin, twitter, newspaper1, newspaper2].filter((link) => link !== null),
      },
    },
  ];
}
