import { conceptsOf } from "../../../../language/concepts";
import { LANGUAGES } from "../../../../shared/languages";
import type { Contradiction } from "../../../findings";
import { type Clause, isPast, stanceAt } from "../../../reading/claims/clauses";
import { rowsOf, Vocabulary } from "../../../reading/claims/vocabulary";
import { type ClaimedEvent, shared } from "./event";
import { BETWEEN, BLAME, BODIES, DOERS, ONE, PARTS, SEIZED, SEXES, TRADES } from "./person-words";
import type { FourLanguages } from "./questions";
import { type Filling, type Slot, slotContradiction } from "./slots";

const doers = new Vocabulary(rowsOf(DOERS));
const sexRows = rowsOf(SEXES);
const sexes = new Vocabulary(sexRows.filter(({ key }) => !key.endsWith(" !")));
const sexLabels = new Map(
  sexRows.filter(({ key }) => key.endsWith(" !")).map(({ key, columns }) => [key.slice(0, -2), columns]),
);
const tradeRows = rowsOf(TRADES);
const trades = new Vocabulary(tradeRows);
const tradeLabels = new Map(
  tradeRows.map(({ key, columns }) => [
    key,
    columns.map((column) => column.split(",")[0]!.trim()) as FourLanguages,
  ]),
);
const seized = new Vocabulary(rowsOf(SEIZED));
const parts = new Vocabulary(rowsOf(PARTS));
const blame = new Vocabulary(rowsOf(BLAME));
/** Words between the part and its person, the seizing and the seized. */
const GAP = 6;
const FAR = 8;
const FEW = 16;

const WHO: Record<string, FourLanguages> = {
  attacker: [
    "¿Quién fue el atacante?",
    "Who was the attacker?",
    "Qui était l'assaillant ?",
    "Wer war der Angreifer?",
  ],
  driver: ["¿Quién iba al volante?", "Who was driving?", "Qui conduisait ?", "Wer saß am Steuer?"],
  trade: ["¿Quién fue detenido?", "Who was arrested?", "Qui a été arrêté ?", "Wer wurde festgenommen?"],
  victim: [
    "¿Qué nacionalidad tiene la víctima?",
    "What nationality is the victim?",
    "Quelle est la nationalité de la victime ?",
    "Welche Nationalität hat das Opfer?",
  ],
  pilot: [
    "¿Qué nacionalidad tiene quien conducía?",
    "What nationality is the person at the controls?",
    "Quelle est la nationalité de la personne aux commandes ?",
    "Welche Nationalität hat die Person am Steuer?",
  ],
  blamed: [
    "¿A qué país se culpa?",
    "Which country is blamed?",
    "Quel pays est accusé ?",
    "Welchem Land wird die Schuld gegeben?",
  ],
  nation: [
    "¿Qué nacionalidad tiene el detenido?",
    "What nationality is the arrested person?",
    "Quelle est la nationalité de la personne arrêtée ?",
    "Welche Nationalität hat die festgenommene Person?",
  ],
};

const NATIONS = ["nation", "victim", "pilot"];

/** Attackers, drivers and people arrested whom articles describe as different persons. */
export function personContradictions(event: ClaimedEvent): Contradiction[] {
  const bySlot = new Map<string, Filling[]>();
  const put = (slot: string, fillings: Filling[]) =>
    bySlot.set(slot, [...(bySlot.get(slot) ?? []), ...fillings]);
  for (const clause of event.clauses) {
    if (isPast(clause)) continue;
    for (const { part, filling } of sexOf(clause)) put(part, [filling]);
    put("trade", tradeOf(clause));
    for (const part of NATIONS) put(part, nationOf(clause, part));
    put("blamed", blamedOf(clause));
  }
  const least = event.event.articles.length > FEW ? 3 : 0;
  return [...bySlot].flatMap(([name, some]) => {
    const slot: Slot = {
      key: `agent:${name}`,
      kind: "agent",
      question: WHO[name]!,
      excludes: (a, b) => least === 0 || shared(event, a.sentence, b.sentence).length >= least,
    };
    return slotContradiction(slot, some, event) ?? [];
  });
}

function sexOf(clause: Clause): { part: string; filling: Filling }[] {
  const { words, language, sentence } = clause;
  const found = sexes.find(words, language);
  if (found.length === 0) return [];
  return doers.find(words, language).flatMap((doer) => {
    const person = found.find((sex) => {
      const [from, to] = sex.from >= doer.to ? [doer.to, sex.from] : [sex.to, doer.from];
      return to - from <= GAP && words.slice(from, Math.max(from, to)).every(between);
    });
    if (person === undefined) return [];
    const { negated, denied, open } = stanceAt(clause, doer);
    if (negated || denied || open) return [];
    const filling = { sentence, tokens: new Set([`sex ${person.key}`]), value: sexLabels.get(person.key)! };
    return [{ part: doer.key, filling }];
  });
}

const between = ({ folded }: { folded: string }): boolean => BETWEEN.has(folded) || /^\d+$/.test(folded);

function tradeOf(clause: Clause): Filling[] {
  const { words, language, sentence } = clause;
  const acts = seized.find(words, language);
  if (acts.length === 0) return [];
  return trades.find(words, language).flatMap((trade) => {
    const near = acts.some(
      (act) => (act.to <= trade.from ? trade.from - act.to : act.from - trade.to) <= FAR,
    );
    if (!near || !words.slice(Math.max(0, trade.from - 4), trade.from).some(({ folded }) => ONE.has(folded)))
      return [];
    return [{ sentence, tokens: new Set([`trade ${trade.key}`]), value: tradeLabels.get(trade.key)! }];
  });
}

function nationOf(clause: Clause, part: string): Filling[] {
  const { words, language, sentence } = clause;
  const acts = parts.find(words, language).filter(({ key }) => key === part);
  if (acts.length === 0) return [];
  return words.flatMap((word, i) => {
    if (!words.slice(Math.max(0, i - 5), i).some(({ folded }) => ONE.has(folded))) return [];
    if (BODIES.test(words[i + 1]?.folded ?? "") || BODIES.test(words[i - 1]?.folded ?? "")) return [];
    if (!acts.some((act) => Math.abs(act.from - i) <= FAR + 2)) return [];
    const [country] = conceptsOf(word.raw, language).filter((concept) => /^=[A-Z]{2}$/.test(concept));
    if (country === undefined || word.folded === "us") return [];
    // The country itself says where, not who.
    const code = country.slice(1);
    if (nameOf(code, language) === word.raw) return [];
    const value = LANGUAGES.map((own) => nameOf(code, own) ?? code) as unknown as FourLanguages;
    return [{ sentence, tokens: new Set([`nation ${code}`]), value }];
  });
}

/** The one country that a clause puts the blame on. */
function blamedOf(clause: Clause): Filling[] {
  const { words, language, sentence } = clause;
  const acts = blame.find(words, language);
  if (acts.length === 0) return [];
  const { negated, denied, asked } = stanceAt(clause, acts[0]!);
  if (negated || denied || asked) return [];
  const text = sentence.text.slice(words[0]!.start, words.at(-1)!.end);
  const codes = [...new Set(conceptsOf(text, language).filter((concept) => /^=[A-Z]{2}$/.test(concept)))];
  if (codes.length !== 1) return [];
  const value = LANGUAGES.map(
    (own) => nameOf(codes[0]!.slice(1), own) ?? codes[0]!,
  ) as unknown as FourLanguages;
  return [{ sentence, tokens: new Set([`country ${codes[0]!}`]), value }];
}

const nameOf = (code: string, language: string) =>
  new Intl.DisplayNames([language], { type: "region" }).of(code);
