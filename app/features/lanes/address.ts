import { over } from "../../i18n/over";

/** Query parameter: the cursor that a list goes on behind. */
export const BEHIND = "antes_de";

/** The address of a page of lanes: from its first item on, with nothing, or with `open`, over it. */
export function listAddress(
  url: { pathname: string; search: string },
  open?: { event: number } | { article: string },
): string {
  const search = new URLSearchParams(url.search);
  search.delete(BEHIND);
  return over({ pathname: url.pathname, search: search.toString() }, open);
}
