import { OpenAPIHono } from "@hono/zod-openapi";
import { DomainError } from "../../domain/shared/errors";
import type { HttpEnv } from "../http-env";

/** A part of the API: bad input is answered like every other error, with a code that names the field. */
export const newApi = () =>
  new OpenAPIHono<HttpEnv>({
    defaultHook: (result) => {
      if (result.success) return;
      const field = String(result.error.issues[0]?.path[0]);
      throw new DomainError(field === "id" ? "not_found" : "invalid", CODES[field] ?? "invalid");
    },
  });

const CODES: Record<string, string> = {
  id: "not_found",
  action: "action_invalid",
  action_type: "action_invalid",
  evento_id: "target_invalid",
  articulo_id: "target_invalid",
  parent_id: "comment_parent_invalid",
  texto: "comment_empty",
  page: "page_invalid",
  page_size: "page_invalid",
  categoria_id: "category_invalid",
  antes_de: "cursor_invalid",
};
