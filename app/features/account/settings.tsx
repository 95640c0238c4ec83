import { Link } from "@remix-run/react";
import type { ReactNode } from "react";
import { Button } from "../../ui/button";
import { ErrorSummary, Field } from "../../ui/field";
import { errorAt, NOT_REFUSED, type Refusal } from "../auth/form";
import { PasswordField } from "../auth/password-field";
import { OnceForm } from "../forms/once-form";
import type { SettingsView } from "./settings.server";

/** An account's address, password and sessions, each with what can be done about it. */
export function Settings({ view, refusal }: { view: SettingsView; refusal: Refusal }) {
  const of = (form: string) => (refusal.form === form ? refusal : NOT_REFUSED);
  return (
    <section className="account-page settings">
      {view.done ? (
        <p className="callout" role="status">
          {view.done}
        </p>
      ) : null}
      <h1>{view.title}</h1>
      <p className="standfirst">{view.lead}</p>
      <ErrorSummary title={view.problem} errors={refusal.errors} />
      <Email view={view.email} refusal={of("email")} />
      <Password view={view.password} refusal={of("password")} />
      <Sessions view={view.sessions} refusal={of("sessions")} />
      <section aria-labelledby="datos">
        <h2 id="datos">{view.data.title}</h2>
        <p>{view.data.help}</p>
        <p>
          <Link to={view.data.href} discover="none">
            {view.data.link}
          </Link>
        </p>
      </section>
      <form method="post" action="/logout" className="log-out">
        <Button type="submit" icon="log-out">
          {view.logOut}
        </Button>
      </form>
    </section>
  );
}

function Email({ view, refusal }: { view: SettingsView["email"]; refusal: Refusal }) {
  return (
    <section aria-labelledby="correo">
      <h2 id="correo">{view.title}</h2>
      <p className="account-fact">
        <strong>{view.address}</strong>{" "}
        <span className={view.isConfirmed ? "well" : "warn"}>{view.state}</span>
      </p>
      {view.isConfirmed ? null : (
        <OnceForm method="post" preventScrollReset>
          <p>{view.help}</p>
          <Intent value="confirm">
            <Button type="submit" id="email-confirm">
              {view.resend}
            </Button>
          </Intent>
        </OnceForm>
      )}
      <Fold title={view.change} isOpen={refusal.errors.length > 0}>
        <OnceForm method="post" preventScrollReset>
          <p>{view.changeHelp}</p>
          <Field id="email-email" label={view.field} error={errorAt(refusal, "email-email")}>
            {(control) => (
              <input
                {...control}
                name="email"
                type="email"
                autoComplete="email"
                defaultValue={refusal.values.email}
                required
              />
            )}
          </Field>
          <PasswordField
            id="email-password"
            name="current"
            words={view.password}
            error={errorAt(refusal, "email-password")}
          />
          <Intent value="email">
            <Button type="submit" kind="primary">
              {view.submit}
            </Button>
          </Intent>
        </OnceForm>
      </Fold>
    </section>
  );
}

function Password({ view, refusal }: { view: SettingsView["password"]; refusal: Refusal }) {
  return (
    <section aria-labelledby="contrasena">
      <h2 id="contrasena">{view.title}</h2>
      <p className="account-fact">{view.since}</p>
      <Fold title={view.change} isOpen={refusal.errors.length > 0}>
        <OnceForm method="post" preventScrollReset>
          <p>{view.help}</p>
          <PasswordField
            id="password-current"
            name="current"
            words={view.current}
            error={errorAt(refusal, "password-current")}
          />
          <PasswordField
            id="password-password"
            name="password"
            words={view.wanted}
            error={errorAt(refusal, "password-password")}
            isNew
          />
          <Intent value="password">
            <Button type="submit" kind="primary">
              {view.change}
            </Button>
          </Intent>
        </OnceForm>
      </Fold>
    </section>
  );
}

function Sessions({ view, refusal }: { view: SettingsView["sessions"]; refusal: Refusal }) {
  return (
    <section aria-labelledby="sesiones">
      <h2 id="sesiones">{view.title}</h2>
      <p>{view.help}</p>
      {errorAt(refusal, "sessions-session") ? (
        <p className="field-error" id="sessions-session">
          {errorAt(refusal, "sessions-session")}
        </p>
      ) : null}
      <ul className="sessions">
        {view.list.map((session) => (
          <li key={session.id}>
            <p>
              <strong>{session.device}</strong>
              {session.here ? <span className="well"> · {session.here}</span> : null}
              <span className="soft">
                {session.since} · {session.seen}
              </span>
            </p>
            {session.here ? null : (
              <OnceForm method="post" preventScrollReset>
                <input type="hidden" name="session" value={session.id} />
                <Intent value="end">
                  <Button type="submit" aria-label={session.end}>
                    {view.end}
                  </Button>
                </Intent>
              </OnceForm>
            )}
          </li>
        ))}
      </ul>
      {view.endOthers ? (
        <OnceForm method="post" preventScrollReset>
          <Intent value="others">
            <Button type="submit">{view.endOthers}</Button>
          </Intent>
        </OnceForm>
      ) : null}
    </section>
  );
}

/** What a form of this page does, with its button. */
function Intent({ value, children }: { value: string; children: ReactNode }) {
  return (
    <p className="account-submit">
      <input type="hidden" name="intent" value={value} />
      {children}
    </p>
  );
}

/** Something that one rarely does, behind its name. */
function Fold({ title, isOpen, children }: { title: string; isOpen: boolean; children: ReactNode }) {
  return (
    <details className="fold" open={isOpen || undefined}>
      <summary>{title}</summary>
      {children}
    </details>
  );
}
