import { expect, test } from "vitest";
import { readArticle } from "../read";
import { quotesIn } from "./quotes";

const read = (language: string, text: string, headline = "-") =>
  readArticle({
    id: 1,
    newspaper: "gazette",
    domain: "gazette.example",
    country: "XX",
    language,
    headline,
    text,
    publishedAt: 0,
    opinion: false,
    author: null,
  });

/** "speaker: words" of every direct quotation. */
const direct = (language: string, text: string, headline?: string) =>
  quotesIn(read(language, text, headline))
    .filter((quote) => !quote.indirect)
    .map(({ speaker, text: words }) => `${speaker.name}: ${words}`);

const reported = (language: string, text: string) =>
  quotesIn(read(language, text))
    .filter((quote) => quote.indirect)
    .map(({ speaker, text: words }) => `${speaker.name}: ${words}`);

test.each([
  ["es", "«Faltan agua y lonas», dijo la coordinadora Inés Parra.", "Inés Parra: Faltan agua y lonas"],
  ["es", "“Es una vergüenza”, escribió en X la diputada Paula Sanz.", "Paula Sanz: Es una vergüenza"],
  ["en", "“We were lucky,” said Tom Reyes, a baker.", "Tom Reyes: We were lucky"],
  ["en", "“We were lucky,” Acme researcher Tom Reyes told reporters.", "Tom Reyes: We were lucky"],
  ["fr", "« On a eu très peur », a raconté Julie Morel, 23 ans.", "Julie Morel: On a eu très peur"],
  ["fr", "« On verra bien », juge l'analyste genevois Luc Perrin.", "Luc Perrin: On verra bien"],
  ["de", "„Wir prüfen das genau“, sagte Ministerin Petra Lang.", "Petra Lang: Wir prüfen das genau"],
  ["de", "„Wir prüfen das genau“, so Vorstand Jens Vogt.", "Jens Vogt: Wir prüfen das genau"],
])("in %s who speaks stands behind the words: %s", (language, text, expected) => {
  expect(direct(language, text)).toEqual([expected]);
});

test.each([
  ["es", "El portavoz, Luis Cano, lo niega: «No hay nada nuevo».", "Luis Cano: No hay nada nuevo"],
  [
    "es",
    "Según el economista Raúl Prieto, «la inflación bajará en otoño».",
    "Raúl Prieto: la inflación bajará en otoño",
  ],
  [
    "en",
    "Helen Marsh told parliament the plan was “dead on arrival here”.",
    "Helen Marsh: dead on arrival here",
  ],
  [
    "fr",
    "Et Paul Chardin d'ajouter : « C'est une question de dignité. »",
    "Paul Chardin: C'est une question de dignité.",
  ],
  [
    "de",
    "Oberst Karl Weiß nannte den Plan „einen Durchbruch mit Fußnoten“.",
    "Karl Weiß: einen Durchbruch mit Fußnoten",
  ],
  [
    "de",
    "Der Polizei zufolge war es „ein Unfall ohne Fremdverschulden“.",
    "Polizei: ein Unfall ohne Fremdverschulden",
  ],
])("in %s who speaks stands before the words: %s", (language, text, expected) => {
  expect(direct(language, text)).toEqual([expected]);
});

test("French newspapers name the speaker within the marks", () => {
  expect(direct("fr", "« La situation est grave, reconnaît Julie Morel. Mais nous tiendrons. »")).toEqual([
    "Julie Morel: La situation est grave",
  ]);
});

test("a last name, a title and an office mean the person whom the article names in full", () => {
  const text =
    "Ana Ruiz, the mayor of Olmeda, came early. “We will rebuild,” the mayor said.\n“It takes time,” Ms. Ruiz added.";
  expect(direct("en", text)).toEqual(["Ana Ruiz: We will rebuild", "Ana Ruiz: It takes time"]);
});

