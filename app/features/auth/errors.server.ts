import type { HeadersFunction } from "@remix-run/cloudflare";
import { type AppLoadContext, data } from "@remix-run/cloudflare";
import { DomainError } from "../../../domain/shared/errors";
import { errorText } from "../../i18n/errors";
import { statusOf } from "../../i18n/status";
import type { Page } from "../page/page.server";
import type { FieldError, Refusal } from "./form";

/** An answer of a form that somebody filled in: nothing but their own. */
export const OWN_ANSWER = { "Cache-Control": "private, no-store" };

/** Headers of a page with such a form: what its action says, else its loader. */
export const headersOfForm: HeadersFunction = ({ actionHeaders, loaderHeaders }) =>
  actionHeaders.has("Cache-Control") ? actionHeaders : loaderHeaders;

/** The field that an error is about, by the first word of its code; the form's first one for all others. */
const fieldOf = <F extends string>(code: string, fields: readonly F[]): F =>
  fields.find((field) => field.toLowerCase() === code.split("_")[0]) ?? fields[0]!;

/**
 * What a form answers when a room refuses: the words beside its fields, and what was typed. Throws what no room threw
 * on purpose.
 * @param fields of the form, the first of them for errors about no field; @param codes more than the one thrown
 */
export function refusal<F extends string>(
  error: unknown,
  { language }: Page,
  form: { fields: readonly F[]; values?: Record<string, string>; name?: string; codes?: string[] },
) {
  if (!(error instanceof DomainError)) throw error;
  const codes = form.codes?.length ? form.codes : [error.code];
  const errors: FieldError[] = codes.map((code) => ({
    id: idOf(fieldOf(code, form.fields), form.name),
    text: errorText(code, language, error.params),
  }));
  const headers = new Headers(OWN_ANSWER);
  if (error.kind === "too_many") headers.set("Retry-After", String(error.params.seconds));
  const refused: Refusal = { refused: true, form: form.name ?? null, errors, values: form.values ?? {} };
  return data(refused, { status: statusOf(error), headers });
}

const idOf = (field: string, form: string | undefined): string => (form ? `${form}-${field}` : field);

/** Where a request that signs somebody in comes from. */
export const arrivalIn = ({ session }: AppLoadContext) => ({ ...session.visitor, replaces: session.token });
