import { useLocation, useNavigate } from "@remix-run/react";
import type { MouseEvent, RefObject } from "react";
import { OVER, over } from "../../i18n/over";
import { nextOverState, type OverPreview } from "../../ui/over-link";
import { travel } from "../../ui/travel";
import { Marked } from "../page/marked";

/** The cards that came in the page's markup. React does not know them; their links are followed from here. */
export function MarkedCards({ box }: { box: RefObject<HTMLDivElement> }) {
  const location = useLocation();
  const navigate = useNavigate();
  const follow = (click: MouseEvent) => {
    const link = linkOf(click);
    if (!link) return;
    click.preventDefault();
    const open = openedBy(link);
    if (!open) return navigate(link.pathname + link.search + link.hash);
    const state = { ...nextOverState(location), preview: previewOf(link) };
    const go = () => navigate(over(location, open), { state, preventScrollReset: true });
    if ("event" in open) travel(link, go);
    else go();
  };
  return <Marked box={box} onClick={follow} />;
}

/** The link to be followed within this page; null for another tab, another site or none. */
function linkOf(click: MouseEvent): HTMLAnchorElement | null {
  if (click.button !== 0 || click.metaKey || click.ctrlKey || click.shiftKey || click.altKey) return null;
  const link = click.target instanceof Element ? click.target.closest("a") : null;
  return link && !link.target && link.origin === window.location.origin ? link : null;
}

/** What a card's headline opens over the page. */
function openedBy(link: HTMLAnchorElement): { event: number } | { article: string } | null {
  if (!link.closest("h3")) return null;
  const { event } = cardOf(link).dataset;
  if (event) return { event: Number(event) };
  const article = new URLSearchParams(link.search).get(OVER.article);
  return article ? { article } : null;
}

const cardOf = (link: HTMLAnchorElement) => link.closest<HTMLElement>("article")!;

function previewOf(link: HTMLAnchorElement): OverPreview {
  const description = cardOf(link).querySelector(".description")?.textContent ?? undefined;
  return {
    title: link.textContent ?? "",
    language: link.closest<HTMLElement>("[lang]:not(html)")?.lang || null,
    ...(description ? { description } : {}),
  };
}