test("a pronoun means whom the text spoke of before, by gender where it tells one", () => {
  const text =
    "La ministre de la Santé, Élise Lefort, a reçu le docteur Paul Chardin. « Nous ne céderons pas », a-t-elle dit.";
  expect(direct("fr", text)).toEqual(["Élise Lefort: Nous ne céderons pas"]);
  expect(direct("de", "Trainer Stefan Hofmann kam spät. „So gewinnt man nicht“, sagte er.")).toEqual([
    "Stefan Hofmann: So gewinnt man nicht",
  ]);
});

test("Spanish verbs without a subject go on with the last speaker", () => {
  expect(direct("es", "Mario Duarte llegó tarde. «No voy a renunciar», dijo a la prensa.")).toEqual([
    "Mario Duarte: No voy a renunciar",
  ]);
});

test("a quotation without attribution goes on with the speaker before it", () => {
  expect(direct("en", "“Nobody drags an anchor,” Olav Berg said. “This was deliberate.”")).toEqual([
    "Olav Berg: Nobody drags an anchor",
    "Olav Berg: This was deliberate.",
  ]);
  expect(direct("en", "“It all began here.\n“We had a tent,” Ken Adair recalled.")).toEqual([
    "Ken Adair: It all began here.",
    "Ken Adair: We had a tent",
  ]);
});

test("whoever is not named speaks by office", () => {
  expect(direct("es", "Un portavoz policial explicó: «Es un hecho aislado».")).toEqual([
    "Un portavoz policial: Es un hecho aislado",
  ]);
  expect(direct("de", "„Seit Wochen kein Wasser“, klagte ein Anwohner.")).toEqual([
    "ein Anwohner: Seit Wochen kein Wasser",
  ]);
});

test("a paper speaks for whom it comes from", () => {
  expect(direct("de", "„Die Lage ist sehr ernst“, heißt es in einer Mitteilung der Feuerwehr.")).toEqual([
    "Feuerwehr: Die Lage ist sehr ernst",
  ]);
});

test("titles of works, names of ships and scare quotes are no declarations", () => {
  expect(direct("de", "Der Film „Das Leben der schönen Leute“ läuft im Kino.")).toEqual([]);
  expect(direct("en", "Helen Marsh praised “The Long Way Home Again” on Monday.")).toEqual([]);
  expect(direct("es", "El capitán del «Virgen del Mar» dijo que volvería.")).toEqual([]);
  expect(direct("en", "The minister spoke of “so-called” experts.")).toEqual([]);
});

test.each([
  ["es", "El acusado, Luis Cano, habló de «una cacería».", "Luis Cano: una cacería"],
  ["en", "Helen Marsh called it “a bad joke”.", "Helen Marsh: a bad joke"],
  ["fr", "Le maire, Paul Chardin, y voit « un premier recul ».", "Paul Chardin: un premier recul"],
  ["de", "Es gebe „keinen Automatismus“, sagte Petra Lang.", "Petra Lang: keinen Automatismus"],
  ["de", "Die Berichte der Räte nannte Petra Lang „frei erfunden“.", "Petra Lang: frei erfunden"],
])("in %s a few words right by their cue are a declaration: %s", (language, text, expected) => {
  expect(direct(language, text)).toEqual([expected]);
});

test("a few words behind a definite article or a denial are none", () => {
  expect(direct("en", "Helen Marsh said the “green list” would change.")).toEqual([]);
  expect(direct("en", "Helen Marsh denied there was “a quiet deal”.")).toEqual([]);
});

