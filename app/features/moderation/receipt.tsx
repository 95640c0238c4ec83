import { AppealForm } from "./appeal-form";
import { Decision } from "./parts";
import type { ReceiptView } from "./receipt.server";

/** How far a notice has come, for whoever has its number. */
export function Receipt({ view }: { view: ReceiptView }) {
  const { received, told, decision, toLog, ask } = view;
  return (
    <section className="notice report">
      <h1>{view.title}</h1>
      <p>
        <time dateTime={received.iso}>{received.text}</time>
      </p>
      {view.state ? <p className="standfirst">{view.state}</p> : null}
      {decision ? <Decision decision={decision} /> : null}
      {toLog ? (
        <p>
          <a href={toLog.href}>{toLog.text}</a>
        </p>
      ) : null}
      {ask ? <AppealForm ask={ask} /> : null}
      <h2>{told.title}</h2>
      <p>
        <strong>{told.rule}</strong>
      </p>
      <p className="as-typed">{told.explanation}</p>
      <p className="keep">{view.keep}</p>
    </section>
  );
}
