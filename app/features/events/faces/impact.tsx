import { Correction, Coverage, Face, Said, ShownList } from "./parts";
import type { FaceHead, ImpactView } from "./view";

/** What may come, how certain it is, and when. */
export function ImpactFace({ face }: { face: FaceHead & ImpactView }) {
  return (
    <Face head={face} name="impact">
      <ShownList shown={face.items} className="impact" itemClass="coming" keyOf={({ key }) => key}>
        {(item) => (
          <>
            <p className="certainty">
              <strong>{item.certainty}</strong>
              {item.when ? <span className="when">{item.when}</span> : null}
            </p>
            <div>
              <p>
                <Said words={item.words} />
              </p>
              <Correction correction={item.correction} />
              <Coverage ids={item.sources} coverage={item.coverage} named={item.words.from} />
            </div>
          </>
        )}
      </ShownList>
    </Face>
  );
}
