import { analyseEvent } from "../../domain/analysis/commands";
import { correctStatement, signAnalysis, withdrawStatement } from "../../domain/analysis/editing";
import { sections } from "../../domain/analysis/findings";
import { readAnalysis, type StandingAnalysis } from "../../domain/analysis/queries";
import { lineOf } from "../../domain/analysis/rules";
import { resolveEvent } from "../../domain/events/queries";
import { DomainError } from "../../domain/shared/errors";
import { isLanguage, type Language } from "../../domain/shared/languages";
import type { OpsInput } from ".";
import { print, table, UsageError, when } from "./output";
import { withProduct } from "./product";

/** An event's faces with the keys by which the other commands name them, and the record of their changes. */
export async function analysisShow({ words, flags }: OpsInput): Promise<void> {
  const language = languageOf(flags.language ?? "en");
  const id = idOf(words[0], "show <event id>");
  const analysis = await withProduct(async ({ services }) => {
    const standing = await readAnalysis(services, await resolveEvent(services, id));
    if (!standing) throw new DomainError("not_found", "analysis_not_found", { id });
    return standing;
  });
  if (flags.json) return print({ ...analysis, sources: [...analysis.sources.values()] }, flags);
  console.log(inWords(analysis, language));
}

function inWords(analysis: StandingAnalysis, language: Language): string {
  const { signed, authors, madeAt, articleCount, newspaperCount } = analysis;
  const statements = sections.flatMap((section) =>
    analysis.sections[section].map(({ key, item, addedAt, correction }) => ({
      section,
      key,
      statement: lineOf(item, language)?.text ?? ("country" in item ? `framing of ${item.country}` : ""),
      sources: "sources" in item ? item.sources.length : item.versions.length,
      since: when(addedAt),
      corrected: correction ? when(correction.at) : "",
    })),
  );
  const changes = analysis.changes.map((change) => ({
    time: when(change.at),
    what: change.kind,
    by: change.by,
    statement: `${change.section}/${change.key}`,
    before: lineOf(change.before, language)?.text ?? "",
    after: lineOf(change.after, language)?.text ?? "",
  }));
  const { kind, name, version } = authors.summary;
  const by = signed ? `signed by ${signed.by} ${when(signed.at)}` : `written by ${name} ${version} (${kind})`;
  return [
    `From ${articleCount} articles of ${newspaperCount} newspapers, last looked over ${when(madeAt)}, ${by}.`,
    "",
    table(statements, ["section", "key", "statement", "sources", "since", "corrected"]),
    "",
    table(changes, ["time", "what", "by", "statement", "before", "after"]),
  ].join("\n");
}

/** Looks an event over at once, whether it has changed or not. */
export async function analysisAgain({ words, flags }: OpsInput): Promise<void> {
  const id = idOf(words[0], "again <event id>");
  const done = await withProduct(async ({ services }) =>
    analyseEvent(services, await resolveEvent(services, id)),
  );
  if (flags.json) return print(done, flags);
  const dropped = Object.entries(done.dropped).map(([reason, count]) => `${count} ${reason}`);
  console.log(
    `${done.changes} changes, ${done.contradictions} contradictions; dropped: ${dropped.join(", ") || "nothing"}${done.fallback ? `; the model failed (${done.fallback})` : ""}.`,
  );
}

/** An editor's words replace a statement, visibly. */
export async function analysisCorrect({ words, flags }: OpsInput): Promise<void> {
  const address = addressOf(words, "correct <event id> <section> <key> --language <l> --text <t>");
  const language = languageOf(flags.language ?? "");
  const text = flags.text ?? "";
  await withProduct(({ services }) => correctStatement(services, address, { language, text }));
  if (flags.json) return print({ ...address, language, text }, flags);
  console.log(`${address.section}/${address.key} is corrected; what stood before is on record.`);
}

/** An editor takes a statement out; it does not come back. */
export async function analysisWithdraw({ words, flags }: OpsInput): Promise<void> {
  const address = addressOf(words, "withdraw <event id> <section> <key>");
  await withProduct(({ services }) => withdrawStatement(services, address));
  if (flags.json) return print(address, flags);
  console.log(`${address.section}/${address.key} is withdrawn and does not come back.`);
}

/** A person answers for an event's analysis: its label is lifted, and nothing automatic changes it. */
export async function analysisSign({ words, flags }: OpsInput): Promise<void> {
  const id = idOf(words[0], "sign <event id> --by <name>");
  await withProduct(({ services }) => signAnalysis(services, id, flags.by ?? ""));
  if (flags.json) return print({ id, by: flags.by }, flags);
  console.log(`${flags.by} answers for the analysis of event ${id}.`);
}

/** Takes the signature back: the analysis is labelled as automatic again and goes on growing. */
export async function analysisUnsign({ words, flags }: OpsInput): Promise<void> {
  const id = idOf(words[0], "unsign <event id>");
  await withProduct(({ services }) => signAnalysis(services, id, null));
  if (flags.json) return print({ id, by: null }, flags);
  console.log(`The analysis of event ${id} is automatic again.`);
}

function addressOf(words: string[], usage: string) {
  const [id, section, key] = words;
  if (section === undefined || key === undefined) throw new UsageError(`npm run ops -- analysis ${usage}`);
  return { eventId: idOf(id, usage), section, key };
}

function idOf(word: string | undefined, usage: string): number {
  const id = Number(word);
  if (!Number.isInteger(id) || id <= 0) throw new UsageError(`npm run ops -- analysis ${usage}`);
  return id;
}

function languageOf(word: string): Language {
  if (!isLanguage(word)) throw new UsageError("--language must be es, en, fr or de");
  return word;
}
