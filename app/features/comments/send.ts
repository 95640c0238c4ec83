import type { CommentsView } from "./view";

/** Words for the reader about what the server refused. */
export class Refused extends Error {}

/** What a form carries, as the API takes it. */
function bodyOf(form: HTMLFormElement): Record<string, unknown> {
  const fields = [...new FormData(form)].filter(([name]) => name !== "hacer" && name !== "comentario");
  return Object.fromEntries(
    fields.map(([name, value]) => [name, name.endsWith("_id") ? Number(value) : value]),
  );
}

/**
 * Does through the API what the form would do without scripts; gives the comment's id. Throws `Refused` with the server's words,
 * or with `otherwise` where it has none.
 */
export async function send(
  form: HTMLFormElement,
  { language, otherwise }: { language: string; otherwise: string },
): Promise<number> {
  const told = new FormData(form);
  const id = told.get("comentario");
  const removes = told.get("hacer") === "borrar";
  const answer = await fetch(`/api/comments${id === null ? "" : `/${id}`}?idioma=${language}`, {
    method: id === null ? "POST" : removes ? "DELETE" : "PATCH",
    ...(removes
      ? {}
      : { headers: { "Content-Type": "application/json" }, body: JSON.stringify(bodyOf(form)) }),
  }).catch(() => null);
  const body = (await answer?.json().catch(() => null)) as { id?: number; error?: string } | null | undefined;
  if (answer?.status === 401) {
    const { becomeGuest, check } = await import("../session/ask");
    becomeGuest();
    check();
  }
  if (!answer?.ok) throw new Refused(body?.error || otherwise);
  return Number(id ?? body?.id);
}

/** The comments as they stand now. */
export async function askAgain(source: string): Promise<CommentsView> {
  const answer = await fetch(source);
  if (!answer.ok) throw new Error(`comments: ${answer.status}`);
  return (await answer.json()) as CommentsView;
}
