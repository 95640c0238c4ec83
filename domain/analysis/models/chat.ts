import { z } from "zod";
import type { Usage } from "../analyst";
import { CHARACTERS_PER_TOKEN } from "./input";

const tokens = z.number().int().nonnegative().optional().catch(undefined);
const usage = z.object({ prompt_tokens: tokens, completion_tokens: tokens }).nullish().catch(undefined);

/** OpenAI's protocol, which some of Workers AI's models speak too. */
const completion = z.object({
  choices: z
    .array(
      z.object({
        finish_reason: z.string().nullish(),
        message: z.object({ content: z.unknown(), refusal: z.string().nullish() }),
      }),
    )
    .min(1),
  usage,
});
/** Workers AI's own: JSON as an object or as text. */
const response = z.object({ response: z.union([z.string(), z.record(z.string(), z.unknown())]), usage });

/** What a model's server gave. */
export interface ChatAnswer {
  /** JSON as text or already read; null where there is none. */
  content: unknown;
  end: "stop" | "length" | "refusal";
  usage: Usage;
}

/**
 * Reads an answer of either protocol. Tokens that the server does not count are estimated from the lengths.
 * @param asked characters of the prompt
 * @returns null for what is no answer of a model
 */
export function readChatAnswer(answer: unknown, asked: number): ChatAnswer | null {
  const { data: chat } = completion.safeParse(answer);
  if (chat) {
    const { finish_reason: reason, message } = chat.choices[0]!;
    const refused = reason === "content_filter" || Boolean(message.refusal);
    const end = refused ? "refusal" : reason === "length" ? "length" : "stop";
    return { content: message.content, end, usage: usageOf(chat.usage, asked, message.content) };
  }
  const { data: own } = response.safeParse(answer);
  return own ? { content: own.response, end: "stop", usage: usageOf(own.usage, asked, own.response) } : null;
}

function usageOf(counted: z.infer<typeof usage>, asked: number, content: unknown): Usage {
  const written = typeof content === "string" ? content.length : JSON.stringify(content ?? "").length;
  return {
    calls: 1,
    inputTokens: counted?.prompt_tokens ?? Math.ceil(asked / CHARACTERS_PER_TOKEN),
    outputTokens: counted?.completion_tokens ?? Math.ceil(written / CHARACTERS_PER_TOKEN),
  };
}

/** What an answer's content holds: JSON, words that refuse, or JSON that is broken. */
export type Content = { kind: "json"; value: unknown } | { kind: "words" } | { kind: "broken" };

/** Reads JSON from an answer, also from between the marks and thoughts that models put around it. */
export function readContent(content: unknown): Content {
  if (typeof content === "object" && content !== null) return { kind: "json", value: content };
  if (typeof content !== "string") return { kind: "broken" };
  const text = content.replace(/^\s*<think>[\s\S]*?<\/think>/i, "").trim();
  const bare = text.replace(/^```(?:json)?\s*|\s*```$/gi, "");
  if (!bare.startsWith("{")) return { kind: bare === "" || bare.includes("{") ? "broken" : "words" };
  try {
    return { kind: "json", value: JSON.parse(bare) };
  } catch {
    return { kind: "broken" };
  }
}
