import { useEffect, useRef } from "react";
import { enliven } from "./enliven";

/** @param html made by renderDocument alone: nothing but allow-listed elements with escaped texts and attributes */
export function RichText({ html, language }: { html: string; language: string | null }) {
  const text = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another text has other passages
  useEffect(() => (text.current ? enliven(text.current) : undefined), [html]);
  return (
    <div
      ref={text}
      className="rich"
      lang={language ?? undefined}
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}
