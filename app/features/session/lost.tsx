import { Link } from "@remix-run/react";

/** That the session is over, and how to go on with what is being written. */
export interface LostView {
  title: string;
  text: string;
  signIn: { href: string; text: string };
}

/** Signing in takes another window: what is being written stays in this one. */
export function Lost({ view: { title, text, signIn } }: { view: LostView }) {
  return (
    <>
      <p>{title}</p>
      <p>
        {text}{" "}
        <Link to={signIn.href} target="_blank">
          {signIn.text}
        </Link>
      </p>
    </>
  );
}
