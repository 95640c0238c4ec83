import { Button } from "../../ui/button";
import { Field } from "../../ui/field";
import type { AskView } from "./parts";

/** Where one disagrees with a decision. */
export function AppealForm({ ask }: { ask: AskView }) {
  return (
    <form method="post" className="appeal" data-stays="">
      <h2>{ask.title}</h2>
      <p>{ask.text}</p>
      <Field id="appeal" label={ask.label} error={ask.error ?? undefined}>
        {(control) => (
          <textarea {...control} name="texto" rows={6} required maxLength={2000} defaultValue={ask.value} />
        )}
      </Field>
      <p className="form-end">
        <Button type="submit" kind="primary">
          {ask.send}
        </Button>
      </p>
    </form>
  );
}
