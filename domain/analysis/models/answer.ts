import { z } from "zod";
import { certainties, contradictionKinds, contradictionRelations, stances } from "../findings";

/** One statement in the four languages; empty where the model has no wording. */
const texts = z.object({ es: z.string(), en: z.string(), fr: z.string(), de: z.string() });
/** Articles by their numbers in the prompt, from 1. */
const sources = z.array(z.number());
const statement = z.object({ texts, sources });

/** What a model is asked for: an event's faces as a model writes them easily, without ids. */
export const modelAnswer = z.object({
  summary: z.array(statement),
  facts: z.array(statement),
  contradictions: z.array(
    z.object({
      question: texts,
      kind: z.enum(contradictionKinds),
      relation: z.enum(contradictionRelations),
      versions: z.array(
        z.object({
          value: texts,
          sources,
          evidence: z.array(z.object({ article: z.number(), text: z.string() })),
        }),
      ),
    }),
  ),
  opinions: z.array(statement.extend({ holder: z.string().nullable(), stance: z.enum(stances).nullable() })),
  /** `earlier` is the number of an earlier event in the prompt, from 1. */
  context: z.array(statement.extend({ earlier: z.number().nullable() })),
  declarations: z.array(
    z.object({
      quote: z.string(),
      sources,
      speaker: z.string(),
      office: z.string().nullable(),
      indirect: z.boolean(),
    }),
  ),
  impact: z.array(statement.extend({ certainty: z.enum(certainties), when: z.string().nullable() })),
});
export type ModelAnswer = z.infer<typeof modelAnswer>;

/** The answer as JSON Schema, of the part that strict servers know: no bounds, every property required. */
export function answerSchema(): Record<string, unknown> {
  const { $schema: _, ...schema } = z.toJSONSchema(modelAnswer);
  return schema;
}
