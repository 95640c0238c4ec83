import { useContext } from "react";
import { Correction, Face, FaceContext, Said, ShownList, Tellers } from "./parts";
import type { FaceHead, SummaryView } from "./view";

/** What happened, sentence by sentence, each with its sources. */
export function SummaryFace({ face }: { face: FaceHead & SummaryView }) {
  return (
    <Face head={face} name="summary">
      <ShownList shown={face.sentences} className="sentences" itemClass="sentence" keyOf={({ key }) => key}>
        {(sentence) => (
          <>
            <p className="sentence-text">
              <Said words={sentence.words} /> <Numbers ids={sentence.numbers} />
            </p>
            {sentence.others.length > 0 ? (
              <details className="coverage">
                <summary>{sentence.more}</summary>
                <Tellers ids={sentence.others} />
              </details>
            ) : null}
            <Correction correction={sentence.correction} />
          </>
        )}
      </ShownList>
    </Face>
  );
}

function Numbers({ ids }: { ids: number[] }) {
  const { sources } = useContext(FaceContext);
  const numbered = ids.flatMap((id) => sources[id]?.numbered ?? []);
  if (numbered.length === 0) return null;
  return (
    <span className="source-numbers">
      {numbered.map(({ n, label, href }) => (
        <a key={n} href={href} aria-label={label}>
          {n}
        </a>
      ))}
    </span>
  );
}
