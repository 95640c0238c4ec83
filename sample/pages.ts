import type { Newspaper } from "./edition";
import { habitsOf } from "./habits";
import { hasIcon } from "./icon";
import type { Printed } from "./press";
import { escapeXml, scriptJson } from "./render/markup";
import { WORDING } from "./wording";

const STYLE = `:root{color-scheme:light dark}body{margin:0 auto;max-width:42rem;padding:1rem 1.25rem 3rem;font:1.06rem/1.6 Georgia,"Times New Roman",serif}
header,footer,.notice,.meta,nav{font-family:system-ui,sans-serif;font-size:.86rem}header{border-bottom:3px double;padding-bottom:.6rem}
.masthead{font:700 1.7rem/1.2 Georgia,serif;text-decoration:none;color:inherit}nav a{margin-right:.8rem;color:inherit}
.notice{border:1px solid;border-radius:.4rem;padding:.4rem .7rem;margin:1rem 0}h1{line-height:1.2;margin-bottom:.3rem}.summary{font-size:1.15rem}
.meta{opacity:.8}.subscribe{border-top:2px solid;padding:.8rem 0;font-weight:700}ul.list{list-style:none;padding:0}ul.list li{margin:1rem 0}
footer{border-top:1px solid;margin-top:2.5rem;padding-top:.6rem;opacity:.8}`;

/** An article's page. Of a priced one only the beginning is shown, as behind a real paywall. */
export function articlePage(printed: Printed, baseUrl: string): string {
  const { newspaper, article } = printed;
  const words = WORDING[newspaper.language];
  const body = article.paywall ? article.body.slice(0, Math.ceil(article.body.length / 2)) : article.body;
  const paragraphs = body.map((paragraph, i) => {
    const link = article.links[i];
    return `<p>${escapeXml(paragraph)}${link ? ` (${words.source}: ${linkTo(link)})` : ""}</p>`;
  });
  const further = article.links.slice(body.length).map((link) => `<p>${words.source}: ${linkTo(link)}</p>`);
  const wall = article.paywall
    ? `<div class="paywall subscribe"><p>${words.subscribers}</p><p>${words.subscribe}</p></div>`
    : "";
  const label = article.kind === "opinion" ? words.opinion : article.kind === "live" ? words.live : null;
  return page(newspaper, baseUrl, {
    title: `${printed.headline} | ${newspaper.name}`,
    head: `${meta("description", printed.summary)}<link rel="canonical" href="${baseUrl}${printed.path}">
<meta property="og:type" content="article">
<meta property="og:title" content="${escapeXml(printed.headline)}">
<meta property="article:published_time" content="${new Date(printed.publishedAt).toISOString()}">
<meta property="article:section" content="${words.sections[article.section]}">
<script type="application/ld+json">${scriptJson(newsArticle(printed, baseUrl))}</script>`,
    main: `<article>
<p class="meta">${[words.sections[article.section], label].filter(Boolean).join(" · ")}</p>
<h1>${escapeXml(printed.headline)}</h1>
<p class="summary">${escapeXml(printed.summary)}</p>
<p class="meta byline">${words.by} <span class="author">${escapeXml(article.author ?? words.newsroom)}</span> · ${words.published}: ${moment(printed.publishedAt, newspaper)}${printed.updatedAt ? ` · ${words.updated}: ${moment(printed.updatedAt, newspaper)}` : ""}</p>
<div class="article-body">
${[...paragraphs, ...further].join("\n")}
</div>
${wall}
</article>`,
  });
}

/** A newspaper's home page: what it has published, newest first. */
export function homePage(
  newspaper: Newspaper,
  articles: Printed[],
  feeds: string[],
  baseUrl: string,
): string {
  const words = WORDING[newspaper.language];
  const seen = new Set<string>();
  const items = articles.map((printed) => {
    const { section } = printed.article;
    // The first article of a section is where the navigation leads.
    const target = seen.has(section) ? "" : ` id="${section}"`;
    seen.add(section);
    return `<li${target}><a href="${printed.path}">${escapeXml(printed.headline)}</a><br>
<span>${escapeXml(printed.summary)}</span><br>
<span class="meta">${words.sections[section]} · ${moment(printed.publishedAt, newspaper)}</span></li>`;
  });
  return page(newspaper, baseUrl, {
    title: newspaper.name,
    head: feeds
      .map((feed) => `<link rel="alternate" type="application/rss+xml" href="${escapeXml(feed)}">`)
      .join("\n"),
    main: `<h1>${words.latest}</h1>\n<ul class="list">\n${items.join("\n")}\n</ul>`,
  });
}

