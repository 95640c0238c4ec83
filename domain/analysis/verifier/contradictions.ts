import { EXTRACT_LENGTH } from "../../events/rules";
import type { Contradiction, Version } from "../findings";
import type { VerifiedEvent } from "./event";
import { Evidence } from "./evidence";
import { isOtherLanguage } from "./language";
import { plain } from "./plain";
import type { Reason } from "./reasons";
import { formObjection } from "./statements";
import { standsIn } from "./verbatim";

const MOST_SHOWN = 200;
const FEWEST_VERSIONS = 2;

/**
 * A contradiction with the versions that stand, each with articles of its own; a reason where fewer than two are left.
 * An article that two versions name stays with the one that gives evidence from it, else with the first.
 */
export function checkContradiction(
  item: Contradiction,
  event: VerifiedEvent,
): { item: Contradiction | null; objections: { reason: Reason; text: string }[] } {
  const objections: { reason: Reason; text: string }[] = [];
  const versions: Version[] = [];
  const taken = new Set<number>();
  for (const one of item.versions) {
    const { version, objection } = checkVersion(one, event);
    objections.push(...objection);
    const sources = version?.sources.filter((id) => !taken.has(id)) ?? [];
    const evidence = version?.evidence.filter(({ article }) => sources.includes(article)) ?? [];
    if (version === null) continue;
    if (evidence.length === 0) {
      objections.push({ reason: "no_source", text: labelOf(one) });
      continue;
    }
    for (const id of sources) taken.add(id);
    versions.push({ ...version, sources, evidence });
  }
  const evidence = new Evidence(event.sourcesOf([...taken]));
  const question = item.question.filter(({ language, text }) => {
    const reason = textObjection(text, language, evidence);
    if (reason !== null) objections.push({ reason, text });
    return reason === null;
  });
  const stands = versions.length >= FEWEST_VERSIONS && question.length > 0;
  if (!stands) objections.push({ reason: "versions", text: item.question[0]?.text ?? item.key });
  return { item: stands ? { ...item, question, versions } : null, objections };
}

function checkVersion(
  version: Version,
  event: VerifiedEvent,
): { version: Version | null; objection: { reason: Reason; text: string }[] } {
  const label = labelOf(version);
  const sources = event.known(version.sources);
  if (sources.length === 0) return { version: null, objection: [{ reason: "no_source", text: label }] };
  const objection: { reason: Reason; text: string }[] = [];
  const shown = new Set<number>();
  const evidence = version.evidence.filter(({ article, text }) => {
    const reason =
      sources.includes(article) && !shown.has(article) ? extractReason(text, article, event) : "no_source";
    if (reason !== null) objection.push({ reason, text });
    else shown.add(article);
    return reason === null;
  });
  if (evidence.length === 0) return { version: null, objection };
  const said = new Evidence(event.sourcesOf(sources));
  const value = version.value.filter(({ text, language }) => {
    const reason = textObjection(text, language, said);
    if (reason !== null) objection.push({ reason, text });
    return reason === null;
  });
  // Languages tell one value: where one is made up, none is right.
  if (value.length < version.value.length) return { version: null, objection };
  return { version: { ...version, sources, evidence, value }, objection };
}

function extractReason(text: string, article: number, event: VerifiedEvent): Reason | null {
  if ([...text].length > EXTRACT_LENGTH) return "extract_too_long";
  const form = formObjection(text, EXTRACT_LENGTH);
  if (form !== null) return form;
  return standsIn(plain(text), event.source(article)!.plain) ? null : "extract_not_found";
}

function textObjection(
  text: string,
  language: Contradiction["question"][number]["language"],
  evidence: Evidence,
): Reason | null {
  const form = formObjection(text, MOST_SHOWN);
  if (form !== null) return form;
  return isOtherLanguage(text, language) ? "wrong_language" : evidence.objection(text, language);
}

const labelOf = ({ value }: Version): string => value[0]?.text ?? "";
