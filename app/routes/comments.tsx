import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { readCommented } from "../../domain/comments/queries";
import { DomainError } from "../../domain/shared/errors";
import { threadsOn } from "../features/comments/read.server";
import { commentsView } from "../features/comments/view.server";
import { idIn, openPage } from "../features/page/page.server";
import { statusOf } from "../i18n/status";

/** The comments on an event or an article as the page shows them: what scripts ask for after something was written. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const page = await openPage({ request, context });
  const asked = (name: string) => idIn(page.url.searchParams.get(name) ?? undefined);
  const [event, article] = [asked("evento_id"), asked("articulo_id")];
  if (event === null && article === null) return new Response(null, { status: 404 });
  const target = event !== null ? { event } : { article: article! };
  const [threads, commented] = await Promise.all([
    threadsOn(page, event !== null ? { event } : { article: { id: article! } }),
    readCommented(page.services, target).catch((error: unknown) => {
      throw error instanceof DomainError ? new Response(null, { status: statusOf(error) }) : error;
    }),
  ]);
  const own = event !== null ? page.paths.event(event) : page.paths.article({ id: article!, slug: null });
  return Response.json(commentsView(page, { ...commented, page: own }, threads), {
    headers: { "Cache-Control": "private, no-store" },
    status: threads ? 200 : 503,
  });
}
