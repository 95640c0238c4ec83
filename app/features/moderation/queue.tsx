import { Button } from "../../ui/button";
import { Field } from "../../ui/field";
import { Quoted } from "./parts";
import type { CaseView, QueueView } from "./queue.server";

/** All that waits for a decision, for those who decide. */
export function Queue({ view }: { view: QueueView }) {
  return (
    <section className="notice report queue">
      <h1>{view.title}</h1>
      <p className="standfirst">{view.lead}</p>
      {view.done ? <p role="status">{view.done}</p> : null}
      {view.late ? (
        <>
          <p className="field-error" role="alert">
            {view.late.error}
          </p>
          <blockquote className="quoted as-typed">{view.late.reason}</blockquote>
        </>
      ) : null}
      {view.none ? <p>{view.none}</p> : null}
      <p>
        <a href={view.log.href}>{view.log.text}</a>
      </p>
      {view.first ? (
        <p>
          <a href={view.first.href}>{view.first.text}</a>
        </p>
      ) : null}
      {view.cases.map((one) => (
        <Case key={one.id} one={one} words={view.words} />
      ))}
      {view.next ? (
        <p>
          <a href={view.next.href} rel="next">
            {view.next.text}
          </a>
        </p>
      ) : null}
    </section>
  );
}

function Case({ one, words }: { one: CaseView; words: QueueView["words"] }) {
  const { anchor, parent, notices, appeal, form } = one;
  return (
    <article className="case" id={anchor} aria-label={one.quoted.by}>
      {parent ? (
        <div className="case-parent">
          <p>{parent.said}</p>
          <p className="as-typed">{parent.text}</p>
        </div>
      ) : null}
      <Quoted quoted={one.quoted} />
      {notices ? (
        <>
          <h2>{notices.title}</h2>
          <ul>
            {notices.list.map(({ id, rule, explanation, age }) => (
              <li key={id}>
                <p>
                  <strong>{rule}</strong> · {age}
                </p>
                <p className="as-typed">{explanation}</p>
              </li>
            ))}
          </ul>
          {notices.further ? <p>{notices.further}</p> : null}
        </>
      ) : null}
      {appeal ? (
        <>
          <h2>{appeal.title}</h2>
          <p className="as-typed">{appeal.text}</p>
          <p>{appeal.before}</p>
          <p className="as-typed">{appeal.reason}</p>
        </>
      ) : null}
      {one.remark ? <p className="remark">{one.remark}</p> : null}
      {form ? <DecisionForm one={one} form={form} words={words} /> : null}
    </article>
  );
}

interface FormProps {
  one: CaseView;
  form: NonNullable<CaseView["form"]>;
  words: QueueView["words"];
}

function DecisionForm({ one: { id, anchor }, form, words }: FormProps) {
  return (
    <form method="post" action={`#${anchor}`} data-stays="">
      <input type="hidden" name="comentario" value={id} />
      {form.error ? (
        <p className="field-error" role="alert">
          {form.error}
        </p>
      ) : null}
      <fieldset className="choices">
        <legend>{words.decision}</legend>
        {form.outcomes.map(({ value, text, chosen }) => (
          <label key={value}>
            <input type="radio" name="decision" value={value} defaultChecked={chosen} required />
            {text}
          </label>
        ))}
      </fieldset>
      <Field id={`rule-${id}`} label={words.rule}>
        {(control) => (
          <select
            {...control}
            name="norma"
            defaultValue={form.rules.find(({ chosen }) => chosen)?.value ?? ""}
            required
          >
            {form.rules.map(({ value, text }) => (
              <option key={value} value={value}>
                {text}
              </option>
            ))}
          </select>
        )}
      </Field>
      <Field id={`reason-${id}`} label={words.reason} help={words.reasonHelp}>
        {(control) => (
          <textarea
            {...control}
            name="motivo"
            rows={4}
            required
            minLength={words.least}
            maxLength={words.most}
            defaultValue={form.reason}
          />
        )}
      </Field>
      <p className="form-end">
        <Button type="submit" kind="primary">
          {words.send}
        </Button>
      </p>
    </form>
  );
}
