import { useEffect, useRef, useState } from "react";
import type { IconName } from "../../assets/icon-names";
import { Icon } from "../../ui/icon";
import { chooseTheme, chosenTheme, type Theme } from "./theme";

export interface ThemeView {
  label: string;
  themes: { theme: Theme; text: string }[];
}

const ICONS: Record<Theme, IconName> = { system: "monitor", light: "sun", dark: "moon" };

/** System, light or dark. Shown where scripts run; without them the system decides. */
export function ThemeSwitch({ view }: { view: ThemeView }) {
  const [chosen, setChosen] = useState<Theme>("system");
  const box = useRef<HTMLFieldSetElement>(null);
  useEffect(() => {
    // Chosen before scripts took over, from what the server says to everyone.
    const early = box.current?.querySelector<HTMLInputElement>("input:checked")?.value as Theme | undefined;
    if (early && early !== "system" && early !== chosenTheme()) chooseTheme(early);
    setChosen(chosenTheme());
  }, []);
  return (
    <fieldset className="themes scripted" ref={box}>
      <legend className="sr-only">{view.label}</legend>
      {view.themes.map(({ theme, text }) => (
        <label key={theme}>
          <input
            className="sr-only"
            type="radio"
            name="theme"
            value={theme}
            checked={chosen === theme}
            onChange={() => {
              chooseTheme(theme);
              setChosen(theme);
            }}
          />
          <Icon name={ICONS[theme]} />
          {text}
        </label>
      ))}
    </fieldset>
  );
}
