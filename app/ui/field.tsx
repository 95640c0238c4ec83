import { type ReactNode, useEffect, useRef } from "react";
import { Icon } from "./icon";

/** What the control of a field carries. */
export interface Control {
  id: string;
  "aria-describedby": string | undefined;
  "aria-invalid": true | undefined;
}

interface FieldProps {
  id: string;
  label: string;
  help?: string | undefined;
  /** What is wrong and how to put it right. */
  error?: string | undefined;
  children: (control: Control) => ReactNode;
}

/** A control under its label, with its help below and what is wrong with it between the two. */
export function Field({ id, label, help, error, children }: FieldProps) {
  const described = [error ? `${id}-error` : "", help ? `${id}-help` : ""].filter(Boolean).join(" ");
  return (
    <div className={error ? "field wrong" : "field"}>
      <label htmlFor={id}>{label}</label>
      {error ? (
        <p className="field-error" id={`${id}-error`}>
          <Icon name="alert" />
          {error}
        </p>
      ) : null}
      {children({ id, "aria-describedby": described || undefined, "aria-invalid": error ? true : undefined })}
      {help ? (
        <p className="field-help" id={`${id}-help`}>
          {help}
        </p>
      ) : null}
    </div>
  );
}

interface ErrorSummaryProps {
  title: string;
  /** By the id of the field they belong to. */
  errors: { id: string; text: string }[];
}

/** All errors of a form, above it, each leading to its field. Takes the focus when it appears. */
export function ErrorSummary({ title, errors }: ErrorSummaryProps) {
  const summary = useRef<HTMLDivElement>(null);
  const told = errors.map(({ id, text }) => `${id} ${text}`).join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: other errors are another summary
  useEffect(() => summary.current?.focus(), [told]);
  if (errors.length === 0) return null;
  return (
    <div className="error-summary" ref={summary} role="alert" tabIndex={-1}>
      <h2>{title}</h2>
      <ul>
        {errors.map(({ id, text }) => (
          <li key={id}>
            <a href={`#${id}`}>{text}</a>
          </li>
        ))}
      </ul>
    </div>
  );
}
