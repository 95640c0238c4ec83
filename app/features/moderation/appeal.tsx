import type { AppealView } from "./appeal.server";
import { AppealForm } from "./appeal-form";
import { Decision, Quoted } from "./parts";

/** What was decided about one's own comment, and how to disagree. */
export function Appeal({ view }: { view: AppealView }) {
  return (
    <section className="notice report">
      <h1>{view.title}</h1>
      <Quoted quoted={view.quoted} />
      <Decision decision={view.decision} />
      {view.state ? <p>{view.state}</p> : null}
      {view.ask ? <AppealForm ask={view.ask} /> : null}
    </section>
  );
}
