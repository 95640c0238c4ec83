import sprite from "../assets/flags.svg?url&no-inline";

interface FlagProps {
  /** ISO 3166-1 alpha-2; a country that the sprite lacks is a neutral shape. */
  code: string;
  /** The country's name in the reader's language; null where it stands beside the flag in words. */
  name: string | null;
}

/** A country's flag, for those who hear the page its name. */
export function Flag({ code, name }: FlagProps) {
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: it has one, or is hidden because its name stands beside it
    <svg
      className="flag"
      focusable="false"
      role={name === null ? undefined : "img"}
      aria-hidden={name === null ? true : undefined}
    >
      {name === null ? null : <title>{name}</title>}
      <use href={`${sprite}#${code}`} />
    </svg>
  );
}
