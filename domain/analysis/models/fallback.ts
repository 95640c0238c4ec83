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
import { type ReadEvent, readEvent } from "../reading/read";
import { type Dropped, verifierOf } from "../verifier";

export interface Writers {
  /** A model, where there is one. */
  analyst?: Analyst | undefined;
  /** The embedded analyst: it costs nothing and does not fail. */
  fallback: Analyst;
  /** Tells the framing anew for facts that a model wrote; without it framing then names no facts. */
  frame?: ((event: ReadEvent, facts: Findings["facts"]) => FramingItem[]) | undefined;
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
export async function writeAnalysis(
  { analyst, fallback, frame }: Writers,
  event: EventToAnalyse,
): Promise<Written> {
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
  const reframed = modelled.has("facts")
    ? reframe(embedded.findings.framing, frame, read, findings.facts)
    : null;
  const framed = reframed && verify({ ...findings, framing: reframed });
  const authors = sections.map((section) => [section, modelled.has(section) ? analyst!.name : fallback.name]);
  return {
    findings: framed ? { ...findings, framing: framed.findings.framing } : findings,
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

/** The framing beside another list of facts than it was told for: its facts are told anew or left out. */
const reframe = (
  framing: FramingItem[],
  frame: Writers["frame"],
  read: ReadEvent,
  facts: Findings["facts"],
): FramingItem[] => (frame ? frame(read, facts) : framing.map((item) => ({ ...item, first: [], omits: [] })));
