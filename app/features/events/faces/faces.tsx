import { useContext } from "react";
import { ServerSide } from "../../chrome/chrome";
import { Marked } from "../../page/marked";
import type { FacesPart } from "../view";
import { CommentsFace } from "./comments";
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

/** All faces that have something to say, in the order of the chapters, with what our experts say among them. */
export function Faces({ part }: { part: FacesPart }) {
  const faces = useContext(ServerSide).markup?.faces ?? part.view;
  const said = <CommentsFace comments={part.comments} />;
  if (!faces && part.inMarkup)
    return (
      <>
        <Marked />
        {said}
        {part.inMarkup.below ? <Marked /> : null}
      </>
    );
  if (!faces) return said;
  return (
    <FaceContext.Provider value={faces.shared}>
      <div>
        <NewTabNote />
        {faces.summary ? <SummaryFace face={faces.summary} /> : null}
        {faces.facts ? <FactsFace face={faces.facts} /> : null}
        {faces.contradictions ? <ContradictionsFace face={faces.contradictions} /> : null}
        {faces.opinions ? <OpinionsFace face={faces.opinions} /> : null}
      </div>
      {said}
      {hasBelow(faces) ? <Below faces={faces} /> : null}
    </FaceContext.Provider>
  );
}

/** Whether faces stand below the comments. */
export const hasBelow = ({ context, declarations, framing, impact }: FacesView): boolean =>
  [context, declarations, framing, impact].some(Boolean);

const Below = ({ faces: { context, declarations, framing, impact } }: { faces: FacesView }) => (
  <div>
    {context ? <ContextFace face={context} /> : null}
    {declarations ? <DeclarationsFace face={declarations} /> : null}
    {framing ? <FramingFace face={framing} /> : null}
    {impact ? <ImpactFace face={impact} /> : null}
  </div>
);
