import type { Piece } from "../../../domain/comments/rules";
import type { Moment } from "../../i18n/times";
import { Pieces } from "../comments/comment";

/** A comment out of its place: what it says, who says it, where that is. */
export interface QuotedView {
  title: string;
  pieces: Piece[];
  /** Where it is not the page's. */
  language: string | null;
  by: string;
  place: { href: string; text: string };
}

export function Quoted({ quoted }: { quoted: QuotedView }) {
  const { title, pieces, language, by, place } = quoted;
  return (
    <figure className="quoted" aria-label={title}>
      <blockquote>
        <Pieces pieces={pieces} language={language} />
      </blockquote>
      <figcaption>
        {by} · <a href={place.href}>{place.text}</a>
      </figcaption>
    </figure>
  );
}

/** A decision in words. */
export interface DecisionView {
  outcome: string;
  rule: { label: string; text: string };
  reason: { label: string; text: string; language: string | null };
  /** Around the moment: "Decidido: 22 nov 2026, 10:00 UTC". */
  at: Moment;
}

export function Decision({ decision }: { decision: DecisionView }) {
  const { outcome, rule, reason, at } = decision;
  return (
    <div className="decision">
      <p className="decision-outcome">{outcome}</p>
      <dl>
        <div>
          <dt>{rule.label}</dt>
          <dd>{rule.text}</dd>
        </div>
        <div>
          <dt>{reason.label}</dt>
          <dd lang={reason.language ?? undefined}>{reason.text}</dd>
        </div>
      </dl>
      <p className="decision-at">
        <time dateTime={at.iso}>{at.text}</time>
      </p>
    </div>
  );
}

/** A form of one text, sent to where it stands. */
export interface AskView {
  title: string;
  text: string;
  label: string;
  send: string;
  value: string;
  error: string | null;
}
