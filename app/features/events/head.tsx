import { Flag } from "../../ui/flag";
import { Icon } from "../../ui/icon";
import type { CoverageView, EventHeadView } from "./view";

/** Id of the headline that names the sheet. */
export const EVENT_TITLE = "event-title";

/** Headline, summary, how far the event is covered, and whether its sources contradict each other. */
export function EventHead({ head }: { head: EventHeadView }) {
  const language = head.language ?? undefined;
  return (
    <header className="event-head">
      {head.kickers.length > 0 ? <p className="kicker">{head.kickers.join(" · ")}</p> : null}
      <h1 id={EVENT_TITLE} lang={language}>
        {head.title}
      </h1>
      {head.description ? (
        <p className="standfirst" lang={language}>
          {head.description}
        </p>
      ) : null}
      <Coverage coverage={head.coverage} />
      <p className="meta counters">
        {head.counters.map((counter) => (
          <span key={counter}>{counter}</span>
        ))}
        <span>
          {head.latest.label}: <time dateTime={head.latest.age.iso}>{head.latest.age.text}</time>
        </span>
      </p>
      {head.contradicted ? (
        <p className="contradicted">
          <Icon name="scale" />
          {head.contradicted}
        </p>
      ) : null}
    </header>
  );
}

/** Width of the picture (units of its view box), and of the gap between two countries. */
const WIDTH = 1000;
const GAP = 4;

/** The newspapers by country: one bar, a piece for each country, and the largest by name. */
function Coverage({ coverage }: { coverage: CoverageView }) {
  if (coverage.newspapers === 0) return null;
  const room = WIDTH - GAP * (coverage.all.length - 1);
  let x = 0;
  const pieces = coverage.all.map((newspapers) => {
    const width = (newspapers / coverage.newspapers) * room;
    const piece = { x, width };
    x += width + GAP;
    return piece;
  });
  return (
    <div className="coverage-picture">
      <svg
        className="coverage-bar"
        viewBox={`0 0 ${WIDTH} 8`}
        preserveAspectRatio="none"
        aria-hidden="true"
        focusable="false"
      >
        {pieces.map((piece) => (
          <rect key={piece.x} x={round(piece.x)} width={round(piece.width)} height="8" />
        ))}
      </svg>
      <ul aria-label={coverage.label}>
        {coverage.named.map((share) => (
          <li key={share.code}>
            <a href={`#${share.anchor}`}>
              <Flag code={share.code} name={null} />
              {share.name} <span aria-hidden="true">{share.newspapers}</span>
              <span className="sr-only">: {share.count}</span>
            </a>
          </li>
        ))}
        {coverage.more ? <li>{coverage.more}</li> : null}
      </ul>
    </div>
  );
}

const round = (units: number): number => Math.round(units * 10) / 10;
