import { Button } from "../../ui/button";
import { ErrorSummary, Field } from "../../ui/field";
import type { NoticeView } from "./notice.server";
import { Quoted } from "./parts";

/** Where anyone tells us that a comment breaks a rule. */
export function Notice({ view }: { view: NoticeView }) {
  const { rules, explanation, email, values, wrong } = view;
  const errorOf = (field: string) => (wrong?.field === field ? wrong.text : undefined);
  return (
    <section className="notice report">
      <h1>{view.title}</h1>
      <p className="standfirst">{view.lead}</p>
      <Quoted quoted={view.quoted} />
      <p>{view.viewpoint}</p>
      <p>{view.danger}</p>
      {wrong ? (
        <ErrorSummary title={wrong.title} errors={[{ id: wrong.field ?? "rule", text: wrong.text }]} />
      ) : null}
      <form method="post">
        <input type="hidden" name="envio" value={values.submission} />
        <fieldset className="choices" id="rule" aria-describedby={errorOf("rule") ? "rule-error" : undefined}>
          <legend>{rules.label}</legend>
          {errorOf("rule") ? (
            <p className="field-error" id="rule-error">
              {errorOf("rule")}
            </p>
          ) : null}
          {rules.list.map(({ value, text }) => (
            <label key={value}>
              <input
                type="radio"
                name="norma"
                value={value}
                defaultChecked={value === values.rule}
                required
              />
              {text}
            </label>
          ))}
        </fieldset>
        <Field
          id="explanation"
          label={explanation.label}
          help={explanation.help}
          error={errorOf("explanation")}
        >
          {(control) => (
            <textarea
              {...control}
              name="motivo"
              rows={5}
              required
              maxLength={2000}
              defaultValue={values.explanation}
            />
          )}
        </Field>
        <Field id="email" label={email.label} help={email.help} error={errorOf("email")}>
          {(control) => (
            <input
              {...control}
              type="email"
              name="correo"
              autoComplete="email"
              maxLength={254}
              defaultValue={values.email}
            />
          )}
        </Field>
        <p className="form-end">
          <Button type="submit" kind="primary">
            {view.send}
          </Button>
        </p>
      </form>
      <p>
        {view.log.text} <a href={view.log.link.href}>{view.log.link.text}</a>
      </p>
    </section>
  );
}
