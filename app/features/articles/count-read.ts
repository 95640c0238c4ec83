import { useEffect } from "react";
import { tellRead } from "../reactions/tell-read";
import type { ArticleView } from "./view";

/** Articles that were opened since this page was loaded. */
const opened = new Set<number>();

/** Has it counted that a published article was opened, once for each time that the site is loaded. */
export function useCountedRead({ id, published }: Pick<ArticleView, "id" | "published">): void {
  const isPublished = published !== null;
  useEffect(() => {
    if (!isPublished || opened.has(id)) return;
    opened.add(id);
    tellRead({ articulo_id: id });
  }, [id, isPublished]);
}
