import { Form, type FormProps, useNavigation } from "@remix-run/react";
import { type FormEvent, useRef } from "react";

/** The same again within this time is a button pressed twice (ms); after it the page knows that it is being sent. */
const ONE_PRESS = 1_000;

/**
 * A form that is sent once however often its button is pressed: of two sendings the browser would only hear the answer
 * to the second, which comes too late for what the first has done.
 */
export function OnceForm(props: FormProps) {
  const { state } = useNavigation();
  const last = useRef({ at: Number.NEGATIVE_INFINITY, said: "" });
  const submit = (event: FormEvent<HTMLFormElement>) => {
    const said = JSON.stringify([...new FormData(event.currentTarget)]);
    const again = said === last.current.said && event.timeStamp - last.current.at < ONE_PRESS;
    if (again || state !== "idle") event.preventDefault();
    else last.current = { at: event.timeStamp, said };
  };
  return <Form {...props} onSubmit={submit} />;
}
