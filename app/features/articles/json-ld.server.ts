import type { ReadArticle } from "../../../domain/creators/queries";

const iso = (at: number | null): string | undefined => (at === null ? undefined : new Date(at).toISOString());

/** An article for search engines (schema.org). Its body is not in it; a locked one says so, and where it would stand. */
export function newsArticle(article: ReadArticle, { url, origin }: { url: string; origin: string }) {
  const { creator } = article;
  const profiles = [creator.blog, creator.linkedin, creator.twitter].filter(Boolean);
  return {
    "@context": "https://schema.org",
    "@type": "NewsArticle",
    headline: article.headline,
    description: article.summary,
    inLanguage: article.language,
    datePublished: iso(article.firstPublishedAt),
    wordCount: article.words ?? undefined,
    author: {
      "@type": "Person",
      name: creator.alias,
      url: `${origin}/user/${creator.id}`,
      ...(profiles.length > 0 ? { sameAs: profiles } : {}),
    },
    publisher: { "@type": "NewsMediaOrganization", name: "Poliedro", url: origin },
    mainEntityOfPage: url,
    isAccessibleForFree: !article.locked,
    ...(article.locked
      ? {
          hasPart: { "@type": "WebPageElement", isAccessibleForFree: false, cssSelector: ".paywall" },
        }
      : {}),
  };
}
