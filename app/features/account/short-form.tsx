import type { ReactNode } from "react";
import { Button } from "../../ui/button";
import { ErrorSummary } from "../../ui/field";
import type { Refusal } from "../auth/form";
import { OnceForm } from "../forms/once-form";

interface ShortFormProps {
  view: { title: string; lead: string; problem: string; submit: string };
  refused: Refusal;
  /** Of the button, where an error is about no field. */
  submitId?: string;
  /** The fields. */
  children?: ReactNode;
}

/** A page that is one form of an account: what it is for, what is wrong, its fields, its button. */
export function ShortForm({ view, refused, submitId, children }: ShortFormProps) {
  return (
    <section className="account-page">
      <h1>{view.title}</h1>
      <p className="standfirst">{view.lead}</p>
      <ErrorSummary title={view.problem} errors={refused.errors} />
      <OnceForm method="post" className="account-form">
        {children}
        <p className="account-submit">
          <Button type="submit" kind="primary" id={submitId}>
            {view.submit}
          </Button>
        </p>
      </OnceForm>
    </section>
  );
}
