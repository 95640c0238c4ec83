import { LANGUAGES, type Language } from "../../../../shared/languages";
import type { Contradiction } from "../../../findings";
import type { Dimension } from "../../../reading/figures/figure";
import type { Quantity } from "./statements";

const BY_NOUN: Record<Language, (noun: string) => string> = {
  es: (noun) => `¿Qué número de ${noun}?`,
  en: (noun) => `How many ${noun}?`,
  fr: (noun) => `Quel nombre de ${noun} ?`,
  de: (noun) => `Wie viele ${noun}?`,
};

/** Questions that only a unit answers: `dimension | es | en | fr | de`. German ones without nouns, which would be names. */
const BY_DIMENSION = new Map(
  `count | ¿Cuántos? | How many? | Combien ? | Wie viele?
money | ¿Cuánto dinero? | How much money? | Combien d’argent ? | Wie teuer?
percent | ¿Qué porcentaje? | What percentage? | Quel pourcentage ? | Wie viel?
points | ¿Cuántos puntos? | How many points? | Combien de points ? | Wie viel?
length | ¿Cuánta distancia? | How far? | Quelle distance ? | Wie weit?
area | ¿Qué superficie? | How large an area? | Quelle superficie ? | Wie groß?
mass | ¿Cuánto peso? | How much weight? | Quel poids ? | Wie schwer?
volume | ¿Cuánto volumen? | How much? | Quel volume ? | Wie viel?
rain | ¿Cuánta lluvia? | How much rain? | Quelle quantité de pluie ? | Wie viel?
temperature | ¿Qué temperatura? | What temperature? | Quelle température ? | Wie warm?
speed | ¿Qué velocidad? | What speed? | Quelle vitesse ? | Wie schnell?
duration | ¿Cuánto tiempo? | How long? | Combien de temps ? | Wie lange?
age | ¿Qué edad? | What age? | Quel âge ? | Wie alt?
energy | ¿Cuánta energía? | How much energy? | Quelle quantité d’énergie ? | Wie viel?
power | ¿Qué potencia? | How much power? | Quelle puissance ? | Wie viel?`
    .split("\n")
    .map((row) => {
      const [dimension = "", ...questions] = row.split("|").map((column) => column.trim());
      return [dimension as Dimension, questions] as const;
    }),
);

/** The catalogue's question, else one of the articles' own nouns in the languages they are written in, else the unit's. */
export function questionOf({ measure, statements }: Quantity): Contradiction["question"] {
  if (measure !== null) return LANGUAGES.map((language) => ({ language, text: measure.question[language]! }));
  const byNoun = LANGUAGES.flatMap((language) => {
    const noun = statements.find(({ article }) => article.language === language)?.figure.noun;
    return noun == null ? [] : [{ language, text: BY_NOUN[language](noun) }];
  });
  if (byNoun.length > 0) return byNoun;
  const questions = BY_DIMENSION.get(statements[0]!.figure.dimension) ?? [];
  return LANGUAGES.flatMap((language, i) => (questions[i] ? [{ language, text: questions[i] }] : []));
}
