import { ButtonLink } from "../../ui/button";
import { Steps } from "./steps";
import type { Beside, SplitView } from "./view";

/** What stands in a section beside its text. */
export function BesideText({ beside }: { beside: Beside }) {
  switch (beside.kind) {
    case "button":
      return (
        <p>
          <ButtonLink to={beside.link.href} discover="none" kind="primary">
            {beside.link.text}
          </ButtonLink>
        </p>
      );
    case "links":
      return (
        <ul className="points">
          {beside.links.map((link) => (
            <li key={link.href}>
              <a href={link.href}>{link.text}</a>
            </li>
          ))}
        </ul>
      );
    case "details":
      return (
        <dl className="details">
          {beside.details.map(({ name, text, href }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{href ? <a href={href}>{text}</a> : text}</dd>
            </div>
          ))}
        </dl>
      );
    case "steps":
      return <Steps steps={beside.steps} />;
    case "splits":
      return beside.splits.map((split) => <Split key={split.title} split={split} />);
  }
}

/** A whole as a bar of its parts; the words under it say the same. */
function Split({ split }: { split: SplitView }) {
  const starts = split.parts.map((_, at) =>
    split.parts.slice(0, at).reduce((sum, { percent }) => sum + percent, 0),
  );
  return (
    <figure className="split">
      <figcaption>{split.title}</figcaption>
      <svg
        className="split-bar"
        viewBox="0 0 100 6"
        preserveAspectRatio="none"
        aria-hidden="true"
        focusable="false"
      >
        {split.parts.map(({ percent, text }, at) => (
          <rect key={text} className={`part${at}`} x={starts[at]} width={percent} height="6" />
        ))}
      </svg>
      <ul>
        {split.parts.map(({ text }, at) => (
          <li key={text}>
            <svg className="split-key" viewBox="0 0 1 1" aria-hidden="true" focusable="false">
              <rect className={`part${at}`} width="1" height="1" />
            </svg>
            {text}
          </li>
        ))}
      </ul>
    </figure>
  );
}
