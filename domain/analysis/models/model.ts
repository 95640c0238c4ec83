import { type Pause, pause, withRetries } from "../../shared/exchange/attempts";
import { ExchangeFailure } from "../../shared/exchange/failure";
import { type Analyst, AnalystFailure, NO_USAGE, type Usage } from "../analyst";
import type { EventToAnalyse } from "../articles";
import type { Findings } from "../findings";
import { modelAnswer } from "./answer";
import { type ChatAnswer, readChatAnswer, readContent } from "./chat";
import { inputFor } from "./input";
import { findingsOf } from "./mapping";
import { type Message, messagesFor, PROMPT_VERSION } from "./prompts";

/** An analyst that costs: it can say beforehand how much at most. */
export interface ModelAnalyst extends Analyst {
  /** Tokens that one call about this event may take, prompt and answer together. */
  mostTokens(event: EventToAnalyse): number;
}

/** What models may be given and may write, in tokens. */
export interface ModelLimits {
  inputTokens: number;
  outputTokens: number;
}

interface ModelOptions {
  model: string;
  limits: ModelLimits;
  /** One call of the model. Throws ExchangeFailure. */
  ask(messages: Message[]): Promise<unknown>;
  wait?: Pause | undefined;
}

/** Answers that cannot be read are asked for once more: models seldom err twice in the same way. */
const READINGS = 2;
/** Fewer than on the average, so that a reservation is rather too large. */
const FEWEST_CHARACTERS_PER_TOKEN = 3;
const EARLIER_EVENTS = 8;

/** An analyst that asks a model by `ask`, whatever way that goes. */
export function modelAnalyst({ model, limits, ask, wait = pause }: ModelOptions): ModelAnalyst {
  const prompt = (event: EventToAnalyse) => {
    const articles = inputFor(event.articles, limits.inputTokens);
    const earlier = event.earlier.slice(0, EARLIER_EVENTS);
    return {
      articles: articles.map(({ article }) => article),
      earlier,
      messages: messagesFor(articles, earlier),
    };
  };
  return {
    name: { kind: "model", name: model, version: PROMPT_VERSION },
    mostTokens: (event) =>
      Math.ceil(lengthOf(prompt(event).messages) / FEWEST_CHARACTERS_PER_TOKEN) + limits.outputTokens,
    async analyse(event) {
      const { messages, ...numbered } = prompt(event);
      const spent = { ...NO_USAGE };
      for (let reading = 1; ; reading++) {
        const answer = await askOnce(
          messages,
          () => withRetries(wait, () => counted(spent, ask, messages)),
          spent,
        );
        const read = readFindings(answer, numbered);
        if (read.findings) return { findings: read.findings, usage: spent };
        const { reason, again, why } = read;
        if (!again || reading === READINGS) throw new AnalystFailure(reason, why, { usage: spent });
      }
    },
  };
}

type Reading =
  | { findings: Findings }
  | { findings?: undefined; reason: "answer" | "refusal"; again: boolean; why: string };

function readFindings(answer: ChatAnswer | null, numbered: Parameters<typeof findingsOf>[1]): Reading {
  const unusable = (why: string, again: boolean): Reading => ({
    reason: "answer",
    again,
    why: `The model's answer cannot be used: ${why}`,
  });
  if (answer === null) return unusable("it has not the protocol's shape", true);
  const content = readContent(answer.content);
  if (answer.end === "refusal" || content.kind === "words")
    return { reason: "refusal", again: false, why: "The model refused to answer" };
  // Asked again, it would be as long.
  if (answer.end === "length") return unusable("it was cut off at its longest", false);
  if (content.kind === "broken") return unusable("it is not JSON", true);
  const parsed = modelAnswer.safeParse(content.value);
  if (parsed.success) return { findings: findingsOf(parsed.data, numbered) };
  // A path and a kind of error: neither holds the model's words.
  const { path, code } = parsed.error.issues[0]!;
  return unusable(`${path.join(".") || "all of it"}: ${code}`, true);
}

/** One exchange with its retries; null where the server's answer is not JSON. */
async function askOnce(
  messages: Message[],
  exchange: () => Promise<unknown>,
  spent: Usage,
): Promise<ChatAnswer | null> {
  try {
    const answer = readChatAnswer(await exchange(), lengthOf(messages));
    spent.inputTokens += answer?.usage.inputTokens ?? 0;
    spent.outputTokens += answer?.usage.outputTokens ?? 0;
    return answer;
  } catch (error) {
    if (!(error instanceof ExchangeFailure)) throw error;
    if (error.reason === "answer") return null;
    const { reason, message, status, retryAfterMs } = error;
    throw new AnalystFailure(reason, message, {
      usage: { ...spent },
      ...(status === undefined ? {} : { status }),
      ...(retryAfterMs === undefined ? {} : { retryAfterMs }),
    });
  }
}

function counted(spent: Usage, ask: ModelOptions["ask"], messages: Message[]): Promise<unknown> {
  spent.calls++;
  return ask(messages);
}

const lengthOf = (messages: readonly Message[]): number =>
  messages.reduce((sum, { content }) => sum + content.length, 0);
