import type { AnalysedArticle, EarlierEvent } from "../../articles";
import type { CutArticle } from "../input";
import { SYSTEM, TASK } from "./v1";

/** Names the texts that models are given; stands in the name of an analysis's author. */
export const PROMPT_VERSION = "v1";

export interface Message {
  role: "system" | "user";
  content: string;
}

/** What a model is given of an event. */
export function messagesFor(articles: readonly CutArticle[], earlier: readonly EarlierEvent[]): Message[] {
  const blocks = [
    ...articles.map(({ article, text }, i) => articleBlock(i + 1, article, text)),
    ...earlier.map(earlierBlock),
  ];
  return [
    { role: "system", content: SYSTEM },
    { role: "user", content: `${TASK}\n\n${blocks.join("\n\n")}` },
  ];
}

function articleBlock(n: number, article: AnalysedArticle, text: string): string {
  const { newspaper, country, language, publishedAt, opinion } = article;
  const about = [
    `n="${n}"`,
    `newspaper="${attribute(newspaper)}"`,
    `country="${attribute(country)}"`,
    `language="${attribute(language)}"`,
    `published="${new Date(publishedAt).toISOString().slice(0, 16)}Z"`,
    `opinion="${opinion ? "yes" : "no"}"`,
  ];
  return `<article ${about.join(" ")}>\n${data(text)}\n</article>`;
}

function earlierBlock({ at, titles }: EarlierEvent, i: number): string {
  const title = Object.values(titles).join(" / ");
  return `<earlier n="${i + 1}" date="${new Date(at).toISOString().slice(0, 10)}">\n${data(title)}\n</earlier>`;
}

/** Our tags in a text of others, also with blanks or unseen characters in them, would end its block. */
const TAG =
  /[<＜‹〈]([\s\p{Cf}/]*(?:a[\s\p{Cf}]*r[\s\p{Cf}]*t[\s\p{Cf}]*i[\s\p{Cf}]*c[\s\p{Cf}]*l[\s\p{Cf}]*e|e[\s\p{Cf}]*a[\s\p{Cf}]*r[\s\p{Cf}]*l[\s\p{Cf}]*i[\s\p{Cf}]*e[\s\p{Cf}]*r))/giu;

const data = (text: string): string => text.replace(TAG, "($1");

const attribute = (value: string): string => value.replace(/[^\p{L}\p{N}._ -]/gu, "").slice(0, 60);
