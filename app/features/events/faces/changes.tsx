import { FaceContext, Said, ShownList } from "./parts";
import type { ChangesView, Shared } from "./view";

/** What has changed since the first hour. */
export function Changes({ view, shared }: { view: ChangesView; shared: Shared }) {
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
