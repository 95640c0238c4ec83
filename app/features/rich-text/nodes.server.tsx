import type { ReactNode } from "react";
import type { BlockAttributes, RichNode } from "../../../domain/creators/document/types";
import { outward } from "./marks.server";
import type { Setting } from "./setting.server";

type Of<Type extends RichNode["type"]> = {
  node: Extract<RichNode, { type: Type }>;
  children?: ReactNode;
};

const classOf = ({ align, leading }: BlockAttributes): string | undefined =>
  [align && `align-${align}`, leading && `leading-${leading}`].filter(Boolean).join(" ") || undefined;

function Heading({ node, children }: Of<"heading">) {
  const Level = `h${node.attrs.level}` as const;
  return <Level className={classOf(node.attrs)}>{children}</Level>;
}

function OrderedList({ node, children }: Of<"orderedList">) {
  return <ol start={node.attrs.start === 1 ? undefined : node.attrs.start}>{children}</ol>;
}

/** It may be wider than the column: then the keyboard must be able to push it. */
function CodeBlock({ children }: Of<"codeBlock">) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must take the focus
    <pre className="code" tabIndex={0}>
      <code>{children}</code>
    </pre>
  );
}

/** How each node of a document is shown. */
export const nodeComponents = ({ t, pictureAt }: Setting) => ({
  doc: ({ children }: Of<"doc">) => <>{children}</>,
  text: ({ node }: Of<"text">) => <>{node.text}</>,
  paragraph: ({ node, children }: Of<"paragraph">) => <p className={classOf(node.attrs)}>{children}</p>,
  heading: Heading,
  blockquote: ({ children }: Of<"blockquote">) => <blockquote>{children}</blockquote>,
  bulletList: ({ children }: Of<"bulletList">) => <ul>{children}</ul>,
  orderedList: OrderedList,
  listItem: ({ children }: Of<"listItem">) => <li>{children}</li>,
  taskList: ({ children }: Of<"taskList">) => <ul className="tasks">{children}</ul>,
  taskItem: ({ node, children }: Of<"taskItem">) => (
    <li>
      <input
        type="checkbox"
        disabled
        defaultChecked={node.attrs.checked}
        aria-label={node.attrs.checked ? t("article.done") : t("article.open")}
      />
      <div>{children}</div>
    </li>
  ),
  codeBlock: CodeBlock,
  hardBreak: () => <br />,
  horizontalRule: () => <hr />,
  image: ({ node: { attrs } }: Of<"image">) => (
    <img
      src={attrs.source.kind === "inline" ? attrs.source.url : pictureAt(attrs.source.url)}
      alt={attrs.alt}
      title={attrs.title ?? undefined}
      width={attrs.width ?? undefined}
      height={attrs.height ?? undefined}
      loading="lazy"
      decoding="async"
    />
  ),
  youtube: ({ node: { attrs } }: Of<"youtube">) => (
    <p className="video">
      <a
        href={`https://www.youtube.com/watch?v=${attrs.id}${attrs.start ? `&t=${attrs.start}s` : ""}`}
        {...outward}
      >
        {t("article.video")}
      </a>
      <small>{t("article.videoNote")}</small>
    </p>
  ),
});
