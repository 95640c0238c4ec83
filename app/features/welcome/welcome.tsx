import { Link } from "@remix-run/react";
import { Button } from "../../ui/button";
import { endFirstVisit } from "./first-visit";

export interface WelcomeView {
  title: string;
  text: string;
  start: string;
  more: { href: string; text: string };
}

/** Says once what this is. Hidden unless the page found, before it was painted, that this browser is new here. */
export function Welcome({ view }: { view: WelcomeView }) {
  const start = () => {
    endFirstVisit();
    document.getElementById("main")?.focus({ preventScroll: true });
  };
  return (
    <section className="welcome" aria-labelledby="welcome">
      <h2 id="welcome">{view.title}</h2>
      <p>{view.text}</p>
      <p className="welcome-ways">
        <Button kind="primary" onClick={start}>
          {view.start}
        </Button>
        <Link to={view.more.href} discover="none">
          {view.more.text}
        </Link>
      </p>
    </section>
  );
}
