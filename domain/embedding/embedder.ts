import { ExchangeFailure, type ExchangeFailureReason } from "../shared/exchange/failure";

/**
 * A model that turns texts into vectors, near each other where texts mean the same. One vector a text, in the order
 * of the texts, all of one length. Throws `EmbedderFailure` when there is no usable answer.
 */
export interface Embedder {
  /** Under this name its vectors are kept. */
  readonly model: string;
  /** Length of its vectors, where known beforehand; an answer of another length is refused. */
  readonly dimensions?: number;
  embed(texts: string[]): Promise<Float32Array[]>;
}

/** Why a model gave no vectors. */
export type EmbedderFailureReason = ExchangeFailureReason;

/**
 * Thrown by embedders for every exchange that gave no usable answer. The message holds neither key nor texts, nor
 * words of the other side that could hold them.
 */
export class EmbedderFailure extends Error {
  override readonly name = "EmbedderFailure";
  readonly status?: number;
  /** ms to wait as the server asked. */
  readonly retryAfterMs?: number;

  constructor(
    readonly reason: EmbedderFailureReason,
    message: string,
    about: { status?: number; retryAfterMs?: number } = {},
  ) {
    super(message);
    if (about.status !== undefined) this.status = about.status;
    if (about.retryAfterMs !== undefined) this.retryAfterMs = about.retryAfterMs;
  }
}

/** Runs an exchange with a model: a failure of the exchange is one of the embedder. */
export async function failingAsEmbedder<T>(exchange: () => Promise<T>): Promise<T> {
  try {
    return await exchange();
  } catch (error) {
    throw error instanceof ExchangeFailure ? new EmbedderFailure(error.reason, error.message, error) : error;
  }
}

/** Texts of one call to a model: what common servers take, and an answer of a few megabytes. */
export const TEXTS_PER_CALL = 96;
