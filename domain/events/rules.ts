import { shorten } from "../shared/text";

/** An event is shown once it has this many articles of this many newspapers. */
export const SHOWN_FROM_ARTICLES = 3;
export const SHOWN_FROM_NEWSPAPERS = 2;

/** The law's "very short extract": no more of a newspaper's own text is ever shown (characters). */
export const EXTRACT_LENGTH = 200;

/** What an event needs to know of one of its articles. Times in ms, UTC. */
export interface Member {
  articleId: number;
  newspaperId: number;
  country: string;
  language: string;
  headline: string;
  summary: string;
  publishedAt: number;
  centrality: number;
}

export interface EventText {
  language: string;
  title: string;
  description: string;
  articleId: number;
  articleCount: number;
}

export interface EventDigest {
  articleCount: number;
  newspaperCount: number;
  countryCount: number;
  languageCount: number;
  firstPublishedAt: number;
  lastPublishedAt: number;
  shown: boolean;
  texts: EventText[];
}

/** Counters and texts of an event from its articles (at least one). */
export function digest(members: Member[]): EventDigest {
  const distinct = (pick: (m: Member) => unknown) => new Set(members.map(pick)).size;
  const newspaperCount = distinct((m) => m.newspaperId);
  const times = members.map((m) => m.publishedAt);
  return {
    articleCount: members.length,
    newspaperCount,
    countryCount: distinct((m) => m.country),
    languageCount: distinct((m) => m.language),
    firstPublishedAt: Math.min(...times),
    lastPublishedAt: Math.max(...times),
    shown: members.length >= SHOWN_FROM_ARTICLES && newspaperCount >= SHOWN_FROM_NEWSPAPERS,
    texts: textsOf(members),
  };
}

/** One title per language: that of its most central article; of equally central ones the earlier. */
function textsOf(members: Member[]): EventText[] {
  const byLanguage = new Map<string, Member[]>();
  for (const member of members)
    byLanguage.set(member.language, [...(byLanguage.get(member.language) ?? []), member]);
  return [...byLanguage].map(([language, some]) => {
    const ranked = some.toSorted(
      (a, b) => b.centrality - a.centrality || a.publishedAt - b.publishedAt || a.articleId - b.articleId,
    );
    const centre = ranked[0]!;
    const described = ranked.find((m) => m.summary.length > 0) ?? centre;
    return {
      language,
      title: centre.headline,
      description: shorten(described.summary, EXTRACT_LENGTH),
      articleId: centre.articleId,
      articleCount: some.length,
    };
  });
}
