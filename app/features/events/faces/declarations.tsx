import { Coverage, Face, ShownList } from "./parts";
import type { DeclarationsView, DeclarationView, FaceHead } from "./view";

/** What was said, by whom, and which newspapers carry it. */
export function DeclarationsFace({ face }: { face: FaceHead & DeclarationsView }) {
  return (
    <Face head={face} name="declarations">
      <ShownList shown={face.declarations} className="declarations" keyOf={({ key }) => key}>
        {(declaration) => <Declaration declaration={declaration} />}
      </ShownList>
    </Face>
  );
}

function Declaration({ declaration }: { declaration: DeclarationView }) {
  const { quote, speaker, office, indirect } = declaration;
  return (
    <figure className={indirect ? "declaration indirect" : "declaration"}>
      <blockquote lang={quote.language ?? undefined}>
        <p>{quote.text}</p>
      </blockquote>
      <figcaption>
        <p>
          <span className="speaker">{speaker}</span>
          {office ? (
            <>
              , <span lang={quote.language ?? undefined}>{office}</span>
            </>
          ) : null}
        </p>
        {indirect ? <p className="face-note">{indirect}</p> : null}
        <Coverage ids={declaration.sources} coverage={declaration.coverage} />
      </figcaption>
    </figure>
  );
}
