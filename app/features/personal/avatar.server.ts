import { imageSource } from "../../../domain/creators/document/addresses";
import { shortHash } from "../../../domain/shared/text";
import type { AvatarView } from "./view";

interface Person {
  id: number;
  alias: string;
  photoUrl: string | null;
}

/** A creator's photo through us, else the beginnings of the alias. */
export function avatarOf({ id, alias, photoUrl }: Person): AvatarView {
  const source = imageSource(photoUrl);
  const own = source?.kind === "remote" ? `/api/user/${id}/foto?v=${shortHash(source.url)}` : source?.url;
  const words = alias.match(/[\p{L}\p{N}]+/gu) ?? [alias];
  const initials = words.slice(0, 2).map((word) => [...word][0]!.toUpperCase());
  return { src: own ?? null, initials: initials.join("") };
}
