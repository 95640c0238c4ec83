import { describe, expect, test } from "vitest";
import { conceptsOf, countryRows, LEXICON_LANGUAGES, type LexiconRow, parseRows, termKey } from "../concepts";
import { isInflection, stemOf } from "../stems";
import { LEXICON } from ".";
import { FALSE_FRIENDS } from "./false-friends";

type Language = (typeof LEXICON_LANGUAGES)[number];

const rows = LEXICON.flatMap(parseRows);

const isAcronym = (term: string) => termKey(term).startsWith("^");
const isPhrase = (term: string) => termKey(term).includes(" ");
const isAffix = (term: string) => term.includes("*");

/** German writes every noun with a capital, so there the English column says what is a name. */
const isName = (row: LexiconRow, term: string, language: Language) =>
  /^\p{Lu}/u.test(language === "de" ? (row.terms.en[0] ?? "") : term);

/** The terms that `wrong` picks, as `language term (row)`. */
function offenders(wrong: (term: string, row: LexiconRow, language: Language) => boolean): string[] {
  return LEXICON_LANGUAGES.flatMap((language) =>
    rows.flatMap((row) =>
      row.terms[language]
        .filter((term) => wrong(term, row, language))
        .map((term) => `${language} ${term} (${row.concept})`),
    ),
  );
}

/** Terms that share a place by `placeOf` and stand in different rows. */
function clashes(
  placeOf: (term: string, row: LexiconRow, language: Language) => string | undefined,
): string[] {
  const first = new Map<string, string>();
  return offenders((term, row, language) => {
    const place = placeOf(term, row, language);
    if (place === undefined) return false;
    const owner = first.get(`${language} ${place}`) ?? row.concept;
    first.set(`${language} ${place}`, owner);
    return owner !== row.concept;
  });
}

/** Words of different rows that would be taken for inflections of one another. */
function stemTraps(of: readonly LexiconRow[]): string[] {
  const traps: string[] = [];
  for (const language of LEXICON_LANGUAGES) {
    const byStem = new Map<string, { word: string; concept: string }[]>();
    for (const row of of) {
      for (const term of row.terms[language]) {
        if (isAffix(term) || isPhrase(term) || isAcronym(term) || term.startsWith('"')) continue;
        if (isName(row, term, language)) continue;
        const word = termKey(term);
        const stem = stemOf(word, language);
        const known = byStem.get(stem) ?? [];
        for (const other of known) {
          if (other.concept === row.concept) continue;
          if (isInflection(word, other.word, language) || isInflection(other.word, word, language))
            traps.push(`${language} ${word} (${row.concept}), ${other.word} (${other.concept})`);
        }
        byStem.set(stem, [...known, { word, concept: row.concept }]);
      }
    }
  }
  return traps;
}

describe("the rows", () => {
  test("have a key of their own", () => {
    const keys = rows.map((row) => row.concept);
    expect(keys.filter((key, i) => keys.indexOf(key) !== i)).toEqual([]);
    expect(keys.filter((key) => !/^(=[A-Z]{2}|[a-z0-9][\p{Ll}0-9-]*)$/u.test(key))).toEqual([]);
  });

  test("have terms in all four languages, each of letters or digits", () => {
    const empty = rows.filter((row) =>
      LEXICON_LANGUAGES.some((language) => row.terms[language].length === 0),
    );
    expect(empty.map((row) => row.concept)).toEqual([]);
    expect(offenders((term) => termKey(term).replace("^", "") === "")).toEqual([]);
  });

  test("with a column missing are refused", () => {
    expect(() => parseRows("death | muerte | death | mort")).toThrow(/columns/);
  });

  test("hold the concepts that most news is made of", () => {
    const keys = new Set(rows.map((row) => row.concept));
    const common =
      "president government parliament election vote law court police prison war army attack death injured murder " +
      "earthquake flood fire accident train plane hospital vaccine school strikework protest price tax company win " +
      "final goal coach film music child woman =US =GB =DE =FR =ES";
    expect(common.split(" ").filter((key) => !keys.has(key))).toEqual([]);
  });
});

describe("the terms", () => {
  test("stand in one row of their language only", () => {
    const kind = (term: string) =>
      term.endsWith("*") ? "beginning" : term.startsWith("*") ? "end" : "whole";
    expect(clashes((term) => `${kind(term)} ${termKey(term)}`)).toEqual([]);
  });

  test("are phrases that no other row's phrase is an inflection of", () => {
    const stems = (term: string, language: string) =>
      termKey(term)
        .split(" ")
        .map((word) => stemOf(word, language))
        .join(" ");
    expect(
      clashes((term, _, language) => (isPhrase(term) && !isAffix(term) ? stems(term, language) : undefined)),
    ).toEqual([]);
  });

  test("are words that no other row's word is an inflection of", () => {
    expect(stemTraps(rows)).toEqual([]);
  });

  test("would be caught as stem traps", () => {
    expect(stemTraps(parseRows("a | casa | a | a | a\nb | casas | b | b | b"))).toHaveLength(1);
    expect(stemTraps(parseRows('a | casa | a | a | a\nb | "casas" | b | b | b'))).toEqual([]);
  });

  test("are names without quotes, which would let them stand without their capital", () => {
    expect(offenders((term) => /^"\p{Lu}[^ -]*"$/u.test(term) && !isAcronym(term))).toEqual([]);
  });

  test("are of four words at most, beginnings and ends of four letters at least", () => {
    expect(offenders((term) => termKey(term).split(" ").length > 4)).toEqual([]);
    expect(offenders((term) => isAffix(term) && termKey(term).replace("^", "").length < 4)).toEqual([]);
  });
});

