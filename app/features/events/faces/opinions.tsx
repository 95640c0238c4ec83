import { Correction, Coverage, Face, Said, ShownList } from "./parts";
import type { FaceHead, OpinionsView } from "./view";

/** Who thinks what, by stance. */
export function OpinionsFace({ face }: { face: FaceHead & OpinionsView }) {
  return (
    <Face head={face} name="opinions">
      {face.stances.map(({ title, holders }) => (
        <div key={title} className="stance">
          {title ? <h3 className="stance-name">{title}</h3> : null}
          <ShownList
            shown={holders}
            className="holders"
            itemClass="held"
            keyOf={({ statements }) => statements[0]!.key}
          >
            {({ holder, statements }) => (
              <>
                {holder ? <p className="holder">{holder}</p> : null}
                {statements.map((statement) => (
                  <div key={statement.key} className="opinion">
                    <p>
                      <Said words={statement.words} />
                    </p>
                    <Correction correction={statement.correction} />
                    <Coverage
                      ids={statement.sources}
                      coverage={statement.coverage}
                      named={statement.words.from}
                    />
                  </div>
                ))}
              </>
            )}
          </ShownList>
        </div>
      ))}
    </Face>
  );
}
