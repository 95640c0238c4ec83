import { type Analyst, NO_USAGE } from "../analyst";
import type { EventToAnalyse } from "../articles";
import type { Findings } from "../findings";
import { readEvent } from "../reading/read";
import { context } from "./context";
import { claimContradictions } from "./contradictions/claims";
import { alignedFigures, figureContradictions } from "./contradictions/figures/contradictions";
import { withoutRepeated } from "./contradictions/repeated";
import { declarations } from "./declarations";
import { facts } from "./facts";
import { framing } from "./framing";
import { impact } from "./impact";
import { disputesOf } from "./likeness/disputes";
import { materialOf } from "./likeness/material";
import { opinions } from "./opinions";
import { summary } from "./summary";

/** Version of the rules below: with another one every open event is analysed anew. */
export const EMBEDDED_VERSION = "3";

/** The analyst that needs no model: every statement it gives is an extract that stands in the articles. */
export const embeddedAnalyst = (): Analyst => ({
  name: { kind: "embedded", name: "poliedro", version: EMBEDDED_VERSION },
  analyse: async (event) => ({ findings: findingsOf(event), usage: NO_USAGE }),
});

function findingsOf(event: EventToAnalyse): Findings {
  const read = readEvent(event);
  const contradictions = withoutRepeated([...figureContradictions(read), ...claimContradictions(read)]);
  const material = materialOf(read);
  const disputes = disputesOf(read, contradictions);
  const shared = facts(material, disputes, alignedFigures(read));
  return {
    summary: summary(material, disputes),
    facts: shared,
    contradictions,
    opinions: opinions(read),
    context: context(read),
    declarations: declarations(read),
    framing: framing(read, shared),
    impact: impact(read),
  };
}
