import { useRevalidator } from "@remix-run/react";
import { type FormEvent, useState } from "react";
import type { FieldView, FormView } from "./view";

type Errors = Record<string, string | undefined>;

interface State {
  said: FormView["said"] | "lost";
  errors: Errors;
  busy: boolean;
}

/** Sends a profile's form to the API and tells how it went; what was typed stays. Begins with what the server said. */
export function useSaving(form: FormView) {
  const { revalidate } = useRevalidator();
  const [state, setState] = useState<State>(() => ({
    said: form.said,
    errors: Object.fromEntries(form.fields.map(({ name, error }) => [name, error])),
    busy: false,
  }));
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (state.busy) return;
    const typed = event.currentTarget;
    setState((before) => ({ ...before, said: null, busy: true }));
    const sent = new FormData(typed);
    void send(form.fields, sent).then((outcome) => {
      setState({ said: outcome.said, errors: outcome.errors, busy: false });
      if (outcome.said !== "saved") return;
      show(typed, sent, outcome.user);
      revalidate();
    });
  };
  return { ...state, submit };
}

type Outcome =
  | { said: "saved"; errors: Errors; user: Record<string, unknown> }
  | { said: "wrong" | "failed" | "lost"; errors: Errors };

async function send(fields: FieldView[], typed: FormData): Promise<Outcome> {
  const body = Object.fromEntries(fields.map((field) => [field.name, heldBy(field, typed)]));
  try {
    const response = await fetch("/api/user/bio", {
      method: "PUT",
      headers: { "Content-Type": "application/json", "Accept-Language": document.documentElement.lang },
      body: JSON.stringify(body),
    });
    if (response.status === 401) return { said: "lost", errors: {} };
    const answer = (await response.json()) as { user: Record<string, unknown>; campos?: Errors };
    if (response.ok) return { said: "saved", errors: {}, user: answer.user };
    return answer.campos ? { said: "wrong", errors: answer.campos } : { said: "failed", errors: {} };
  } catch {
    return { said: "failed", errors: {} };
  }
}

function heldBy({ kind, name }: FieldView, typed: FormData): unknown {
  if (kind === "several") return typed.getAll(name);
  return kind === "box" ? typed.has(name) : typed.get(name);
}

/**
 * Lines are shown as they were stored: trimmed, or erased with the consent to them. What has been written on since they
 * were sent stays.
 */
function show(form: HTMLFormElement, sent: FormData, stored: Record<string, unknown>): void {
  for (const control of form.querySelectorAll<HTMLInputElement>("input:not([type=checkbox]), textarea"))
    if (control.value === asTyped(sent.get(control.name))) control.value = String(stored[control.name] ?? "");
}

/** Forms send lines with both of their ends; a text box holds them with one. */
const asTyped = (value: FormDataEntryValue | null): string => String(value ?? "").replaceAll("\r\n", "\n");
