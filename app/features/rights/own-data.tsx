import { Link } from "@remix-run/react";
import { Button } from "../../ui/button";
import { Field } from "../../ui/field";
import { Icon } from "../../ui/icon";
import { OnceForm } from "../forms/once-form";
import { Leaving } from "./leaving";
import type { OwnDataView } from "./view";

/** Taking one's data away, and leaving. */
export function OwnData({ view }: { view: OwnDataView }) {
  const { take, erase } = view;
  return (
    <div className="prose own-data">
      <p className="way-back">
        <Link to={view.back.href}>{view.back.text}</Link>
      </p>
      <h1>{view.title}</h1>
      <p className="standfirst">{view.lead}</p>
      {view.leaving ? <Leaving view={view.leaving} /> : null}
      {view.kept ? (
        <p className="saved" role="status">
          {view.kept}
        </p>
      ) : null}
      <section>
        <h2>{take.title}</h2>
        <p>{take.text}</p>
        <p>
          <a className="button" href={take.download.href} download>
            <Icon name="download" />
            {take.download.text}
          </a>
        </p>
        <p>
          <Link to={view.privacy.href}>{view.privacy.text}</Link>
        </p>
      </section>
      {erase ? <Erase erase={erase} /> : null}
    </div>
  );
}

function Erase({ erase }: { erase: NonNullable<OwnDataView["erase"]> }) {
  const { password } = erase;
  return (
    <section id="borrar">
      <h2>{erase.title}</h2>
      {erase.parts.map(({ title, text, list }) => (
        <div key={title}>
          <h3>{title}</h3>
          {text ? <p>{text}</p> : null}
          {list.length > 0 ? (
            <ul>
              {list.map((item) => (
                <li key={item}>{item}</li>
              ))}
            </ul>
          ) : null}
        </div>
      ))}
      <OnceForm method="post" action={erase.action}>
        <Field
          id="contrasena"
          label={password.label}
          help={password.help}
          error={password.error ?? undefined}
        >
          {(control) => (
            <input
              {...control}
              type="password"
              name="password"
              autoComplete="current-password"
              required
              maxLength={200}
            />
          )}
        </Field>
        <p className="form-end">
          <Button type="submit" name="formulario" value="borrar" icon="trash">
            {erase.ask}
          </Button>
        </p>
      </OnceForm>
    </section>
  );
}
