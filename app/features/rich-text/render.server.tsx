import { renderJSONContentToReactElement } from "@tiptap/static-renderer/json/react";
import type { ReactElement, ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import type { RichNode, TextMark } from "../../../domain/creators/document/types";
import { markComponents } from "./marks.server";
import { nodeComponents } from "./nodes.server";
import { passageComponent } from "./passage.server";
import type { Setting } from "./setting.server";

/** The renderer looks a handler up by type and hands it nodes or marks of that type alone. */
type NodeHandlers = Record<string, (props: { node: RichNode; children?: ReactNode }) => ReactNode>;
type MarkHandlers = Record<string, (props: { mark: TextMark; children?: ReactNode }) => ReactNode>;

/**
 * A document as HTML. React escapes every text and attribute, and the document holds nothing but what its reading let
 * through, so that the result may be put into a page as it is. No inline styles: they are classes of rich-text.css.
 */
export function renderDocument(document: RichNode, setting: Setting): string {
  const render = renderJSONContentToReactElement<TextMark, RichNode>({
    nodeMapping: { ...nodeComponents(setting), tagged: passageComponent(setting) } as NodeHandlers,
    markMapping: markComponents as MarkHandlers,
  });
  return renderToStaticMarkup(render({ content: document }) as ReactElement);
}
