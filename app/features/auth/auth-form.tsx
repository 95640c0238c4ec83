import { Link, useNavigation } from "@remix-run/react";
import { Button } from "../../ui/button";
import { ErrorSummary, Field } from "../../ui/field";
import { OnceForm } from "../forms/once-form";
import { errorAt, type Refusal } from "./form";
import { PasswordField } from "./password-field";
import type { AuthView } from "./view.server";

/** The form for signing in or for getting an account, and the way to the other one. */
export function AuthForm({ view, refusal }: { view: AuthView; refusal: Refusal }) {
  const { mode, notice, email, alias, terms } = view;
  const isSending = useNavigation().formMethod === "POST";
  const { values } = refusal;
  return (
    <section className="account-page">
      {notice ? (
        <div className="callout" role="status">
          <p>{notice.title}</p>
          {notice.text ? <p>{notice.text}</p> : null}
        </div>
      ) : null}
      <h1>{view.title}</h1>
      {view.lead ? <p className="standfirst">{view.lead}</p> : null}
      <ErrorSummary title={view.problem} errors={refusal.errors} />
      {/* Another mode is another form: nothing typed is carried over. */}
      <OnceForm method="post" key={mode} className="account-form">
        <Field id="email" {...email} error={errorAt(refusal, "email")}>
          {(control) => (
            <input
              {...control}
              name="email"
              type="email"
              autoComplete={mode === "register" ? "email" : "username"}
              defaultValue={values.email}
              required
            />
          )}
        </Field>
        <PasswordField
          id="password"
          name="password"
          words={view.password}
          error={errorAt(refusal, "password")}
          isNew={mode === "register"}
        />
        {mode === "register" ? (
          <Field id="alias" {...alias} error={errorAt(refusal, "alias")}>
            {(control) => (
              <input
                {...control}
                name="alias"
                autoComplete="nickname"
                defaultValue={values.alias}
                spellCheck={false}
                required
              />
            )}
          </Field>
        ) : null}
        {view.forgotten ? (
          <p className="field-help">
            <Link to={view.forgotten.href} discover="none">
              {view.forgotten.text}
            </Link>
          </p>
        ) : null}
        {terms ? (
          <p className="field-help">
            {terms.text}{" "}
            <Link to={terms.href} discover="none">
              {terms.link}
            </Link>
          </p>
        ) : null}
        <p className="account-submit">
          <Button type="submit" kind="primary" aria-disabled={isSending || undefined}>
            {isSending ? view.sending : view.submit}
          </Button>
        </p>
      </OnceForm>
      <p className="account-other">
        {view.other.text}{" "}
        <Link to={view.other.href} discover="none">
          {view.other.link}
        </Link>
      </p>
    </section>
  );
}
