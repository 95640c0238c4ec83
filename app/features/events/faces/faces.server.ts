import { type Section, sections } from "../../../../domain/analysis/findings";
import type { StandingAnalysis } from "../../../../domain/analysis/queries";
import { countryName, languageName } from "../../../i18n/names";
import type { Page } from "../../page/page.server";
import { changesOf } from "./changes.server";
import { contextFace } from "./context.server";
import { contradictionsFace } from "./contradictions.server";
import { declarationsFace } from "./declarations.server";
import type { Desk } from "./desk.server";
import { factsFace } from "./facts.server";
import { framingFace } from "./framing.server";
import { impactFace } from "./impact.server";
import { labelOf, writerOf } from "./label.server";
import { opinionsFace } from "./opinions.server";
import { summaryFace } from "./summary.server";
import type { FacesView, Sources } from "./view";

/** Anchors of the sections. */
const ANCHORS: Readonly<Record<Section, string>> = {
  summary: "resumen",
  facts: "hechos",
  contradictions: "contradicciones",
  opinions: "opiniones",
  context: "contexto",
  declarations: "declaraciones",
  framing: "encuadre",
  impact: "impacto",
};

/** Anchor of an article in the list of articles. */
export const anchorOfArticle = (id: number): string => `fuente-${id}`;

/**
 * An event's faces in the reader's language.
 * @param listed ids of the articles that the page lists: source numbers lead there, those of others to the newspaper
 */
export function facesView(page: Page, analysis: StandingAnalysis, listed: ReadonlySet<number>): FacesView {
  const desk = { page, analysis };
  const head = heads(desk);
  const summary = head("summary", summaryFace(desk));
  const sentences = summary ? [...summary.sentences.first, ...summary.sentences.rest] : [];
  return {
    shared: {
      sources: sourcesView(desk, listed, [...new Set(sentences.flatMap((one) => one.sources))]),
      words: { sources: page.t("faces.sources"), newTab: page.t("event.newTab") },
    },
    summary,
    facts: head("facts", factsFace(desk)),
    contradictions: head("contradictions", contradictionsFace(desk)),
    opinions: head("opinions", opinionsFace(desk)),
    context: head("context", contextFace(desk)),
    declarations: head("declarations", declarationsFace(desk)),
    framing: head("framing", framingFace(desk)),
    impact: head("impact", impactFace(desk)),
    changes: changesOf(desk),
  };
}

/** Anchor of the section that holds opinions and comments. */
export const OPINIONS = ANCHORS.opinions;

/**
 * The sections of an event, as its tabs name them: the faces that have something to say, in the order of the page, and
 * that of the opinions where there are comments.
 */
export function headsOf(
  page: Page,
  faces: FacesView | null,
  comments: boolean,
): { id: string; text: string }[] {
  return sections.flatMap((section) => {
    const face = faces?.[section];
    if (face) return [{ id: face.id, text: face.title }];
    return section === "opinions" && comments
      ? [{ id: ANCHORS.opinions, text: page.t("faces.opinions") }]
      : [];
  });
}

/** Puts the head on one face after the other; who wrote it is said again only where another did. */
function heads(desk: Desk) {
  const { page } = desk;
  let said = "";
  return <T extends { language: string | null; title?: string }>(section: Section, face: T | null) => {
    if (!face) return null;
    const { language, title, ...content } = face;
    const writer = writerOf(desk, section);
    const same = said === JSON.stringify(writer);
    said = JSON.stringify(writer);
    return {
      ...content,
      id: ANCHORS[section],
      title: title ?? page.t(`faces.${section}`),
      note: language && page.t("faces.inLanguage", { language: languageName(language, page.language) }),
      writer,
      label: same ? null : labelOf(desk, section),
    };
  };
}

function sourcesView(
  { page, analysis }: Desk,
  listed: ReadonlySet<number>,
  numbered: readonly number[],
): Sources {
  const entries = [...analysis.sources.values()].map(({ id, url, newspaper }) => {
    const n = numbered.indexOf(id) + 1;
    const label = page.t("faces.source", { n, newspaper: newspaper.name });
    return [
      id,
      {
        newspaper: newspaper.name,
        country: { code: newspaper.country, name: countryName(newspaper.country, page.language) },
        url,
        numbered: n > 0 ? { n, label, href: listed.has(id) ? `#${anchorOfArticle(id)}` : url } : null,
      },
    ];
  });
  return Object.fromEntries(entries);
}
