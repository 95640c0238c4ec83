import { Correction, Coverage, Face, Plain, Said, ShownList } from "./parts";
import type { ContextView, FaceHead } from "./view";

/** What was before: background, then a timeline whose earlier events can be followed. */
export function ContextFace({ face }: { face: FaceHead & ContextView }) {
  return (
    <Face head={face} name="context">
      {face.background.map((statement) => (
        <div key={statement.key} className="background">
          <p>
            <Said words={statement.words} />
          </p>
          <Correction correction={statement.correction} />
          <Coverage ids={statement.sources} coverage={statement.coverage} named={statement.words.from} />
        </div>
      ))}
      {face.timeline.first.length > 0 ? (
        <ShownList
          shown={face.timeline}
          ordered
          className="timeline"
          itemClass="earlier"
          keyOf={({ key }) => key}
        >
          {(moment) => (
            <>
              <time dateTime={moment.at.iso}>{moment.at.text}</time>
              <div>
                <p>
                  {moment.earlier ? (
                    <a className="earlier-event" href={moment.earlier.href} data-event={moment.earlier.id}>
                      <Plain text={moment.words} />
                    </a>
                  ) : (
                    <Said words={moment.words} />
                  )}
                </p>
                <Correction correction={moment.correction} />
                {moment.earlier ? null : (
                  <Coverage ids={moment.sources} coverage={moment.coverage} named={moment.words.from} />
                )}
              </div>
            </>
          )}
        </ShownList>
      ) : null}
    </Face>
  );
}
