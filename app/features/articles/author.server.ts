import { CATEGORIES } from "../../../domain/categories/data";
import { imageSource } from "../../../domain/creators/document/addresses";
import type { Author, ReadArticle } from "../../../domain/creators/queries";
import { countryName } from "../../i18n/names";
import type { Page } from "../page/page.server";
import type { AuthorView, Named } from "./view";

/** The author of an article, as far as there is something to say. */
export function authorView(page: Page, { id, creator }: ReadArticle): AuthorView {
  const { t, language, paths } = page;
  const { country } = creator;
  const photo = photoOf(creator, id);
  return {
    alias: creator.alias,
    href: paths.profile(creator.id),
    role: t(`article.role.${creator.role}`),
    text: creator.text,
    photo: photo === null ? null : { src: photo, alt: t("article.photoOf", { name: creator.alias }) },
    country: country === null ? null : { code: country, name: countryName(country, language) },
    facts: factsOf(page, creator),
    links: linksOf(page, creator),
    words: {
      title: t("article.writtenBy"),
      country: t("article.country"),
      links: t("article.links"),
    },
  };
}

/** What somebody says of themselves beside their text. */
export function factsOf({ t, language }: Page, person: Author): Named[] {
  const subjects = person.interests.flatMap(
    (interest) => CATEGORIES.find((category) => category.id === interest)?.name[language] ?? [],
  );
  const facts: (Named | null)[] = [
    person.studies ? { name: t("article.studies"), value: person.studies } : null,
    person.orientation ? { name: t("article.orientation"), value: person.orientation } : null,
    subjects.length > 0 ? { name: t("article.categories"), value: subjects.join(", ") } : null,
  ];
  return facts.filter((fact) => fact !== null);
}

/** Where else somebody is to be found. */
export const linksOf = ({ t }: Page, person: Author): AuthorView["links"] =>
  [
    link(person.blog, () => t("article.blog")),
    link(person.linkedin, () => "LinkedIn"),
    link(person.twitter, () => "Twitter"),
    link(person.newspaper1, (host) => t("article.newspaper", { host })),
    link(person.newspaper2, (host) => t("article.newspaper", { host })),
  ].filter((some) => some !== null);

/** Through us: the reader's browser asks nobody else. */
function photoOf({ photoUrl }: Author, articleId: number): string | null {
  const source = imageSource(photoUrl);
  return source?.kind === "remote" ? `/api/articulo/${articleId}/imagenes/autor` : (source?.url ?? null);
}

/** Addresses that people gave of themselves: https only. */
function link(address: string | null, words: (host: string) => string): AuthorView["links"][number] | null {
  if (!address || !URL.canParse(address)) return null;
  const { protocol, href, hostname } = new URL(address);
  return protocol === "https:" ? { href, text: words(hostname.replace(/^www\./, "")) } : null;
}
