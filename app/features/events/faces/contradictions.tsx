import { Correction, Face, Plain, Said, ShownList, Tellers } from "./parts";
import type { ContradictionsView, FaceHead, HarmlessView, QuestionView, VersionView } from "./view";

/** Questions that the newspapers answer differently, their versions side by side. */
export function ContradictionsFace({ face }: { face: FaceHead & ContradictionsView }) {
  return (
    <Face head={face} name="contradictions">
      {face.disputed.first.length > 0 ? (
        <ShownList shown={face.disputed} className="disputes" itemClass="dispute" keyOf={({ key }) => key}>
          {(question) => <Question question={question} level={3} />}
        </ShownList>
      ) : null}
      {face.harmless.map((some) => (
        <Harmless key={some.kind} some={some} />
      ))}
    </Face>
  );
}

function Harmless({ some }: { some: HarmlessView }) {
  return (
    <div className={`harmless ${some.kind}`}>
      <h3>{some.title}</h3>
      <p className="face-note">{some.note}</p>
      <ShownList shown={some.questions} className="disputes" itemClass="dispute" keyOf={({ key }) => key}>
        {(question) => <Question question={question} level={4} />}
      </ShownList>
    </div>
  );
}

function Question({ question, level }: { question: QuestionView; level: 3 | 4 }) {
  const Heading = `h${level}` as const;
  return (
    <>
      <Heading className="question" lang={question.question.language ?? undefined}>
        {question.question.text}
      </Heading>
      <ol className="versions">
        {question.versions.map((version) => (
          <li key={version.key} className="version">
            <Version version={version} />
          </li>
        ))}
      </ol>
      <Correction correction={question.correction} />
    </>
  );
}

function Version({ version }: { version: VersionView }) {
  return (
    <>
      <p className={`value ${version.size}`}>
        <Plain text={version.value} />
      </p>
      {version.said ? (
        <p className="said">
          <time dateTime={version.said.iso}>{version.said.text}</time>
        </p>
      ) : null}
      <Tellers ids={version.tellers.first} />
      {version.tellers.rest.length > 0 ? (
        <details className="coverage">
          <summary>{version.tellers.more}</summary>
          <Tellers ids={version.tellers.rest} />
        </details>
      ) : null}
      {version.evidence.length > 0 ? (
        <details className="evidence">
          <summary>{version.evidenceLabel}</summary>
          <ul>
            {version.evidence.map((words) => (
              <li key={words.from}>
                <Said words={words} />
              </li>
            ))}
          </ul>
        </details>
      ) : null}
    </>
  );
}
