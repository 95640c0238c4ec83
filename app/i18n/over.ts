/** Query parameters that open something over a page. */
export const OVER = { event: "evento", article: "article" } as const;

/** The address `url` with an event or article opened over it, or with nothing over it; path and search. */
export function over(
  url: { pathname: string; search: string },
  open?: { event: number } | { article: string },
): string {
  const search = new URLSearchParams(url.search);
  for (const parameter of Object.values(OVER)) search.delete(parameter);
  if (open) {
    if ("event" in open) search.set(OVER.event, String(open.event));
    else search.set(OVER.article, open.article);
  }
  const query = search.toString();
  return query ? `${url.pathname}?${query}` : url.pathname;
}
