import { useContext } from "react";
import { ServerSide } from "../../chrome/chrome";
import { Marked } from "../../page/marked";
import type { FacesPart } from "../view";
import { FaceContext, Said, ShownList } from "./parts";
import type { ChangesView, Shared } from "./view";

/** What has changed since the first hour, where something has. */
export function Changes({ part }: { part: FacesPart }) {
  const faces = useContext(ServerSide).markup?.faces ?? part.view;
  if (!faces) return part.inMarkup?.changes ? <Marked /> : null;
  return faces.changes ? (
    <div>
      <Log view={faces.changes} shared={faces.shared} />
    </div>
  ) : null;
}

function Log({ view, shared }: { view: ChangesView; shared: Shared }) {
  return (
    <FaceContext.Provider value={shared}>
      <section className="changes" aria-labelledby="cambios">
        <h2 id="cambios">{view.title}</h2>
        <ShownList shown={view.changes} className="change-log" itemClass="change" keyOf={({ id }) => id}>
          {({ at, what, before, after }) => (
            <>
              <p className="meta">
                <time dateTime={at.iso}>{at.text}</time>
                <span>{what}</span>
              </p>
              {before ? (
                <p>
                  <Said words={before} as="del" />
                </p>
              ) : null}
              {after ? (
                <p>
                  <Said words={after} as="ins" />
                </p>
              ) : null}
            </>
          )}
        </ShownList>
      </section>
    </FaceContext.Provider>
  );
}
