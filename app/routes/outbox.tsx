import { data, type HeadersFunction, type LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { waitingMails } from "../../domain/mails/queries";
import { outboxMails } from "../features/account/outbox.server";
import { OWN_ANSWER } from "../features/auth/errors.server";
import { metaOfOwn } from "../features/page/head";
import { headOf } from "../features/page/head.server";
import { notFound, openPage } from "../features/page/page.server";

export const meta = metaOfOwn;

export const headers: HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

/** Mails that nobody sends, for whoever runs the product on one machine; elsewhere there is no such page. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const page = await openPage({ request, context });
  const { t, services } = page;
  if (!services.showsOutbox) throw notFound(page);
  const title = t("account.outbox.title");
  return data(
    {
      head: headOf(page, { title, description: t("account.outbox.description") }),
      title,
      lead: t("account.outbox.lead"),
      none: t("account.outbox.none"),
      mails: outboxMails(page, await waitingMails(services)),
    },
    { headers: OWN_ANSWER },
  );
}

export default function Outbox() {
  const { title, lead, none, mails } = useLoaderData<typeof loader>();
  return (
    <section className="account-page">
      <h1>{title}</h1>
      <p className="standfirst">{lead}</p>
      {mails.length === 0 ? <p>{none}</p> : null}
      {mails.map((mail) => (
        <article key={mail.id} className="outbox-mail" lang={mail.language}>
          <h2>{mail.subject}</h2>
          <p className="soft">
            {mail.to} · <time dateTime={mail.at.iso}>{mail.at.text}</time>
          </p>
          {mail.paragraphs.map((paragraph) => (
            <p key={paragraph.text}>
              {paragraph.href ? <a href={paragraph.href}>{paragraph.text}</a> : paragraph.text}
            </p>
          ))}
        </article>
      ))}
    </section>
  );
}
