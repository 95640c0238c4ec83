import { DomainError } from "../shared/errors";

/** Where a page of a lane ended: the moment it was looked at, the last item's rank and id. */
export interface Cursor {
  /** ms UTC; ranks are reckoned as of this moment, so that a list does not shift while it is read on */
  at: number;
  rank: number;
  id: number;
}

export const writeCursor = ({ at, rank, id }: Cursor): string => `${at}~${rank}~${id}`;

/** Throws `cursor_invalid` for what `writeCursor` did not write. */
export function readCursor(text: string): Cursor {
  const parts = /^(\d{1,15})~(-?\d{1,18})~(\d{1,15})$/.exec(text);
  if (!parts) throw new DomainError("invalid", "cursor_invalid");
  return { at: Number(parts[1]), rank: Number(parts[2]), id: Number(parts[3]) };
}
