import type { AvatarView } from "./view";

/** A face beside a name that says whose it is; behind a photo that does not come stand the initials. */
export function Avatar({ avatar }: { avatar: AvatarView }) {
  return (
    <span className="avatar" aria-hidden="true">
      {avatar.initials}
      {avatar.src ? <img src={avatar.src} alt="" width="72" height="72" /> : null}
    </span>
  );
}