/** The newsstand's own page: all newspapers. */
export function standPage(newspapers: Newspaper[]): string {
  const rows = newspapers.map(
    (newspaper) =>
      `<li><a href="/${newspaper.slug}/" lang="${newspaper.language}">${escapeXml(newspaper.name)}</a> <span class="meta">${escapeXml(newspaper.city)}, ${newspaper.country}</span></li>`,
  );
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Sample newsstand</title><style>${STYLE}</style></head>
<body><h1>Sample newsstand</h1><p class="notice">${WORDING.en.notice}</p><ul>${rows.join("\n")}</ul></body></html>
`;
}

/** A newspaper's emblem, SVG: its initials on a colour of its own. */
export function emblem(newspaper: Newspaper): string {
  const initials = newspaper.name
    .split(/[^\p{L}]+/u)
    .filter((word) => /^\p{Lu}/u.test(word))
    .map((word) => word[0])
    .slice(-2)
    .join("");
  const hue = [...newspaper.slug].reduce((sum, char) => (sum * 31 + char.charCodeAt(0)) % 360, 7);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 180"><rect width="320" height="180" fill="hsl(${hue} 45% 30%)"/><text x="160" y="118" font-family="serif" font-size="90" fill="#fff" text-anchor="middle">${initials}</text></svg>`;
}

function page(
  newspaper: Newspaper,
  baseUrl: string,
  part: { title: string; head: string; main: string },
): string {
  const words = WORDING[newspaper.language];
  const sections = ["politics", "economy", "culture", "sports"].map(
    (section) => `<a href="/${newspaper.slug}/#${section}">${words.sections[section]}</a>`,
  );
  return `<!doctype html>
<html lang="${newspaper.language}-${newspaper.country}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeXml(part.title)}</title>
<meta property="og:site_name" content="${escapeXml(newspaper.name)}">
<link rel="icon" href="${baseUrl}/${newspaper.slug}/emblem.svg">${hasIcon(newspaper) ? `\n<link rel="icon" type="image/png" sizes="32x32" href="/${newspaper.slug}/icon.png">` : ""}
${part.head}
<style>${STYLE}</style>
</head>
<body>
<header><a class="masthead" href="/${newspaper.slug}/">${escapeXml(newspaper.name)}</a>
<nav><a href="/${newspaper.slug}/">${words.home}</a>${sections.join("")}</nav></header>
<aside class="notice">${words.notice}</aside>
<main>
${part.main}
</main>
<footer>${escapeXml(newspaper.name)}, ${escapeXml(newspaper.city)} · ${words.footer}</footer>
</body>
</html>
`;
}

function newsArticle(printed: Printed, baseUrl: string): Record<string, unknown> {
  const { newspaper, article } = printed;
  return {
    "@context": "https://schema.org",
    "@type": "NewsArticle",
    headline: printed.headline,
    description: printed.summary,
    inLanguage: `${newspaper.language}-${newspaper.country}`,
    datePublished: new Date(printed.publishedAt).toISOString(),
    dateModified: new Date(printed.updatedAt ?? printed.publishedAt).toISOString(),
    articleSection: WORDING[newspaper.language].sections[article.section],
    mainEntityOfPage: baseUrl + printed.path,
    ...(article.author ? { author: { "@type": "Person", name: article.author } } : {}),
    publisher: {
      "@type": "NewsMediaOrganization",
      name: newspaper.name,
      logo: { "@type": "ImageObject", url: `${baseUrl}/${newspaper.slug}/emblem.svg` },
    },
    isAccessibleForFree: !article.paywall,
    ...(article.paywall
      ? { hasPart: { "@type": "WebPageElement", isAccessibleForFree: false, cssSelector: ".paywall" } }
      : {}),
  };
}

function meta(name: string, content: string): string {
  return `<meta name="${name}" content="${escapeXml(content)}">\n`;
}

function linkTo(address: string): string {
  return `<a href="${escapeXml(address)}">${escapeXml(new URL(address).hostname)}</a>`;
}

function moment(ms: number, newspaper: Newspaper): string {
  const said = new Intl.DateTimeFormat(`${newspaper.language}-${newspaper.country}`, {
    dateStyle: "medium",
    timeStyle: "short",
    timeZone: habitsOf(newspaper).timeZone,
  }).format(ms);
  return `<time datetime="${new Date(ms).toISOString()}">${said}</time>`;
}
