import type { LinksFunction, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { Primitives } from "../features/design/primitives";
import { Tokens } from "../features/design/tokens";
import { notFound, openPage } from "../features/page/page.server";
import styles from "../styles/design.css?url";

export const links: LinksFunction = () => [{ rel: "stylesheet", href: styles }];

export const meta: MetaFunction = () => [
  { title: "Design · Poliedro" },
  { name: "robots", content: "noindex" },
];

/** Every token and primitive on one page, for those who build this; in production there is no such page. */
export async function loader({ request, context }: LoaderFunctionArgs): Promise<null> {
  const page = await openPage({ request, context });
  if (!import.meta.env.DEV && !page.services.streamsPlain) throw notFound(page);
  return null;
}

export default function Design() {
  return (
    <div className="prose design" lang="en">
      <h1>Design</h1>
      <Tokens />
      <Primitives />
    </div>
  );
}
