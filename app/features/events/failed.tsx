import { isRouteErrorResponse, useAsyncError } from "@remix-run/react";
import { useEffect, useRef } from "react";
import { Sheet, useClosing } from "../../ui/sheet";
import { complain } from "../../ui/toasts";
import { isProblem, type Problem } from "../page/problem";
import type { SheetWords } from "./view";

/** What is not there is said in the sheet; what failed is said in passing, and the sheet goes. */
export function Failure({ error, words }: { error: unknown; words: SheetWords }) {
  const problem = problemIn(error);
  return (
    <div className="notice">
      <h1 id="event-title">{problem?.title ?? words.failed}</h1>
      {problem ? <p>{problem.description}</p> : null}
      {isRouteErrorResponse(error) && error.status < 500 ? null : (
        <GiveUp text={problem?.title ?? words.failed} />
      )}
    </div>
  );
}

/** The same where an awaited event is shown. */
export const EventFailed = ({ words }: { words: SheetWords }) => (
  <Failure error={useAsyncError()} words={words} />
);

/** The same as a sheet of its own. */
export const FailureSheet = ({ error, words }: { error: unknown; words: SheetWords }) => (
  <Sheet labelledBy="event-title" close={words.close}>
    <Failure error={error} words={words} />
  </Sheet>
);

function problemIn(error: unknown): Problem | null {
  return isRouteErrorResponse(error) && isProblem(error.data) ? error.data : null;
}

function GiveUp({ text }: { text: string }) {
  const { close } = useClosing();
  const given = useRef(false);
  useEffect(() => {
    if (given.current) return;
    given.current = true;
    complain(text);
    close();
  }, [text, close]);
  return null;
}
