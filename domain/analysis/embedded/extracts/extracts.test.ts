import { describe, expect, it } from "vitest";
import { fitted } from "./fitting";
import { isFurniture } from "./furniture";
import { dangling } from "./openings";
import { phrases, WordList } from "./phrases";
import { outsideOf, quotedSpans } from "./quoted";
import { writtenAt } from "./verbatim";

describe("quotedSpans", () => {
  it.each([
    ["«Es grave», dijo ella.", ' " , dijo ella.'],
    ["„Das geht“, sagte er. »So nicht«, rief sie.", ' " , sagte er.  " , rief sie.'],
    ["She said “it’s over” and left.", 'She said  "  and left.'],
    ["The dogs’ owner didn’t come.", "The dogs’ owner didn’t come."],
    ["He said: “we go on", 'He said:  " '],
  ])("leaves what stands outside of quotations: %s", (text, outside) => {
    expect(outsideOf(quotedSpans(text), text, 0)).toBe(outside);
  });

  it("knows a sentence in the middle of a quotation of several", () => {
    const paragraph = "“One is late. Two is later. Three is too late,” she said.";
    const start = paragraph.indexOf("Two");
    expect(outsideOf(quotedSpans(paragraph), "Two is later.", start).trim()).toBe('"');
  });
});

describe("isFurniture", () => {
  it.each([
    "Lesen Sie auch: Was die Stadt nun plant.",
    "Read more about the bridge and its piers.",
    "WEXHAM (AP) — The bridge was closed on Monday.",
    "17.05. La préfecture annonce 450 pompiers.",
    "Abonnez-vous pour lire la suite de cet article.",
    "The council closed the bridge and then it…",
    "Traffic on the northern bank",
    "Send your thoughts on the bridge to the editors.",
    "Questions to harbour@wexham.example are answered on Monday.",
  ])("drops %s", (text) => expect(isFurniture(text)).toBe(true));

  it("keeps a sentence of the report", () => {
    expect(isFurniture("The council closed the bridge on Monday.")).toBe(false);
  });
});

describe("dangling", () => {
  it.each([
    ["en", "he denied it.", 2],
    ["en", "the bridge is closed.", 0],
    ["en", "but the bridge is closed.", 1],
    ["es", "los vecinos esperan.", 0],
    ["es", "por eso esperan.", 2],
    ["fr", "il faut attendre.", 0],
    ["fr", "elle attend.", 2],
    ["de", "es gibt keine brucke.", 0],
    ["de", "das land wartet.", 0],
  ] as const)("weighs in %s: %s", (language, folded, weight) =>
    expect(dangling(folded, language)).toBe(weight),
  );
});

describe("fitted", () => {
  const clause = "The council closed the harbour bridge after engineers found cracks in it";
  const list = Array.from({ length: 12 }, (_, i) => `the quay number ${i}`).join(", ");

  it("keeps a short sentence whole", () => expect(fitted(`${clause}.`, () => false)).toBe(`${clause}.`));

  it("cuts a long one where a clause ends, and not in a list", () => {
    expect(fitted(`${clause}; drivers saw ${list}.`, () => true)).toBe(clause);
  });

  it("gives nothing where no clause ends", () => {
    expect(fitted(`Drivers saw ${list}.`, () => true)).toBeNull();
  });

  it("gives nothing where no clause tells what is wanted", () => {
    expect(fitted(`${clause}; drivers saw ${list}.`, (part) => part.includes("ferry"))).toBeNull();
  });
});

describe("phrases", () => {
  it("takes whole words, beginnings, and gaps of a few words without a mark", () => {
    const pattern = phrases("will .. close\nplan* to\nno ... choice");
    for (const text of ["it will very soon close", "they planned to", "no other and no better choice"])
      expect(pattern.test(text)).toBe(true);
    for (const text of ["goodwill close", "it will one two three four close", "no, they said, choice"])
      expect(pattern.test(text)).toBe(false);
  });

  it("tells words and beginnings of words apart in a list", () => {
    const list = new WordList("shame* wise");
    expect([list.has("shameful"), list.has("wise"), list.has("wiser"), list.has("sham")]).toEqual([
      true,
      true,
      false,
      false,
    ]);
  });
});

describe("writtenAt", () => {
  it("gives the words as they are written, also behind letters that folding makes two", () => {
    expect(writtenAt("Die Straße schließt nächste Woche.", /nachste woche/)).toEqual({
      words: "nächste Woche",
      at: 20,
    });
    expect(writtenAt("Die Straße", /woche/)).toBeNull();
  });
});
