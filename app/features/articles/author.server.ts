import { CATEGORIES } from "../../../domain/categories/data";
import { imageSource } from "../../../domain/creators/document/addresses";
import type { Author, ReadArticle } from "../../../domain/creators/queries";
import { countryName } from "../../i18n/names";
import type { Page } from "../page/page.server";
import type { AuthorView, Named } from "./view";

/** The author of an article, as far as there is something to say. */
export function authorView({ t, language }: Page, { id, creator }: ReadArticle): AuthorView {
  const { country } = creator;
  const subjects = creator.interests.flatMap(
    (interest) => CATEGORIES.find((category) => category.id === interest)?.name[language] ?? [],
  );
  const facts: (Named | null)[] = [
    creator.studies ? { name: t("article.studies"), value: creator.studies } : null,
    creator.orientation ? { name: t("article.orientation"), value: creator.orientation } : null,
    subjects.length > 0 ? { name: t("article.categories"), value: subjects.join(", ") } : null,
  ];
  const photo = photoOf(creator, id);
  return {
    alias: creator.alias,
    role: t(`article.role.${creator.role}`),
    text: creator.text,
    photo: photo === null ? null : { src: photo, alt: t("article.photoOf", { name: creator.alias }) },
    country: country === null ? null : { code: country, name: countryName(country, language) },
    facts: facts.filter((fact) => fact !== null),
    links: [
      link(creator.blog, () => t("article.blog")),
      link(creator.linkedin, () => "LinkedIn"),
      link(creator.twitter, () => "Twitter"),
      link(creator.newspaper1, (host) => t("article.newspaper", { host })),
      link(creator.newspaper2, (host) => t("article.newspaper", { host })),
    ].filter((some) => some !== null),
    words: {
      title: t("article.writtenBy"),
      country: t("article.country"),
      links: t("article.links"),
    },
  };
}

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
