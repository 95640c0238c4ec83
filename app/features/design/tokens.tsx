const COLOURS = [
  "paper",
  "tint",
  "raised",
  "ink",
  "soft",
  "hairline",
  "edge",
  "accent",
  "accent-hover",
  "on-accent",
  "well",
  "warn",
  "bad",
];
const SIZES = [40, 32, 26, 21, 18, 16, 14, 13];
const GAPS = [4, 8, 12, 16, 24, 32, 48, 72];

/** The custom properties of tokens.css, each drawn by its own value. */
export function Tokens() {
  return (
    <>
      <section aria-labelledby="colour">
        <h2 id="colour">Colour</h2>
        <ul className="swatches">
          {COLOURS.map((name) => (
            <li key={name}>
              <svg viewBox="0 0 100 40" preserveAspectRatio="none" aria-hidden="true">
                <rect width="100" height="40" fill={`var(--${name})`} />
              </svg>
              --{name}
            </li>
          ))}
        </ul>
      </section>
      <section aria-labelledby="type">
        <h2 id="type">Type</h2>
        {SIZES.map((size) => (
          <p key={size} className={`sample s${size}`}>
            <span className="meta">--s{size}</span> El mismo hecho, desde todas sus caras: 1.234.567
          </p>
        ))}
      </section>
      <section aria-labelledby="space">
        <h2 id="space">Space</h2>
        <ul>
          {GAPS.map((gap) => (
            <li key={gap} className="meta">
              <svg width={gap} height="16" aria-hidden="true">
                <rect width={gap} height="16" fill="var(--accent)" />
              </svg>
              --gap{gap}
            </li>
          ))}
        </ul>
      </section>
    </>
  );
}
