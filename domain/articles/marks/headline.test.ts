import { describe, expect, test } from "vitest";
import { judgeHeadline } from "./headline";

describe("sober headlines are not marked", () => {
  test.each([
    ["es", "¿Qué dijo la ministra sobre el embalse de Vegarrota?"],
    ["es", "El Congreso aprueba la reforma de la ley de aguas por tres votos"],
    ["es", "Este martes se reúne la OTAN en Bruselas con la UNESCO y el PSOE"],
    ["es", "Las claves de la subasta de la energía eólica"],
    ["es", "El alcalde: «¡Es una vergüenza brutal!»"],
    ["es", "EN DIRECTO: la comparecencia del presidente en el Senado"],
    ["en", "What did the minister say about the Norhaven dam?"],
    ["en", "Seven dead after ferry capsizes off Norhaven"],
    ["en", "NATO and UNESCO sign agreement on heritage sites"],
    ["en", "This week the central bank decides on rates"],
    ["en", "LIVE: Senate votes on the budget bill"],
    ["en", "“This is a shocking disgrace!” says mayor of budget cuts"],
    ["fr", "Ce que dit la loi sur les retraites"],
    ["fr", "Cette semaine, le Sénat examine le budget"],
    ["fr", "Le préfet rouvre la route de Valbrune après la crue"],
    ["de", "Bundestag beschließt neues Wassergesetz"],
    ["de", "Diese Woche entscheidet die Notenbank über den Zins"],
    ["de", "Was sagte der Minister zum Staudamm von Aarstadt?"],
    ["de", "So beginnt das Schuljahr in Aarstadt mit drei neuen Schulen"],
  ])("%s: %s", (language, headline) => {
    expect(judgeHeadline(headline, language)).toEqual({ emphatic: false, clickbait: false, reasons: [] });
  });
});

describe("clickbait", () => {
  test.each([
    ["es", "No te vas a creer lo que encontró en su jardín"],
    ["es", "Esto es lo que pasa si bebes agua con limón cada día"],
    ["es", "Siete trucos para ahorrar en la factura de la luz"],
    ["es", "Este pueblo de Teruel regala casas a quien se mude"],
    ["es", "Nutrición: descubre la fruta que protege el corazón"],
    ["es", "¿Sabías que dormir de lado cambia tu espalda?"],
    ["en", "You won’t believe what this baker puts in his bread"],
    ["en", "A man left his keys in the fridge. What happened next changed the town"],
    ["en", "12 things nobody tells you about moving house"],
    ["en", "Bank closes branches: here's what it means"],
    ["en", "This simple habit adds years to a life"],
    ["fr", "Voici pourquoi il ne faut jamais jeter le marc de café"],
    ["fr", "Vous ne devinerez jamais ce qu'il a trouvé dans son grenier"],
    ["fr", "10 astuces pour dormir mieux en été"],
    ["fr", "Ce petit village vend ses maisons pour un euro"],
    ["de", "So viel verdient der neue Trainer wirklich"],
    ["de", "Das steckt hinter dem Lächeln: was dann passiert, rührt alle"],
    ["de", "5 Tipps für den perfekten Schlaf"],
    ["de", "Diese Pflanze vertreibt Mücken vom Balkon"],
    ["de", "Wussten Sie, dass Bienen rechnen können?"],
  ])("%s: %s", (language, headline) => {
    const marks = judgeHeadline(headline, language);
    expect(marks).toMatchObject({ clickbait: true });
    expect(marks.reasons.length).toBeGreaterThan(0);
  });
});

describe("emphatic", () => {
  test.each([
    ["es", "Brutal choque de trenes en la línea de la costa"],
    ["es", "¡Por fin llega la lluvia a Vegarrota!"],
    ["es", "Furia y caos en el pleno de Vegarrota"],
    ["es", "El alcalde VUELVE A MENTIR sobre las obras"],
    ["en", "Shocking scenes at Norhaven town hall"],
    ["en", "Chaos and fury as ferry line shuts down"],
    ["en", "Mayor EXPLODES at council meeting"],
    ["fr", "Le procès hallucinant du notaire de Valbrune"],
    ["fr", "Colère et chaos à la gare de Valbrune"],
    ["de", "Unfassbar: Diebe stehlen ganze Brücke in Aarstadt"],
    ["de", "Lawine in Aarstadt! Straße gesperrt"],
    ["it", "È finita! La squadra torna a casa"],
  ])("%s: %s", (language, headline) => {
    expect(judgeHeadline(headline, language)).toMatchObject({ emphatic: true });
  });
});

test("both marks may stand together, with a reason for each", () => {
  const { reasons } = judgeHeadline("No te vas a creer este gol brutal", "es");
  expect(reasons).toEqual(expect.arrayContaining(["charged:brutal", "bait:no te vas a creer"]));
});

test("odd input is judged without an error", () => {
  for (const headline of ["", "   ", "«»", "!!!", '"'.repeat(5000), "a".repeat(50_000), "*(["]) {
    expect(() => judgeHeadline(headline, "de")).not.toThrow();
  }
});
