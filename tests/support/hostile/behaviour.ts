import type { IncomingMessage, ServerResponse } from "node:http";
import type { Answering } from "../../../sample/http";
import { type FeedEntry, renderFeed } from "../../../sample/render/feed";

/** What a hostile newspaper needs to know to answer. */
export interface Asked {
  request: IncomingMessage;
  response: ServerResponse;
  /** address of the server, without a slash at the end */
  base: string;
  /** `{base}/{slug}` */
  home: string;
  /** what follows `/{slug}/` in the path, without query */
  rest: string;
  /** runs when the connection or the server closes: for timers */
  onClose(stop: () => void): void;
}

/** How a newspaper misbehaves. */
export interface Behaviour {
  /** one line: what it does */
  about: string;
  /** what its reader should get of it: good items, nothing, or either (refusing the whole feed is fair) */
  yields: "items" | "nothing" | "either";
  answer(asked: Asked): ReturnType<Answering>;
}

/** Behaviours by the slug of their newspaper. */
export type Behaviours = Record<string, Behaviour>;

/** A well-made RSS feed of the given items, or of two ordinary ones of the newspaper at `home`. */
export function plainFeed(home: string, entries: FeedEntry[] = ordinary(home), encoding = "utf-8"): string {
  return renderFeed(
    {
      title: "Hostile Herald",
      description: "Invented for tests",
      link: `${home}/`,
      self: `${home}/feed`,
      language: "en",
      entries,
    },
    { dialect: "rss2", encoding, summary: "escaped", author: "none" },
  );
}

/** Two ordinary items, some hours old. */
export function ordinary(home: string): FeedEntry[] {
  return [
    item(home, "bridge", "Council reopens the Mill Street bridge after repairs", 2),
    item(home, "choir", "Village choir wins the county prize for the third time", 5),
  ];
}

/** An item published so many hours ago, with an address of its own below `home`. */
export function item(home: string, id: string, title: string, hoursAgo: number): FeedEntry {
  return {
    link: `${home}/articles/${id}.html`,
    title,
    summary: `${title}, according to people on the spot.`,
    published: new Date(Math.floor(Date.now() / 1000) * 1000 - hoursAgo * 3_600_000).toUTCString(),
    guid: { value: `${home}/articles/${id}.html`, permalink: true },
  };
}
