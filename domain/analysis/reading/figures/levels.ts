import type { Figure } from "./figure";

const DIGIT: Readonly<Record<string, string>> = {
  es: "uno dos tres cuatro cinco",
  en: "one two three four five",
  fr: "un deux trois quatre cinq",
  de: "eins zwei drei vier fünf",
};

/** A named step of a scale: of danger, alert or warning, or a storm's category. The number stands in the first group. */
const LEVELS: Readonly<Record<string, readonly (readonly [string, string])[]>> = {
  es: [
    [
      "(?:nivel|grado|escala)(?: de (?:peligro|riesgo|alerta|aviso|emergencia|amenaza|gravedad|aludes))?(?: (?:era|es|de|estaba en|en))? (N)(?: (?:de|sobre) (?:cinco|5))?",
      "level",
    ],
    [
      "(?:peligro|riesgo|alerta)(?: de (?:aludes|avalanchas|nivel))? (N) (?:de|sobre) (?:un máximo de )?(?:cinco|5|cuatro|4)",
      "level",
    ],
    ["categoría (N)", "category"],
  ],
  en: [
    ["(?:level|grade|stage|tier)(?: was| is| stood at| of| at| to|:)? (N)", "level"],
    ["(N) (?:on (?:the|a) (?:five|four)-(?:point|level|step|degree)|out of (?:five|5))", "level"],
    ["category[ -](N)", "category"],
  ],
  fr: [
    [
      "(?:niveau|degré|échelon|risque|indice)(?: de (?:danger|risque|alerte|vigilance))?(?: (?:était|est|de|à|marqué))? (N)(?: sur (?:cinq|5|une échelle))?",
      "level",
    ],
    ["(N) sur (?:une échelle de )?(?:cinq|5)", "level"],
    ["catégorie (N)", "category"],
  ],
  de: [
    ["\\p{L}*[Ss]tufe (N)", "level"],
    ["(N)(?:\\. Stufe)? (?:auf der|der) (?:fünfteiligen|fünfstufigen|vierstufigen)", "level"],
    ["Kategorie (N)", "category"],
  ],
};

const patterns = new Map(
  Object.entries(LEVELS).map(([language, rows]) => {
    const number = `[1-5](?![\\d.,]\\d|\\d)|${DIGIT[language]!.replaceAll(" ", "|")}`;
    return [
      language,
      rows.map(
        ([source, measure]) =>
          [
            new RegExp(`(?<!\\p{L})${source.replaceAll("(N)", `(${number})(?!\\p{L})`)}`, "giu"),
            measure,
          ] as const,
      ),
    ] as const;
  }),
);

/** Steps on scales in a sentence ("danger level 3", "Lawinenwarnstufe vier", "category 4"), each at most once. */
export function levelsIn(text: string, language: string): Figure[] {
  const found = new Map<string, Figure>();
  for (const [pattern, measure] of patterns.get(language) ?? [])
    for (const match of text.matchAll(pattern)) {
      const word = match[1]!.toLowerCase();
      const value = /\d/.test(word) ? Number(word) : DIGIT[language]!.split(" ").indexOf(word) + 1;
      if (!found.has(measure))
        found.set(measure, levelOf(measure, value, match.index, match.index + match[0].length));
    }
  return [...found.values()];
}

const levelOf = (measure: string, value: number, start: number, end: number): Figure => ({
  start,
  end,
  low: value,
  high: value,
  precision: "exact",
  step: 0,
  dimension: "count",
  unit: null,
  written: { low: value, high: value, unit: null },
  measure,
  noun: null,
  people: false,
  someone: false,
  scope: { group: null, aside: null, years: [], per: null },
  changed: false,
});
