import { ButtonLink } from "../../ui/button";

export interface MessageView {
  title: string;
  text: string;
  on: { href: string; text: string };
}

/** A page that says one thing, and where to go from here. */
export function Message({ view }: { view: MessageView }) {
  return (
    <section className="account-page">
      <h1>{view.title}</h1>
      <p className="standfirst">{view.text}</p>
      <p className="account-submit">
        <ButtonLink to={view.on.href} kind="primary" discover="none">
          {view.on.text}
        </ButtonLink>
      </p>
    </section>
  );
}
