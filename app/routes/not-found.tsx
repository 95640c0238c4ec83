import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { notFound, openPage } from "../features/page/page.server";

/** Every address that no other route knows. */
export async function loader({ request, context }: LoaderFunctionArgs): Promise<never> {
  throw notFound(await openPage({ request, context }));
}

export const action = loader;

export default function NotFound() {
  return null;
}
