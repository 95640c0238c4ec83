/** Something wrong with a field, by its id. */
export interface FieldError {
  id: string;
  text: string;
}

/** What a form's answer says when it was refused. */
export interface Refusal {
  refused: true;
  /** Which form of a page with several. */
  form: string | null;
  errors: FieldError[];
  /** What was typed, all but passwords. */
  values: Record<string, string>;
}

export const NOT_REFUSED: Refusal = { refused: true, form: null, errors: [], values: {} };

/** What a field's error says; undefined when there is nothing wrong with it. */
export const errorAt = ({ errors }: Refusal, id: string): string | undefined =>
  errors.find((error) => error.id === id)?.text;
