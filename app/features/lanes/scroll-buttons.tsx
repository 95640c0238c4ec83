import { Icon } from "../../ui/icon";

interface ScrollButtonsProps {
  words: { back: string; on: string };
  atStart: boolean;
  atEnd: boolean;
  push(px: number): void;
  /** How far one press goes (px); nearly a whole view unless told. */
  step?: number;
}

/** Two buttons that push a row sideways, for those who have no finger on it. Gone where all of it can be seen. */
export function ScrollButtons({ words, atStart, atEnd, push, step = Infinity }: ScrollButtonsProps) {
  return (
    <div className="scroll-buttons" hidden={atStart && atEnd}>
      <ScrollButton name="chevron-left" label={words.back} still={atStart} press={() => push(-step)} />
      <ScrollButton name="chevron-right" label={words.on} still={atEnd} press={() => push(step)} />
    </div>
  );
}

interface ScrollButtonProps {
  name: "chevron-left" | "chevron-right";
  label: string;
  /** At its end: stays where the keyboard has found it, and does nothing. */
  still: boolean;
  press(): void;
}

const ScrollButton = ({ name, label, still, press }: ScrollButtonProps) => (
  <button type="button" aria-label={label} aria-disabled={still} onClick={still ? undefined : press}>
    <Icon name={name} />
  </button>
);