test.each([
  ["es", "Volvieron ayer. «Vimos las estrellas», dijo al aterrizar Lucía Vega.", "Lucía Vega"],
  ["es", "El portavoz, Luis Cano, habló. «No es verdad», platicó.", "Luis Cano"],
  ["fr", "« Rien n'est perdu », s'est borné à déclarer son directeur, Paul Chardin.", "Paul Chardin"],
  ["fr", "« Quel sang-froid », s'extasie Julie Morel.", "Julie Morel"],
  ["en", "“We saw nothing at all,” marvelled dining-car waiter Tom Reyes.", "Tom Reyes"],
  ["de", "„Wir bedauern den Vorfall“, hieß es von General Jens Vogt.", "Jens Vogt"],
])("in %s verbs that no list holds, and those behind another, attribute: %s", (language, text, speaker) => {
  expect(direct(language, text)[0]?.split(": ")[0]).toBe(speaker);
});

test("a body that speaks without its name has the name before it as its office", () => {
  const text =
    "Inspectors had warned the operator, Levant Inc. The company said it had “followed every order”.";
  const [quote] = quotesIn(read("en", text)).filter(({ indirect }) => !indirect);
  expect(quote?.speaker).toMatchObject({ name: "The company", office: "Levant Inc", kind: "body" });
});

test("whoever has won, whatever the article calls them, is whom it names first", () => {
  const text =
    "Le jury a couronné la Belge Julie Morel devant Paul Chardin. « C'est un rêve », a dit la lauréate.";
  expect(direct("fr", text)).toEqual(["Julie Morel: C'est un rêve"]);
});

test("a headline's words belong to whoever says them in the text", () => {
  const text =
    "Amparo Sendra tiene 41 años. «Me llegaron tres estafas en una hora», cuenta a este periódico.";
  expect(direct("es", text, "«Me llegaron tres estafas»: así se usan los datos")).toContain(
    "Amparo Sendra: Me llegaron tres estafas",
  );
});

test("offsets, office and cue tell where and how it is said", () => {
  const [quote] = quotesIn(read("es", "Ayer hubo calma. «No hay nada nuevo», dijo el portavoz, Luis Cano."));
  expect(quote).toMatchObject({
    paragraph: 1,
    start: 18,
    end: 35,
    sentence: "«No hay nada nuevo», dijo el portavoz, Luis Cano.",
    speaker: { name: "Luis Cano", office: "portavoz", kind: "person" },
    cue: "dijo",
  });
});

test.each([
  [
    "es",
    "El ministro Luis Cano aseguró que las obras terminarán en mayo.",
    "Luis Cano: las obras terminarán en mayo",
  ],
  [
    "es",
    "Las obras terminarán en mayo, según la alcaldesa, Ana Ruiz.",
    "Ana Ruiz: Las obras terminarán en mayo",
  ],
  ["en", "Police chief Tom Reyes said the bridge was safe again.", "Tom Reyes: the bridge was safe again"],
  ["en", "According to Tom Reyes, the bridge was safe again.", "Tom Reyes: the bridge was safe again"],
  [
    "fr",
    "Le maire Paul Chardin a affirmé que le pont rouvrirait mardi matin.",
    "Paul Chardin: le pont rouvrirait mardi matin",
  ],
  [
    "fr",
    "D'après la préfète Anne Duval, le pont rouvrira mardi matin.",
    "Anne Duval: le pont rouvrira mardi matin",
  ],
  ["de", "Petra Lang sagte, sie habe davon nichts gewusst.", "Petra Lang: sie habe davon nichts gewusst"],
  [
    "de",
    "Die Brücke bleibt bis Mai gesperrt, teilte Petra Lang mit.",
    "Petra Lang: Die Brücke bleibt bis Mai gesperrt",
  ],
])("in %s reported speech is its clause: %s", (language, text, expected) => {
  expect(reported(language, text)).toEqual([expected]);
});

test("denials, requests and negated verbs report no statement", () => {
  expect(reported("es", "Luis Cano negó que las obras fueran a retrasarse.")).toEqual([]);
  expect(reported("en", "Tom Reyes denied that the bridge had been unsafe.")).toEqual([]);
  expect(reported("fr", "Paul Chardin ne dit pas que le pont rouvrira.")).toEqual([]);
});
