import { Correction, Coverage, Face, Said, ShownList } from "./parts";
import type { FaceHead, FactsView } from "./view";

/** What several newspapers tell alike, most corroborated first. */
export function FactsFace({ face }: { face: FaceHead & FactsView }) {
  return (
    <Face head={face} name="facts">
      <ShownList shown={face.facts} ordered className="facts" itemClass="fact" keyOf={({ key }) => key}>
        {(fact) => (
          <>
            <div>
              <p>
                <Said words={fact.words} />
              </p>
              <Correction correction={fact.correction} />
            </div>
            <Coverage ids={fact.sources} coverage={fact.coverage} few={0} />
          </>
        )}
      </ShownList>
    </Face>
  );
}
