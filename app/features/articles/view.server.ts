import { readBody } from "../../../domain/creators/document/read";
import { remoteImages, tagsIn } from "../../../domain/creators/document/text";
import { type Asked, type ReadArticle, readCreatorArticle } from "../../../domain/creators/queries";
import { SALE_SPLIT } from "../../../domain/money/policy";
import type { Reacted } from "../../../domain/reactions/rules";
import { over } from "../../i18n/over";
import { dateWithYear } from "../../i18n/times";
import { readingMinutes } from "../events/words.server";
import { type Page, problemOf } from "../page/page.server";
import { renderDocument } from "../rich-text/render.server";
import { authorView } from "./author.server";
import { priceView } from "./price.server";
import { articleReactions } from "./reactions.server";
import type { ArticleView, BodyView } from "./view";

/** An article for this reader. Throws the problem in the reader's words; `failed` is the title of an unexpected one. */
export async function loadArticle(page: Page, asked: Asked, failed: string): Promise<ReadArticle> {
  const { t, services, viewer } = page;
  return readCreatorArticle(services, asked, viewer).catch((error: unknown) => {
    const descriptions = {
      article_not_found: t("article.missing"),
      article_forbidden: t("article.forbidden"),
    };
    throw problemOf(error, page, descriptions, { title: failed, description: t("article.failedText") });
  });
}

/** All that is shown of an article. @param reacted what the signed-in reader did */
export function articleView(page: Page, article: ReadArticle, reacted: Reacted): ArticleView {
  const { t, paths, language } = page;
  const body = readBody(article.body);
  const href = paths.article(article);
  const tags = body.kind === "document" ? new Set(tagsIn(body.document).map(({ name }) => name)) : new Set();
  const marks = [...tags].map((name) => ({
    letter: t(`article.letter.${name as "hecho"}`),
    label: t(`article.label.${name as "hecho"}`),
  }));
  return {
    id: article.id,
    title: article.headline,
    summary: article.summary,
    language: article.language === language ? null : article.language,
    href,
    byline: article.creator.alias,
    published: publication(page, article),
    notes: notesOf(page, article),
    event:
      article.eventId === null ? null : { href: paths.event(article.eventId), text: t("article.eventLink") },
    author: authorView(page, article),
    body: article.locked ? null : bodyView(page, article, body),
    reactions: articleReactions(page, article, reacted),
    offer: offerOf(page, article),
    marks: marks.length > 0 ? { title: t("article.marks"), list: marks } : null,
  };
}

/** The date within its sentence, cut out so that machines can read it. */
function publication({ t, language }: Page, { firstPublishedAt }: ReadArticle): ArticleView["published"] {
  if (firstPublishedAt === null) return null;
  const [before = "", after = ""] = t("article.published", { date: "\u0000" }).split("\u0000");
  return { before, at: dateWithYear(language, firstPublishedAt), after };
}

function notesOf(page: Page, article: ReadArticle): string[] {
  const { t, language } = page;
  const opened = article.opensAt !== null && !article.paywall;
  const date = opened ? dateWithYear(language, article.opensAt!).text : "";
  return [
    article.firstPublishedAt === null ? t("article.draft") : null,
    readingMinutes(page, article.words),
    opened ? t("article.openSince", { date }) : null,
  ].filter((note) => note !== null);
}

function offerOf(page: Page, article: ReadArticle): ArticleView["offer"] {
  const { t, language, paths, url } = page;
  const price = priceView(article.priceCents, language);
  if (!article.locked || !price || article.opensAt === null) return null;
  const date = dateWithYear(language, article.opensAt).text;
  const share = new Intl.NumberFormat(language, { style: "percent" });
  const here = over(url, { article: article.slug ?? String(article.id) });
  const next = url.searchParams.has("article") ? here : paths.article(article);
  return {
    price,
    buy: { href: paths.signIn(next), text: t("article.buy") },
    freeFrom: t("article.freeFrom", { date }),
    why: t("article.locked", { date, share: share.format(SALE_SPLIT.author / 100) }),
  };
}

function bodyView(page: Page, article: ReadArticle, body: ReturnType<typeof readBody>): BodyView {
  const { t, language } = page;
  if (body.kind === "none") return { notice: t("article.noBody") };
  if (body.kind === "empty") return { notice: t("article.emptyBody") };
  if (body.kind === "plain") return { plain: body.text };
  const pictures = remoteImages(body.document);
  const pictureAt = (url: string) => `/api/articulo/${article.id}/imagenes/${pictures.indexOf(url)}`;
  return { html: renderDocument(body.document, { t, language, pictureAt }) };
}
