import { type MouseEvent, useEffect, useRef, useState } from "react";
import { showPlace } from "../../ui/sheet-places";
import { CommentItem } from "./comment";
import { CommentForm } from "./form";
import { askAgain } from "./send";
import type { CommentsView, Opened } from "./view";

interface CommentsProps {
  view: CommentsView;
  /** Level of the heading. */
  level: 2 | 3;
}

/** What experts and authors say: readable like letters, answered in place. */
export function Comments({ view: given, level }: CommentsProps) {
  const [view, setView] = useState(given);
  const [opened, setOpened] = useState<Opened | null>(given.opened);
  const [stale, setStale] = useState(false);
  const shows = useRef<{ id: number; from: Element | null } | null>(null);
  const asks = useRef(0);
  const list = useRef<HTMLElement>(null);
  const Heading = `h${level}` as const;
  const { words, comments, form } = view;

  useEffect(() => setView(given), [given]);
  useAddressed(list);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another view may show what was just written
  useEffect(() => {
    const { id, from } = shows.current ?? {};
    shows.current = null;
    const place = id === undefined ? null : document.getElementById(`comentario-${id}`);
    if (place && isIdle(from ?? null)) showPlace(place);
  }, [view]);

  /** @param from the form that was sent, if it was one that opens */
  const sent = async (id: number, from: Opened | null) => {
    setOpened((now) => (now?.id === from?.id && now?.kind === from?.kind ? null : now));
    // What is written next is another comment.
    setView((known) => ({ ...known, submission: crypto.randomUUID() }));
    const turn = ++asks.current;
    const shown = document.activeElement;
    const asked = await askAgain(view.source).catch(() => null);
    // Of two that were sent, the list that was asked for last has both.
    if (turn !== asks.current) return;
    if (asked) {
      shows.current = { id, from: shown };
      setView(asked);
    }
    setStale(asked === null);
  };
  const open = (kind: Opened["kind"], id: number) => (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    setOpened({ kind, id });
  };
  const close = () => {
    const id = opened?.id;
    setOpened(null);
    const place = document.getElementById(`comentario-${id}`);
    place?.querySelector<HTMLElement>(":scope > .comment .comment-actions a")?.focus();
  };

  return (
    <section className="comments" id="comentarios" aria-labelledby="comments-title" ref={list}>
      <Heading id="comments-title">
        {view.title}
        {view.count ? <span className="sr-only"> ({view.count})</span> : null}
      </Heading>
      {view.who ? (
        <p className="comments-who">
          {view.who.text} <a href={view.who.link.href}>{view.who.link.text}</a>
        </p>
      ) : null}
      {form ? (
        <CommentForm
          // An answer that is sent leaves alone what is being written here; a page made anew may be somebody else's.
          key={given.submission}
          view={view}
          title={form.title}
          fields={{ [view.target.name]: view.target.id, envio: view.submission }}
          sendText={words.send}
          otherwise={words.createFailed}
          onSent={(id) => sent(id, null)}
        />
      ) : null}
      {comments === null || stale ? (
        <p className="comments-failed" role="status">
          {words.failed}
        </p>
      ) : null}
      {comments?.length === 0 ? <p className="comments-none">{words.none}</p> : null}
      {comments && comments.length > 0 ? (
        <ol className="comment-list">
          {comments.map((comment) => (
            <CommentItem
              key={comment.id}
              comment={comment}
              view={view}
              opened={opened}
              open={open}
              close={close}
              sent={(id) => sent(id, opened)}
            />
          ))}
        </ol>
      ) : null}
    </section>
  );
}

/** Whether the reader has stayed where the form was sent, and writes nothing else by now. */
function isIdle(from: Element | null): boolean {
  const { activeElement: now, body } = document;
  if (now instanceof HTMLTextAreaElement && now.value !== "") return false;
  return now === null || now === body || now === from;
}

/** Brings the comment that the address names into view, once. */
function useAddressed(list: React.RefObject<HTMLElement>): void {
  useEffect(() => {
    const { hash } = window.location;
    if (!/^#comentario-\d+$/.test(hash)) return;
    const place = list.current?.querySelector<HTMLElement>(hash);
    if (place) showPlace(place);
  }, [list]);
}
