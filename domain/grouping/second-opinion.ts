import { inArray, sql } from "drizzle-orm";
import { chunks, type Db } from "../../db/client";
import { articles } from "../../db/schema";
import { type EmbeddingEnd, embedTexts } from "../embedding/commands";
import { hashOf, MOST_LEAD, textOf } from "../embedding/texts";
import { cosineOf } from "../embedding/vectors";
import { MINUTE } from "../shared/time";
import { type BorderlinePair, borderlinePairs, partsOf, secondProbability, settle } from "./borderline";
import { groupArticles, linkRound, mergeRound, shippedSettings } from "./engine/engine";
import { LinkColumns } from "./engine/links";
import type { GroupingInput, GroupingResult } from "./engine/types";
import type { GroupingContext } from "./lease";
import { noOpinion, type SecondOpinion, type SecondOpinionReport } from "./opinion";

/** Articles whose vectors are in hand at a time: half a megabyte of 1,024 numbers each. */
const ARTICLES_IN_HAND = 480;
/** No call to the model begins later than this after the first: the lease on the events holds for five minutes. */
const TIME = MINUTE;

/**
 * `groupArticles`, with the second opinion between its halves where there is one. A model that is out of reach changes
 * nothing but the report.
 */
export async function groupWithOpinion(
  ctx: GroupingContext,
  input: GroupingInput,
): Promise<{ result: GroupingResult; secondOpinion: SecondOpinionReport }> {
  const { secondOpinion: opinion } = ctx;
  if (!opinion) return { result: groupArticles(input), secondOpinion: noOpinion(opinion) };
  const nearMisses = new LinkColumns();
  const round = linkRound(input, shippedSettings(), nearMisses);
  const pairs = borderlinePairs(round.links, nearMisses);
  const secondOpinion = await judgePairs(ctx, opinion, pairs, round.window.ids);
  settle(round.links, pairs);
  return { result: mergeRound(round), secondOpinion };
}

/** Gives the pairs their new probabilities, as far as the model has vectors for both articles. */
async function judgePairs(
  ctx: Pick<GroupingContext, "db" | "clock">,
  { embedder, judge, dailyTexts }: SecondOpinion,
  pairs: readonly BorderlinePair[],
  ids: Float64Array,
): Promise<SecondOpinionReport> {
  const deadline = Date.now() + TIME;
  const known = new Set<string>();
  let [judged, embedded] = [0, 0];
  let end: EmbeddingEnd | null = null;
  for (const part of partsOf(pairs, ARTICLES_IN_HAND)) {
    const hashes = new Map<number, string>();
    const texts = await textsOf(ctx.db, part, ids, hashes);
    // Once it has ended, what is kept still counts.
    const found = await embedTexts(ctx, { embedder, dailyTexts, texts, until: end ? 0 : deadline });
    for (const hash of found.vectors.keys()) known.add(hash);
    embedded += found.embedded;
    end ??= found.end;
    const vectorOf = (place: number) => found.vectors.get(hashes.get(ids[place]!) ?? "");
    for (const pair of part) {
      const [x, y] = [vectorOf(pair.a), vectorOf(pair.b)];
      if (!x || !y) continue;
      if (x.values.length !== y.values.length) {
        end ??= { state: "failed", reason: "The model's vectors have changed their length" };
        continue;
      }
      pair.p = secondProbability(pair.p, cosineOf(x, y), judge);
      pair.judged = true;
      judged++;
    }
  }
  const cached = known.size - embedded;
  return { asked: pairs.length, judged, cached, embedded, ...(end ?? { state: "on" }) };
}

/**
 * The texts of the pairs' articles by hash, those of the best pairs first: a budget may end among them. `hashes` takes
 * each article's own. Articles without words are left out.
 */
async function textsOf(
  db: Db,
  pairs: readonly BorderlinePair[],
  ids: Float64Array,
  hashes: Map<number, string>,
): Promise<Map<string, string>> {
  const wanted = [...new Set(pairs.flatMap(({ a, b }) => [ids[a]!, ids[b]!]))];
  const texts = new Map<string, string>();
  const ofArticle = await readTexts(db, wanted);
  for (const id of wanted) {
    const text = ofArticle.get(id) ?? "";
    if (text === "") continue;
    const hash = await hashOf(text);
    hashes.set(id, hash);
    texts.set(hash, text);
  }
  return texts;
}

async function readTexts(db: Db, ids: readonly number[]): Promise<Map<number, string>> {
  const texts = new Map<number, string>();
  for (const part of chunks(ids)) {
    const rows = await db
      .select({
        id: articles.id,
        headline: articles.headline,
        lead: sql<string>`substr(${articles.lead}, 1, ${2 * MOST_LEAD})`,
      })
      .from(articles)
      .where(inArray(articles.id, part));
    for (const row of rows) texts.set(row.id, textOf(row));
  }
  return texts;
}
