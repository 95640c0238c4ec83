import { lazy, Suspense } from "react";
import { Sheet } from "../../ui/sheet";
import type { ArticleModalView } from "./modal.server";

/** What an article is shown with; lanes need none of it, so it comes with the first article that is opened. */
export const loadArticleContent = () => import("./modal-content");
const Content = lazy(async () => ({ default: (await loadArticleContent()).ModalContent }));

/** An article over the page. */
export function ArticleModal({ view }: { view: ArticleModalView }) {
  const { words, article } = view;
  return (
    <Sheet labelledBy="article-title" about={String(article.id)} close={words.close} back={words.back}>
      <Suspense fallback={null}>
        <Content view={view} />
      </Suspense>
    </Sheet>
  );
}
