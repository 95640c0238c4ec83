import { errorText } from "../../i18n/errors";
import { type Page, problem } from "../page/page.server";

/**
 * The form that a request carries. Throws the page of a bad request where it carries none that can be read, or where the
 * door has taken its body away because it was too long (`functions/bounded-body.ts`).
 */
export async function sentForm({ t, language }: Page, request: Request): Promise<FormData> {
  if (!request.body && Number(request.headers.get("content-length")) > 0)
    throw problem(413, { title: errorText("body_too_large", language), description: t("account.tooLarge") });
  try {
    return await request.formData();
  } catch {
    throw problem(400, { title: errorText("invalid", language), description: t("account.unreadable") });
  }
}

/** A form's text field; "" where there is none. */
export function fieldOf(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === "string" ? value : "";
}

/** The words that a form carries, as text. Throws as `sentForm`. */
export async function typedIn<F extends string>(
  page: Page,
  request: Request,
  ...fields: F[]
): Promise<Record<F, string>> {
  const form = await sentForm(page, request);
  return Object.fromEntries(fields.map((field) => [field, fieldOf(form, field)])) as Record<F, string>;
}
