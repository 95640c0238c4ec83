import { z } from "zod";
import { EmbedderFailure } from "./embedder";

/** No model in use has longer vectors; longer ones would fill an invocation's memory. */
const MOST_DIMENSIONS = 4096;

// Zod's numbers are finite: NaN and infinities are refused.
const vector = z.array(z.number()).min(1).max(MOST_DIMENSIONS);

const openAiAnswer = z.object({
  data: z.array(z.object({ index: z.number().int().nonnegative(), embedding: vector })),
});

const workersAiAnswer = z.object({ data: z.array(vector) });

interface Expected {
  count: number;
  dimensions?: number | undefined;
}

/** Vectors of an answer of `POST /embeddings`, in the order of `index`. Throws EmbedderFailure("answer"). */
export function readOpenAiAnswer(answer: unknown, expected: Expected): Float32Array[] {
  const { data } = parse(openAiAnswer, answer);
  const inOrder = data.toSorted((a, b) => a.index - b.index);
  if (inOrder.some(({ index }, i) => index !== i)) throw unusable("its numbering has gaps or repeats");
  return checked(
    inOrder.map((item) => item.embedding),
    expected,
  );
}

/** Vectors of an answer of Workers AI. Throws EmbedderFailure("answer"). */
export const readWorkersAiAnswer = (answer: unknown, expected: Expected): Float32Array[] =>
  checked(parse(workersAiAnswer, answer).data, expected);

function parse<T>(schema: z.ZodType<T>, answer: unknown): T {
  const result = schema.safeParse(answer);
  if (result.success) return result.data;
  const { path, message } = result.error.issues[0]!;
  throw unusable(`${path.join(".") || "all of it"}: ${message}`);
}

function checked(rows: number[][], { count, dimensions }: Expected): Float32Array[] {
  if (rows.length !== count) throw unusable(`${rows.length} vectors for ${count} texts`);
  const length = dimensions ?? rows[0]?.length;
  return rows.map((row) => {
    if (row.length !== length) throw unusable(`a vector of ${row.length} numbers instead of ${length}`);
    const values = Float32Array.from(row);
    if (!values.every(Number.isFinite)) throw unusable("a number too large for a vector");
    if (values.every((value) => value === 0)) throw unusable("a vector of zeros");
    return values;
  });
}

const unusable = (why: string): EmbedderFailure =>
  new EmbedderFailure("answer", `The model's answer cannot be used: ${why}`);
