import { z } from "@hono/zod-openapi";
import type { Context } from "hono";
import { languageOf } from "../../app/i18n/language.server";
import type { Language } from "../../domain/shared/languages";

/** Every error of the API. */
export const errorWire = z
  .object({
    error: z.string().openapi({ example: "Evento no encontrado" }),
    code: z.string().openapi({ example: "event_not_found" }),
  })
  .openapi("Error");

export const errorResponse = (description: string) => ({
  description,
  content: { "application/json": { schema: errorWire } },
});

/** Any value is taken; one that is no content language falls back to the reader's own. */
export const languageQuery = z.object({
  idioma: z
    .union([z.string(), z.array(z.string())])
    .optional()
    .openapi({ type: "string", description: "es, en, fr or de", example: "es" }),
  _t: z.any().optional().openapi({ type: "string", description: "Accepted and ignored." }),
});

const MOST_PER_PAGE = 50;
const wholeNumber = z.string().regex(/^\d{1,9}$/);

/** Paging: `page` from 1, `page_size` 20 unless told, at most 50; `antes_de` goes on behind a page's `siguiente`. */
export const pageQuery = languageQuery.extend({
  page: wholeNumber.optional().openapi({ description: "From 1; 0 or absent is 1." }),
  page_size: wholeNumber.optional().openapi({ description: "20 unless told, at most 50." }),
  categoria_id: wholeNumber.optional(),
  antes_de: z
    .string()
    .max(60)
    .optional()
    .openapi({ description: "The `siguiente` of the page before: goes on without repetition." }),
});

export function pageOptions(query: z.infer<typeof pageQuery>, language: Language) {
  return {
    language,
    page: Math.max(1, Number(query.page ?? 1)),
    pageSize: Math.min(MOST_PER_PAGE, Math.max(1, Number(query.page_size ?? 20))),
    categoryId: query.categoria_id ? Number(query.categoria_id) : undefined,
    before: query.antes_de || undefined,
  };
}

/** A numeric id in the path; anything else is as unknown as a wrong number. */
export const idParam = z.object({
  id: wholeNumber.openapi({ param: { name: "id", in: "path" }, example: "12" }),
});

export const requestLanguage = (c: Context): Language => languageOf(c.req.raw);

export const isoTime = (ms: number): string => new Date(ms).toISOString();

/** Read by everyone alike: caches before us may keep it for a minute, and show it while it is made anew. */
export const PUBLIC_CACHE = "public, max-age=60, s-maxage=60, stale-while-revalidate=600";
export const PRIVATE_CACHE = "private, no-store";
