import type { Figure } from "./figure";

/** Words that set one count against another whose noun is left out: "41 according to Cairo and some 60 to the unions". */
const AGAINST: Readonly<Record<string, RegExp>> = {
  es: /(?:según|frente a|\bpara\b|mientras que|habla|eleva|sindicat|organizador|convocantes|oficial|cifra|\bno\b)/iu,
  en: /(?:according|\bsaid\b|\bput\b|unions?\b|organi[sz]ers|officials|police|against|compared|figure|number|\bnot\b|while|estimate)/iu,
  fr: /(?:selon|d['’]après|\bpour\b|contre|syndicat|organisateurs|préfecture|police|parle|évoque|tandis)/iu,
  de: /(?:laut|nach Angaben|zufolge|gegenüber|Gewerkschaft|Veranstalter|Polizei|spricht|sprechen|geht von|während|nennt)/u,
};
const FARTHEST = 8;

/**
 * Gives figures that leave out what they count the measure of the one before, in the same sentence or, as `before`,
 * the last of the sentence before; only where the sentence sets counts against each other.
 */
export function completed(
  figures: readonly Figure[],
  text: string,
  language: string,
  before: Figure | undefined,
): Figure[] {
  const done: Figure[] = [];
  for (const figure of figures) {
    const model = done.findLast((one) => one.measure !== null) ?? before;
    done.push(
      model !== undefined && isEllipsis(figure, model, text, language)
        ? { ...figure, measure: model.measure }
        : figure,
    );
  }
  return done;
}

function isEllipsis(figure: Figure, model: Figure, text: string, language: string): boolean {
  if (figure.measure !== null || figure.noun !== null || model.measure === null) return false;
  if (figure.dimension !== model.dimension || figure.unit !== model.unit || figure.low <= 1 || model.low <= 1)
    return false;
  if (Math.max(figure.low, model.low) / Math.min(figure.low, model.low) > FARTHEST) return false;
  if (figure.scope.aside !== null || model.scope.aside !== null) return false;
  return AGAINST[language]?.test(text) ?? false;
}
