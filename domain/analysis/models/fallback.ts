import {
  type Analyst,
  AnalystFailure,
  type AnalystFailureReason,
  type AnalystName,
  NO_USAGE,
  type Usage,
} from "../analyst";
import type { EventToAnalyse } from "../articles";
import { type Findings, type FramingItem, type Section, sections } from "../findings";
import { readEvent } from "../reading/read";
import { type Dropped, verifierOf } from "../verifier";

export interface Writers {
  /** A model, where there is one. */
  analyst?: Analyst | undefined;
  /** The embedded analyst: it costs nothing and does not fail. */
  fallback: Analyst;
}

/** An event's faces, verified, and who wrote each. */
export interface Written {
  findings: Findings;
  authors: Record<Section, AnalystName>;
  usage: Usage;
  /** Of what the model wrote, and of the sections that the embedded analyst wrote in its place. */
  dropped: Dropped[];
  /** Why the model gave nothing; null where it did, or none was asked. */
  fallbackReason: AnalystFailureReason | null;
  /** Sections that the embedded analyst wrote although the model answered: nothing of the model's stood. */
  standIns: Section[];
}

/**
 * Has an event's analysis written and verified: by the model where there is one, and by the embedded analyst where
 * the model fails or nothing stands of what it wrote in a section. Framing is counted, always by the embedded one.
 */
export async function writeAnalysis({ analyst, fallback }: Writers, event: EventToAnalyse): Promise<Written> {
  const read = readEvent(event);
  const verify = verifierOf(read);
  const embedded = verify((await fallback.analyse(event)).findings);
  const asked = await ask(analyst, event);
  const model = asked.findings && verify(asked.findings);

  const modelled = new Set(
    sections.filter((section) => section !== "framing" && model && model.findings[section].length > 0),
  );
  const choose = <S extends Section>(section: S): Findings[S] =>
    (modelled.has(section) ? model! : embedded).findings[section];
  const findings = Object.fromEntries(sections.map((section) => [section, choose(section)])) as Findings;
  const authors = sections.map((section) => [section, modelled.has(section) ? analyst!.name : fallback.name]);
  return {
    findings: modelled.has("facts") ? { ...findings, framing: withoutFacts(findings.framing) } : findings,
    authors: Object.fromEntries(authors) as Record<Section, AnalystName>,
    usage: asked.usage,
    dropped: [...(model?.dropped ?? []), ...embedded.dropped.filter(({ section }) => !modelled.has(section))],
    fallbackReason: asked.failure,
    standIns: model
      ? sections.filter(
          (section) => section !== "framing" && !modelled.has(section) && choose(section).length > 0,
        )
      : [],
  };
}

async function ask(
  analyst: Analyst | undefined,
  event: EventToAnalyse,
): Promise<{ findings?: Findings; usage: Usage; failure: AnalystFailureReason | null }> {
  if (!analyst) return { usage: NO_USAGE, failure: null };
  try {
    return { ...(await analyst.analyse(event)), failure: null };
  } catch (error) {
    if (!(error instanceof AnalystFailure)) throw error;
    return { usage: error.usage, failure: error.reason };
  }
}

/** Framing names facts by their place, and a model's facts stand in other places than those it was counted over. */
const withoutFacts = (framing: FramingItem[]): FramingItem[] =>
  framing.map((item) => ({ ...item, first: [], omits: [] }));
