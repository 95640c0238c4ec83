import { CommentForm } from "./form";
import type { FailedView } from "./write.server";

/** Why a comment could not be written or changed, with what was typed to go on from. */
export function Failed({ view }: { view: FailedView }) {
  const { title, lead, error, form, kept, back } = view;
  return (
    <section className="notice">
      <h1>{title}</h1>
      {form ? (
        <>
          {lead ? <p>{lead}</p> : null}
          <CommentForm
            view={view}
            title={form.title}
            fields={form.fields}
            text={form.text}
            error={error}
            sendText={form.send}
            otherwise={error}
          />
        </>
      ) : (
        <>
          <p role="alert">{error}</p>
          {kept ? <blockquote className="quoted as-typed">{kept}</blockquote> : null}
        </>
      )}
      {back ? (
        <p>
          <a href={back.href}>{back.text}</a>
        </p>
      ) : null}
    </section>
  );
}
