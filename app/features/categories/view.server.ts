import { CATEGORIES, categoriesInOrder } from "../../../domain/categories/data";
import { listAddress } from "../lanes/address";
import type { Page } from "../page/page.server";
import type { CategoriesView } from "./bar";

const PARAMETER = "categoria_id";

/** The category that a signed-in reader has chosen; null for guests, for none and for one that is not ours. */
export function chosenCategory({ url, signedIn }: Page): number | null {
  const asked = url.searchParams.get(PARAMETER);
  if (!signedIn || asked === null) return null;
  return CATEGORIES.find(({ id }) => String(id) === asked)?.id ?? null;
}

/** The address `href` (a path of ours), narrowed to a category or to none. */
export function inCategory(href: string, category: number | null): string {
  const url = new URL(href, "https://path.invalid");
  if (category === null) url.searchParams.delete(PARAMETER);
  else url.searchParams.set(PARAMETER, String(category));
  return url.pathname + url.search;
}

/** The bar of categories over this page. */
export function categoriesView(page: Page): CategoriesView {
  const { t, language, paths, signedIn } = page;
  const here = listAddress(page.url);
  const chosen = chosenCategory(page);
  const name = CATEGORIES.find(({ id }) => id === chosen)?.name[language];
  return {
    label: t("front.categories.label"),
    note: noteOf(page, name),
    words: { back: t("front.categories.back"), on: t("front.categories.on") },
    categories: categoriesInOrder().map((category) => {
      const selected = category.id === chosen;
      const href = inCategory(here, selected ? null : category.id);
      return {
        id: category.id,
        name: category.name[language],
        explanation: category.explanation[language],
        href: signedIn ? href : paths.signIn(href),
        selected,
      };
    }),
  };
}

function noteOf({ t, signedIn }: Page, chosen: string | undefined): string {
  if (!signedIn) return t("front.categories.signIn");
  return chosen ? t("front.categories.chosen", { category: chosen }) : t("front.categories.choose");
}
