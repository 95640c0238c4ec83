import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { askedBy } from "../../domain/creators/queries";
import { ArticleBody, ArticleHead } from "../features/articles/article";
import { AuthorCard } from "../features/articles/author";
import { newsArticle } from "../features/articles/json-ld.server";
import { ArticleReactions } from "../features/articles/reactions";
import { articleView, loadArticle } from "../features/articles/view.server";
import { commentsOfArticle } from "../features/comments/article.server";
import { Comments } from "../features/comments/comments";
import { threadsOn } from "../features/comments/read.server";
import { metaOfHead } from "../features/page/head";
import { headOf } from "../features/page/head.server";
import { openPage } from "../features/page/page.server";
import { pathsIn } from "../i18n/paths";

export const meta: MetaFunction<typeof loader> = (args) => [
  ...(metaOfHead(args) ?? []),
  ...(args.data ? [{ "script:ld+json": args.data.jsonLd }] : []),
];

/** `/articulo/…`: an id, or a slug without a slash. `/article/…`: a slug, or an id. */
export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const page = await openPage({ request, context });
  const asked = params.article === undefined ? { address: params["*"] ?? "" } : askedBy(params.article);
  const [article, threads, reacted] = await Promise.all([
    loadArticle(page, asked, page.t("article.failed")),
    threadsOn(page, { article: asked }),
    page.reacted(),
  ]);
  const canonical = pathsIn(page.language, false).article(article);
  const head = headOf(
    { ...page, url: new URL(canonical, page.url) },
    {
      title: article.headline,
      description: article.summary,
      canonical,
      translated: canonical,
      publishedAt: article.firstPublishedAt,
    },
  );
  return {
    head,
    jsonLd: newsArticle(article, { url: head.canonical, origin: page.services.origin }),
    article: articleView(page, article, reacted),
    comments: commentsOfArticle(page, article, threads),
  };
}

export default function Page() {
  const { article, comments } = useLoaderData<typeof loader>();
  return (
    <article className="article-page">
      <ArticleHead article={article} level={1} />
      <ArticleReactions reactions={article.reactions} />
      <ArticleBody article={article} />
      <AuthorCard author={article.author} level={2} />
      {comments ? <Comments view={comments} level={2} /> : null}
    </article>
  );
}
