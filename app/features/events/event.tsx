import { Await } from "@remix-run/react";
import { memo, Suspense } from "react";
import { ActionBar } from "./action-bar";
import { Articles } from "./articles";
import { Changes } from "./faces/changes";
import { Faces } from "./faces/faces";
import { EventHead } from "./head";
import { Tabs } from "./tabs";
import type { EventView } from "./view";

/**
 * An event: its head at once, then its faces, its articles and what has changed, each when it is there. The same view
 * is not rendered twice: what the server sent would be thrown away where it is not yet hydrated.
 */
export const Event = memo(({ event: { head, faces, articles, words } }: { event: EventView }) => {
  return (
    <article className="event">
      <EventHead head={head} />
      {/* One bar from the start: what is pressed before the faces are there stays pressed. */}
      <ActionBar actions={head.actions}>
        <Suspense fallback={null}>
          <Await resolve={faces}>{(part) => (part?.tabs ? <Tabs {...part.tabs} /> : null)}</Await>
        </Suspense>
      </ActionBar>
      <Suspense fallback={<Coming text={words.loading} />}>
        <Await resolve={faces}>{(part) => (part ? <Faces part={part} /> : null)}</Await>
      </Suspense>
      <section className="articles" id={words.articles.id} aria-labelledby="articles-title">
        <h2 id="articles-title">{words.articles.title}</h2>
        <Suspense fallback={<Coming text={words.articles.loading} />}>
          <Await resolve={articles}>
            {(list) => (list ? <Articles view={list} /> : <p className="late">{words.articles.failed}</p>)}
          </Await>
        </Suspense>
      </section>
      <Suspense fallback={null}>
        <Await resolve={faces}>{(part) => (part ? <Changes part={part} /> : null)}</Await>
      </Suspense>
    </article>
  );
});

/** What stands where a part is still to come. */
const Coming = ({ text }: { text: string }) => (
  <p className="late" role="status">
    {text}
  </p>
);