describe("false friends", () => {
  const pairs = FALSE_FRIENDS.trim()
    .split("\n")
    .map(
      (line) => /^(\w\w) (.+) \/ (\w\w) (.+)$/.exec(line)!.slice(1, 5) as [string, string, string, string],
    );

  test("are many", () => {
    expect(new Set(pairs.map((pair) => pair.join(" "))).size).toBeGreaterThanOrEqual(80);
  });

  test("never mean one concept", () => {
    const met = pairs.filter(([language, word, other, friend]) => {
      const concepts = new Set(conceptsOf(word, language));
      return conceptsOf(friend, other).some((concept) => concepts.has(concept));
    });
    expect(met).toEqual([]);
  });
});

/** `language | sentence | concepts in order`, as the lexicon must tell them. */
const SENTENCES = `
es | El presidente francés viaja a Berlín | office-france-president =FR travel place-berlin
de | Der französische Präsident reist nach Berlin | office-france-president =FR travel place-berlin
es | Un terremoto de magnitud 6,4 deja doce muertos en Perú | earthquake magnitude n12 death =PE
en | Magnitude 6.4 earthquake kills twelve in Peru | magnitude earthquake death n12 =PE
fr | Un séisme de magnitude 6,4 fait douze morts au Pérou | earthquake magnitude n12 death =PE
de | Erdbeben in Peru: zwölf Tote | earthquake =PE n12 death
es | Las tropas de EEUU capturan a Maduro en Venezuela | army =US capture =VE
en | US troops capture Maduro in Venezuela | =US army capture =VE
fr | Les troupes américaines capturent Maduro au Venezuela | army =US capture =VE
es | tropas alemanas | army =DE
en | German troops | =DE army
fr | les troupes allemandes | army =DE
de | deutsche Truppen | =DE army
en | they told us who did it |
en | WHO declares an emergency | who declare emergency
es | Pedro dijo que para él no hay casos |
es | toque de queda en Quito | curfew place-quito
de | Haftstrafe für den Bürgermeister | sentence mayor
de | Ermittlungen am Flughafen | investigation airport
de | Bombenentschärfung in Frankfurt | bomb-disposal place-frankfurt
de | Berlins Polizei | place-berlin police
en | South Korea | =KR
en | Supreme Court judge | supremecourt judge
es | Corte Suprema | supremecourt
fr | Cour suprême | supremecourt
de | Landtagswahl in Bayern | regional-election place-bavaria
fr | que faut-il faire, comment |
de | Die Lage ist sicher, das gibt es |
en | a polish on the table |
en | Polish troops | =PL army
en | turkey for dinner | poultry meal
en | Turkey bans drones | =TR ban drone
es | huelga de maestros en Francia | strikework teacher =FR
en | teachers strike in France | teacher strikework =FR
fr | grève des enseignants en France | strikework teacher =FR
de | Lehrerstreik in Frankreich | teacher strikework =FR
es | gana la medalla de oro | win gold
fr | remporte la médaille d'or | win gold
de | gewinnt Goldmedaille | win gold
es | mil millones de euros | billion euro
en | a billion euros | billion euro
fr | un milliard d'euros | billion euro
de | eine Milliarde Euro | billion euro
es | un billón de dólares | trillion dollar
en | one trillion dollars | trillion dollar
fr | un billion de dollars | trillion dollar
de | eine Billion Dollar | trillion dollar
es | incendio en un hotel | fire hotel
en | hotel fire | hotel fire
fr | incendie dans un hôtel | fire hotel
de | Hotelbrand | hotel fire
es | Juegos Olímpicos de Tokio | olympics place-tokyo
en | Tokyo Olympics | place-tokyo olympics
de | Corona-Impfung | covid vaccine
es | vacuna contra la covid | vaccine covid
es | dimite el alcalde | resign mayor
en | mayor resigns | mayor resign
fr | le maire démissionne | mayor resign
de | Bürgermeister tritt zurück | mayor resign
en | a nice turkey | poultry
en | Nice and Lyon | place-nice place-lyon
es | ella indicó que sí |
es | el océano Índico | place-indian-ocean
de | Das Rennen wird vieles prägen |
de | in Prag und Rennes | place-prague place-rennes
de | Magdeburger Polizei | place-magdeburg police
de | Klimawandel | climate
es | cambio climático | climate
en | Zelensky meets Macron in Kyiv | person-zelensky meet place-kyiv
es | Zelenski se reúne con Macron en Kiev | person-zelensky meet place-kyiv
de | Selenskyj trifft Macron in Kiew | person-zelensky meet place-kyiv
`;

test.each(
  SENTENCES.trim()
    .split("\n")
    .map((line) => line.split("|").map((part) => part.trim()) as [string, string, string]),
)("%s: %s", (language, text, concepts) => {
  expect(conceptsOf(text, language).join(" ")).toBe(concepts);
});

test("countries are named in the four languages", () => {
  expect(countryRows().find((row) => row.concept === "=DE")?.terms).toEqual({
    es: ["Alemania"],
    en: ["Germany"],
    fr: ["Allemagne"],
    de: ["Deutschland"],
  });
});
