import { describe, expect, test } from "vitest";
import { judgeContent } from "./content";

const calm = {
  es: "El pleno aprobó el presupuesto con los votos de dos grupos. La obra costará doce millones de euros. ",
  en: "The council approved the budget with the votes of two groups. The work will cost twelve million pounds. ",
  fr: "Le conseil a adopté le budget avec les voix de deux groupes. Les travaux coûteront douze millions d'euros. ",
  de: "Der Rat beschloss den Haushalt mit den Stimmen zweier Fraktionen. Der Bau kostet zwölf Millionen Euro. ",
};
const once = {
  es: "Fue un golpe brutal.",
  en: "It was a brutal blow.",
  fr: "Un choc atroce.",
  de: "Ein brutaler Schlag.",
};
const quoted = {
  es: "«¡Es vergonzoso! ¡Es indignante! ¡Un brutal y humillante atropello!», dijo.",
  en: "“It is shameful! It is outrageous! A brutal, humiliating farce!” he said.",
  fr: "« C'est honteux ! C'est révoltant ! Une mascarade ignoble et humiliante ! », a-t-il dit.",
  de: "„Das ist schändlich! Das ist widerlich! Eine brutale, erbärmliche Farce!“, sagte er.",
};
const reported = {
  es: "La portavoz calificó la ley de brutal, vergonzosa, infame y humillante, un atropello y una chapuza.",
  en: "The spokeswoman called the law brutal, shameful, vile and humiliating, a farce and a travesty.",
  fr: "La porte-parole a qualifié la loi de honteuse, ignoble, abjecte et humiliante, de mascarade indécente.",
  de: "Die Sprecherin nannte das Gesetz brutal, schändlich, widerlich und erbärmlich, eine Schande.",
};
const loud = {
  es: "¡Qué vergonzosa jornada! Un espectáculo bochornoso, indignante y brutal, con un caos infernal en el pleno.",
  en: "A shocking, outrageous and truly disgusting betrayal! Utter chaos and carnage, a shameful farce.",
  fr: "Quelle honte ! Un spectacle révoltant, ignoble et ridicule, un chaos infernal au conseil.",
  de: "Was für eine Schande! Ein widerliches, erbärmliches und peinliches Schauspiel, totales Chaos im Rat.",
};
type Language = keyof typeof calm;

describe.each(Object.keys(calm) as Language[])("a text in %s", (language) => {
  const isEmphatic = (text: string) => judgeContent(text, language).emphatic;

  test("is calm with one strong word in it", () => {
    expect(isEmphatic(calm[language].repeat(12))).toBe(false);
    expect(isEmphatic(`${calm[language].repeat(12)} ${once[language]}`)).toBe(false);
  });

  test("is not answerable for what is quoted or reported in it", () => {
    expect(isEmphatic(`${quoted[language]} ${calm[language]}`)).toBe(false);
    expect(isEmphatic(`${calm[language]} ${reported[language]}`)).toBe(false);
  });

  test("is emphatic when strong words and exclamations are heaped, and says which", () => {
    const { emphatic, reasons } = judgeContent(`${loud[language]} ${calm[language]}`, language);
    expect(emphatic).toBe(true);
    expect(reasons).toContain("exclamation");
    expect(reasons.filter((reason) => reason.startsWith("charged:")).length).toBeGreaterThanOrEqual(3);
  });

  test("is calm when the strong words are lost in its length", () => {
    expect(isEmphatic(`${loud[language]} ${calm[language].repeat(120)}`)).toBe(false);
  });
});

test("reasons are bounded, and a calm text has none", () => {
  const words = Array.from(
    { length: 90 },
    (_, at) => `mega-${String.fromCharCode(97 + (at % 26))}${"x".repeat(at)}`,
  );
  expect(judgeContent(words.join(" "), "en").reasons.length).toBeLessThanOrEqual(20);
  expect(judgeContent(calm.en, "en")).toEqual({ emphatic: false, reasons: [] });
});

test("odd input is judged without an error", () => {
  for (const odd of ["", "«", '"', "!", "'a ", "A ", "\n", "so so "])
    expect(() => judgeContent(odd.repeat(20_000), "de")).not.toThrow();
});
