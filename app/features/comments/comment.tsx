import { type FormEvent, type MouseEventHandler, useState } from "react";
import type { Piece } from "../../../domain/comments/rules";
import { Button } from "../../ui/button";
import { Icon } from "../../ui/icon";
import { Avatar } from "../personal/avatar";
import { CommentForm } from "./form";
import { Refused, send } from "./send";
import type { CommentsView, CommentView, Opened, OpenerView } from "./view";

interface ItemProps {
  comment: CommentView;
  view: CommentsView;
  opened: Opened | null;
  open(kind: Opened["kind"], id: number): MouseEventHandler;
  close(): void;
  sent(id: number): void;
}

/** A comment with what answers it. */
export function CommentItem(props: ItemProps) {
  const { comment, view, opened, close, sent } = props;
  const { id, anchor, replies } = comment;
  const { words, target, submission } = view;
  const openHere = opened?.id === id ? opened.kind : null;
  return (
    <li id={anchor}>
      <article className={comment.pieces ? "comment" : "comment gone"}>
        <Head comment={comment} noName={words.noName} newTab={words.newTab} />
        {openHere === "edit" && comment.own ? (
          <CommentForm
            view={view}
            title={words.editTitle}
            fields={{ comentario: id, hacer: "corregir" }}
            text={comment.own.text}
            sendText={words.save}
            otherwise={words.changeFailed}
            focus
            onSent={sent}
            closes={view.page}
            onCancel={close}
          />
        ) : (
          <Said comment={comment} />
        )}
        {openHere === "remove" && comment.remove ? <Remove {...props} /> : null}
        {openHere === null || openHere === "reply" ? <Actions {...props} /> : null}
      </article>
      {openHere === "reply" && comment.reply ? (
        <CommentForm
          view={view}
          title={comment.reply.title}
          fields={{ [target.name]: target.id, parent_id: id, envio: `${submission}-${id}` }}
          sendText={words.send}
          otherwise={words.createFailed}
          focus
          onSent={sent}
          closes={view.page}
          onCancel={close}
        />
      ) : null}
      {replies.length > 0 ? (
        <ol className="comment-replies">
          {replies.map((reply) => (
            <CommentItem key={reply.id} {...props} comment={reply} />
          ))}
        </ol>
      ) : null}
    </li>
  );
}

interface HeadProps {
  comment: CommentView;
  noName: string;
  newTab: string;
}

function Head({ comment, noName, newTab }: HeadProps) {
  const { author, age, edited, pieces } = comment;
  if (!pieces) return null;
  return (
    <header className="comment-head">
      {author ? (
        <Avatar avatar={author.avatar} />
      ) : (
        <span className="avatar" aria-hidden="true">
          <Icon name="user" />
        </span>
      )}
      <p>
        {author ? (
          <a className="comment-author" href={author.href} target="_blank" rel="noopener">
            {author.alias}
            <span className="sr-only"> ({newTab})</span>
          </a>
        ) : (
          <span className="comment-author">{noName}</span>
        )}
        <span className="comment-meta">
          {author ? <span className={author.expert ? "role expert" : "role"}>{author.role}</span> : null}
          <a href={`#${comment.anchor}`}>
            <time dateTime={age.iso}>{age.text}</time>
          </a>
          {edited ? <span>{edited}</span> : null}
        </span>
      </p>
    </header>
  );
}

function Said({ comment: { pieces, language, gone } }: { comment: CommentView }) {
  if (pieces) return <Pieces pieces={pieces} language={language} />;
  return (
    <p className="comment-gone">
      {gone?.text}
      {gone?.links.map(({ href, text }) => (
        <a key={href} href={href}>
          {text}
        </a>
      ))}
    </p>
  );
}

/** A text as its author typed it; addresses can be followed. `language` where it is not the page's. */
export function Pieces({ pieces, language }: { pieces: Piece[]; language: string | null }) {
  return (
    <p className="comment-text" lang={language ?? undefined}>
      {pieces.map((piece, at) =>
        typeof piece === "string" ? (
          piece
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: a text's pieces never change their places
          <a key={at} href={piece.href} rel="nofollow ugc noopener noreferrer">
            {piece.text}
          </a>
        ),
      )}
    </p>
  );
}

function Actions({ comment, open }: ItemProps) {
  const { id, reply, edit, remove, report } = comment;
  if (!reply && !edit && !remove && !report) return null;
  return (
    <p className="comment-actions">
      {reply ? <Opener opener={reply} onClick={open("reply", id)} /> : null}
      {edit ? <Opener opener={edit} onClick={open("edit", id)} /> : null}
      {remove ? <Opener opener={remove} onClick={open("remove", id)} /> : null}
      {report ? <Opener opener={report} rel="nofollow" /> : null}
    </p>
  );
}

interface OpenerProps {
  opener: OpenerView;
  onClick?: MouseEventHandler;
  rel?: string;
}

const Opener = ({ opener: { href, text, label }, onClick, rel }: OpenerProps) => (
  <a href={href} onClick={onClick} rel={rel} aria-label={label === text ? undefined : label}>
    {text}
  </a>
);

function Remove({ comment, view, close, sent }: ItemProps) {
  const { words, language, page } = view;
  const [error, setError] = useState<string>();
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    try {
      sent(await send(event.currentTarget, { language, otherwise: words.changeFailed }));
    } catch (failure) {
      setError(failure instanceof Refused ? failure.message : words.changeFailed);
    }
  };
  return (
    <form className="comment-remove" method="post" action="/comentar" onSubmit={submit}>
      <input type="hidden" name="comentario" value={comment.id} />
      <input type="hidden" name="hacer" value="borrar" />
      <p role={error ? "alert" : undefined}>{error ?? words.removeAsk}</p>
      <p className="comment-buttons">
        <Button type="submit">{words.removeYes}</Button>
        <a
          className="button plain"
          href={page}
          onClick={(event) => {
            event.preventDefault();
            close();
          }}
        >
          {words.cancel}
        </a>
      </p>
    </form>
  );
}
