import type { DomainError, ErrorKind } from "../../domain/shared/errors";

const STATUS = {
  invalid: 400,
  unauthorized: 401,
  forbidden: 403,
  not_found: 404,
  conflict: 409,
  too_large: 413,
  too_many: 429,
  busy: 503,
} as const satisfies Record<ErrorKind, number>;

/** The status of an answer to what a room refused, at every door. */
export const statusOf = ({ kind }: DomainError) => STATUS[kind];
