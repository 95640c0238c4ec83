import { Comments } from "../../comments/comments";
import type { FacesPart } from "../view";

/** What our experts say: under the opinions of the newspapers, or as their section where newspapers have none. */
export function CommentsFace({ comments }: { comments: FacesPart["comments"] }) {
  if (!comments) return null;
  const { id, title, view } = comments;
  const said = <Comments view={view} level={3} />;
  if (title === null) return said;
  return (
    <section id={id} className="face face-opinions" aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{title}</h2>
      {said}
    </section>
  );
}
