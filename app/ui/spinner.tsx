import { Mark } from "./mark";

/** The mark, turning while something is on its way; still for readers who want no motion. */
export function Spinner({ text, quiet = false }: { text: string; quiet?: boolean }) {
  return (
    <p className="spinner" role="status">
      <Mark />
      <span className={quiet ? "sr-only" : undefined}>{text}</span>
    </p>
  );
}
