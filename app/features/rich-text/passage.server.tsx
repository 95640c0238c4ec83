import type { ReactNode } from "react";
import type { RichNode, Tag } from "../../../domain/creators/document/types";
import { momentInWords } from "../../i18n/times";
import { outward } from "./marks.server";
import type { Setting } from "./setting.server";

type Passage = { node: Extract<RichNode, { type: "tagged" }>; children?: ReactNode };

/**
 * A passage that bears tags: underlined, its first tag's letter in the margin, and what the tags say in a tooltip for
 * mouse, keyboard and finger alike. It leads to its source where it has one.
 */
export function passageComponent(setting: Setting) {
  let passages = 0;
  return ({ node, children }: Passage) => {
    const { tags } = node.attrs;
    const id = `tip-${++passages}`;
    const source = tags.find((tag) => tag.source)?.source;
    const look = {
      className: `tag tag-${tags[0]!.name}`,
      "data-letter": setting.t(`article.letter.${tags[0]!.name}`),
      "aria-describedby": id,
    };
    return (
      <span className="passage">
        {source ? (
          <a {...look} href={source} {...outward}>
            {children}
          </a>
        ) : (
          // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard must reach what the tooltip says
          <span {...look} role="note" tabIndex={0}>
            {children}
          </span>
        )}
        <span role="tooltip" id={id} className="tip">
          {tags.map((tag, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rendered once
            <span key={i}>
              <TagWords tag={tag} setting={setting} />
            </span>
          ))}
        </span>
      </span>
    );
  };
}

/** "Hecho verificado (20 nov 2026, 18:00 UTC) - Click para ver fuente"; a script puts the reader's own clock. */
function TagWords({ tag, setting: { t, language } }: { tag: Tag; setting: Setting }) {
  const moment = tag.at === null ? null : momentInWords(language, tag.at);
  return (
    <>
      {t(`article.label.${tag.name}`)}
      {tag.person ? ` - ${tag.person}` : null}
      {moment ? (
        <>
          {" ("}
          <time dateTime={moment.iso}>{moment.text}</time>)
        </>
      ) : null}
      {tag.timeframe ? ` - ${tag.timeframe}` : null}
      {tag.source ? ` - ${t("article.source")}` : null}
    </>
  );
}
