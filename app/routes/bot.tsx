import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { botView } from "../features/bot/view.server";
import { metaOfHead } from "../features/page/head";
import { headOf } from "../features/page/head.server";
import { openPage } from "../features/page/page.server";

export const meta = metaOfHead;

export async function loader({ request, context }: LoaderFunctionArgs) {
  const page = await openPage({ request, context });
  const view = botView(page);
  return { head: headOf(page, { title: view.title, description: view.lead, translated: "/bot" }), view };
}

export default function Bot() {
  const { title, lead, who, often, kept, refuse, write } = useLoaderData<typeof loader>().view;
  return (
    <div className="prose">
      <h1>{title}</h1>
      <p className="standfirst">{lead}</p>
      {[who, often, kept].map((part) => (
        <section key={part.title}>
          <h2>{part.title}</h2>
          <p>{part.text}</p>
        </section>
      ))}
      <section>
        <h2>{refuse.title}</h2>
        <p>{refuse.text}</p>
        <pre className="code">
          <code>{refuse.code}</code>
        </pre>
        {refuse.also.map((text) => (
          <p key={text}>{text}</p>
        ))}
      </section>
      <section>
        <h2>{write.title}</h2>
        <p>
          {write.text} <a href={`mailto:${write.email}`}>{write.email}</a>
        </p>
      </section>
    </div>
  );
}
