import { type FormEvent, useEffect, useId, useRef, useState } from "react";
import { COMMENT_LENGTH, isBlank, lengthOf } from "../../../domain/comments/rules";
import { Button } from "../../ui/button";
import { Icon } from "../../ui/icon";
import { Lost } from "../session/lost";
import { useSignedOut } from "../session/session";
import { Refused, send } from "./send";
import type { CommentsView } from "./view";

/** What the box takes: more than the text may have, since addresses do not count. */
const BOX = 250;

/** Texts whose form was closed before they were sent; they last as long as the page's scripts. */
const drafts = new Map<string, string>();

/** Names a draft: whose, and of which form. A sending's own number is no part of that. */
const draftOf = ({ view, fields }: FormProps): string =>
  JSON.stringify([view.writer ?? null, { ...fields, envio: undefined }]);

interface FormProps {
  view: Pick<CommentsView, "words" | "language"> & Partial<Pick<CommentsView, "writer">>;
  title: string;
  /** Hidden fields. */
  fields: Record<string, string | number>;
  text?: string;
  /** What the server said to an earlier sending. */
  error?: string | undefined;
  sendText: string;
  otherwise: string;
  /** Takes the focus when it appears. */
  focus?: boolean;
  /** Called with the comment's id once the server has it. */
  onSent?(id: number): void;
  /** Where the form is closed without scripts. */
  closes?: string;
  onCancel?(): void;
}

/** A text to write: a plain form that scripts make nicer. What was typed stays when sending fails. */
export function CommentForm(props: FormProps) {
  const { view, title, fields, sendText, otherwise, focus, onSent, closes, onCancel } = props;
  const { words } = view;
  const id = useId();
  const draft = draftOf(props);
  const [text, setText] = useState(drafts.get(draft) ?? props.text ?? "");
  const [error, setError] = useState(props.error);
  const [sending, setSending] = useState(false);
  const scripted = useScripted();
  const signedOut = useSignedOut();
  const box = useRef<HTMLTextAreaElement>(null);
  // What was typed before scripts took over stays.
  useEffect(() => setText((known) => box.current?.value || known), []);
  useEffect(() => {
    if (focus) box.current?.focus();
  }, [focus]);

  const write = (typed: string) => {
    setText(typed);
    if (isBlank(typed)) drafts.delete(draft);
    else drafts.set(draft, typed);
  };

  const left = COMMENT_LENGTH - lengthOf(text);
  const over = left < 0;
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    if (!onSent) return;
    event.preventDefault();
    if (sending) return;
    setSending(true);
    setError(undefined);
    try {
      const sent = await send(event.currentTarget, { language: view.language, otherwise });
      // What has been written on since then is another text.
      setText((now) => (now === text ? "" : now));
      if (drafts.get(draft) === text) drafts.delete(draft);
      onSent(sent);
    } catch (failure) {
      setError(failure instanceof Refused ? failure.message : otherwise);
      box.current?.focus();
    } finally {
      setSending(false);
    }
  };
  return (
    <form
      className="comment-form"
      method="post"
      action="/comentar"
      onSubmit={submit}
      data-stays={isBlank(text) ? undefined : ""}
    >
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <label htmlFor={id}>{title}</label>
      <textarea
        ref={box}
        id={id}
        name="texto"
        rows={3}
        maxLength={BOX}
        required
        value={text}
        onChange={(event) => write(event.target.value)}
        aria-describedby={`${id}-help ${id}-left${error ? ` ${id}-error` : ""}`}
        aria-invalid={error || over ? true : undefined}
      />
      <p className="comment-notes">
        <span id={`${id}-help`}>{words.help}</span>
        <span id={`${id}-left`} className={over ? "comment-left over" : "comment-left"} hidden={!scripted}>
          <span aria-hidden="true">{left}</span>
          <span className="sr-only">{words.counter.replace("{n}", String(left))}</span>
        </span>
      </p>
      <p className="sr-only" aria-live="polite">
        {over ? words.over : ""}
      </p>
      <div role="alert">
        {error ? (
          <p className="field-error" id={`${id}-error`}>
            <Icon name="alert" />
            {error}
          </p>
        ) : null}
        {signedOut ? (
          <div className="callout">
            <Lost view={words.lost} />
          </div>
        ) : null}
      </div>
      <p className="comment-buttons">
        <Button
          kind={onCancel || closes ? "secondary" : "primary"}
          type="submit"
          disabled={scripted && (over || sending || isBlank(text))}
        >
          {sending ? words.sending : sendText}
        </Button>
        {closes ? (
          <a
            className="button plain"
            href={closes}
            onClick={(event) => {
              if (!onCancel) return;
              event.preventDefault();
              drafts.delete(draft);
              onCancel();
            }}
          >
            {words.cancel}
          </a>
        ) : null}
      </p>
    </form>
  );
}

/** False until scripts have taken over the page: without them nothing may be switched off. */
export function useScripted(): boolean {
  const [scripted, setScripted] = useState(false);
  useEffect(() => setScripted(true), []);
  return scripted;
}
