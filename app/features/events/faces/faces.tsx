import { ContextFace } from "./context";
import { ContradictionsFace } from "./contradictions";
import { DeclarationsFace } from "./declarations";
import { FactsFace } from "./facts";
import { FramingFace } from "./framing";
import { ImpactFace } from "./impact";
import { OpinionsFace } from "./opinions";
import { FaceContext, NewTabNote } from "./parts";
import { SummaryFace } from "./summary";
import type { FacesView } from "./view";

/** All faces that have something to say, in the order of the chapters. */
export function Faces({ faces }: { faces: FacesView }) {
  return (
    <FaceContext.Provider value={faces.shared}>
      <NewTabNote />
      {faces.summary ? <SummaryFace face={faces.summary} /> : null}
      {faces.facts ? <FactsFace face={faces.facts} /> : null}
      {faces.contradictions ? <ContradictionsFace face={faces.contradictions} /> : null}
      {faces.opinions ? <OpinionsFace face={faces.opinions} /> : null}
      {faces.context ? <ContextFace face={faces.context} /> : null}
      {faces.declarations ? <DeclarationsFace face={faces.declarations} /> : null}
      {faces.framing ? <FramingFace face={faces.framing} /> : null}
      {faces.impact ? <ImpactFace face={faces.impact} /> : null}
    </FaceContext.Provider>
  );
}
