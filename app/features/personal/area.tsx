import { Form, Link } from "@remix-run/react";
import { Button } from "../../ui/button";
import { Empty } from "../../ui/empty";
import { Flag } from "../../ui/flag";
import { Tooltip } from "../../ui/tooltip";
import { Lost } from "../session/lost";
import { useSignedOut } from "../session/session";
import { Avatar } from "./avatar";
import { ProfileForm } from "./form";
import { Reactions } from "./reactions";
import { Tabs } from "./tabs";
import type { CommentsView, HeaderView, PersonalView } from "./view";

/** The reader's own desk. It stays when the session ends elsewhere, with what was typed. */
export function PersonalArea({ view }: { view: PersonalView }) {
  const signedOut = useSignedOut();
  return (
    <div data-stays="">
      <div role="alert">
        {signedOut ? (
          <div className="callout">
            <Lost view={view.profile.words.lost} />
          </div>
        ) : null}
      </div>
      <Header header={view.header} />
      <Tabs tabs={view.tabs}>
        {(section) => {
          if (section === "perfil") return <ProfileForm form={view.profile} />;
          if (section === "bio") return view.bio ? <ProfileForm form={view.bio} /> : null;
          if (section === "reacciones") return <Reactions view={view.reactions} />;
          return view.comments ? <Comments view={view.comments} /> : null;
        }}
      </Tabs>
    </div>
  );
}

function Header({ header }: { header: HeaderView }) {
  return (
    <header className="person">
      <Avatar avatar={header.avatar} />
      <div>
        <h1>{header.greeting}</h1>
        <p className="meta">
          <Tooltip id="visit" text={header.tooltip}>
            <button type="button" className="badge" aria-describedby="visit">
              {header.role}
            </button>
          </Tooltip>
          {header.country ? (
            <span>
              <Flag code={header.country.code} name={null} /> {header.country.name}
            </span>
          ) : null}
        </p>
        <ul className="person-links">
          {header.links.map(({ href, text }) => (
            <li key={href}>
              <Link to={href}>{text}</Link>
            </li>
          ))}
          <li>
            <Form method="post" action={header.logOut.action} reloadDocument>
              <Button type="submit" kind="plain" icon="log-out">
                {header.logOut.text}
              </Button>
            </Form>
          </li>
        </ul>
      </div>
    </header>
  );
}

function Comments({ view }: { view: CommentsView }) {
  if (view.rows.length === 0) return <Empty text={view.empty} />;
  return (
    <ul className="own-list">
      {view.rows.map((comment) => (
        <li key={comment.id}>
          <p className="meta">
            {comment.notes.map((note) => (
              <span key={note} className="badge">
                {note}
              </span>
            ))}
            <span>
              {comment.about}:{" "}
              {comment.context ? <Link to={comment.context.href}>{comment.context.text}</Link> : comment.gone}
            </span>
            <time dateTime={comment.at.iso}>{comment.at.text}</time>
          </p>
          <p className="said-text" lang={comment.language ?? undefined}>
            {comment.text}
          </p>
        </li>
      ))}
    </ul>
  );
}
