import type { Db } from "../../db/client";
import { imageType } from "../icons/image-type";
import { type SafeFetchOptions, safeFetch } from "../ingest/fetch/safe-fetch";
import { DomainError } from "../shared/errors";
import { type Clock, SECOND } from "../shared/time";
import { imageSource } from "./document/addresses";
import { readBody } from "./document/read";
import { remoteImages } from "./document/text";
import { type Asked, readCreatorArticle } from "./queries";
import type { Reader } from "./rules";

export type ImageContext = { db: Db; clock: Clock } & Pick<
  SafeFetchOptions,
  "fetch" | "allowPrivate" | "userAgent"
>;

export interface Picture {
  /** media type of a raster image, from the bytes themselves */
  type: string;
  bytes: Uint8Array;
}

/** What is asked for; what comes is told by its bytes. */
const ACCEPT = "image/avif, image/webp, image/png, image/jpeg, image/gif";
const MOST_BYTES = 4 * 1024 * 1024;

/**
 * The n-th (from 0) picture of the open web that an article shows, or its author's photo. It is fetched here so that
 * no reader's browser tells a third party what it reads; only what a published article names is fetched at all.
 * Throws `article_not_found`, `article_forbidden`, and `image_not_found` when there is no such picture to be had.
 */
export async function fetchPicture(
  context: ImageContext,
  asked: Asked,
  which: number | "author",
  reader: Reader | null,
): Promise<Picture> {
  const article = await readCreatorArticle(context, asked, reader);
  const body = readBody(article.body);
  const photo = imageSource(article.creator.photoUrl);
  const named = body.kind === "document" ? remoteImages(body.document) : [];
  const url = which === "author" ? (photo?.kind === "remote" ? photo.url : undefined) : named[which];
  return fetchImage(context, url);
}

/**
 * A picture that somebody named, by its address (https). Throws `image_not_found` when there is no such picture to be
 * had.
 */
export async function fetchImage(
  context: Omit<ImageContext, "db" | "clock">,
  url: string | undefined,
): Promise<Picture> {
  if (!url) throw new DomainError("not_found", "image_not_found");
  const answer = await safeFetch(url, {
    fetch: context.fetch,
    allowPrivate: context.allowPrivate,
    userAgent: context.userAgent,
    accept: ACCEPT,
    timeoutMs: 8 * SECOND,
    maxBytes: MOST_BYTES,
  }).catch(() => null);
  const type = answer && !answer.truncated ? imageType(answer.body) : null;
  if (!answer || !type) throw new DomainError("not_found", "image_not_found");
  return { type, bytes: answer.body };
}
