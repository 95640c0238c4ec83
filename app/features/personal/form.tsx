import { Button } from "../../ui/button";
import { ErrorSummary, Field } from "../../ui/field";
import { Lost } from "../session/lost";
import { useSaving } from "./saving";
import type { FieldView, FormView } from "./view";

/** A form of the profile: without scripts it is sent as it stands, with them it stays where it is. */
export function ProfileForm({ form }: { form: FormView }) {
  const { said, errors, busy, submit } = useSaving(form);
  const { words, section } = form;
  const wrong = form.fields.flatMap(({ id, name }) => {
    const text = errors[name];
    return text ? [{ id, text }] : [];
  });
  return (
    <form method="post" action={form.action} onSubmit={submit} aria-busy={busy}>
      <p className="lead">{form.lead}</p>
      <ErrorSummary title={`${words.failed}. ${words.wrong}:`} errors={said === "wrong" ? wrong : []} />
      {form.fields.map((field) => (
        <FormField key={field.name} field={{ ...field, error: errors[field.name] }} />
      ))}
      <div className="form-end">
        <Button type="submit" kind="primary" name="formulario" value={section} disabled={busy}>
          {busy ? words.saving : words.save}
        </Button>
        <div role="status" className={said === "saved" ? "saved" : "saved bad"}>
          {said === "saved" ? <p>{words.saved}</p> : null}
          {said === "wrong" ? <p>{words.failed}</p> : null}
          {said === "failed" ? (
            <>
              <p>{words.failed}</p>
              <p>{words.failedHelp}</p>
            </>
          ) : null}
          {said === "lost" ? <Lost view={words.lost} /> : null}
        </div>
      </div>
    </form>
  );
}

function FormField({ field }: { field: FieldView }) {
  const { id, name, label, help, error } = field;
  if (field.kind === "several")
    return (
      <fieldset className="field several" id={id} tabIndex={-1}>
        <legend>{label}</legend>
        {error ? <p className="field-error">{error}</p> : null}
        <ul>
          {field.options.map(({ value, text }) => (
            <li key={value}>
              <label>
                <input
                  type="checkbox"
                  name={name}
                  value={value}
                  defaultChecked={field.value.includes(value)}
                />
                {text}
              </label>
            </li>
          ))}
        </ul>
      </fieldset>
    );
  if (field.kind === "box")
    return (
      <div className="field box">
        <label>
          <input
            id={id}
            type="checkbox"
            name={name}
            value="1"
            defaultChecked={field.value}
            aria-invalid={error ? true : undefined}
            aria-describedby={error ? `${id}-error` : undefined}
          />
          {label}
        </label>
        {error ? (
          <p className="field-error" id={`${id}-error`}>
            {error}
          </p>
        ) : null}
      </div>
    );
  return (
    <Field id={id} label={label} help={help} error={error}>
      {(control) => {
        if (field.kind === "choice")
          return (
            <select {...control} name={name} defaultValue={field.value}>
              {field.options.map(({ value, text }) => (
                <option key={value} value={value}>
                  {text}
                </option>
              ))}
            </select>
          );
        const same = { ...control, name, defaultValue: field.value, maxLength: field.most };
        if (field.kind === "text") return <textarea {...same} rows={8} />;
        return field.kind === "address" ? (
          <input {...same} type="url" autoComplete="url" />
        ) : (
          <input {...same} type="text" autoComplete="off" />
        );
      }}
    </Field>
  );
}
