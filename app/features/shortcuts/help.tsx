import { Button } from "../../ui/button";
import { HELP_ID } from "./ids";

export interface ShortcutsView {
  title: string;
  keys: { key: string; text: string }[];
  /** Beside the switch that turns them off. */
  enabled: string;
  close: string;
}

/** The help, closed; `?` and the button at the foot of the page open it. */
export function ShortcutsHelp({ view }: { view: ShortcutsView }) {
  return (
    <dialog id={HELP_ID} className="dialog" aria-labelledby="shortcuts-title">
      <h2 id="shortcuts-title">{view.title}</h2>
      <dl className="keys">
        {view.keys.map(({ key, text }) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      <label className="check">
        <input type="checkbox" name="enabled" defaultChecked />
        {view.enabled}
      </label>
      <form method="dialog">
        <Button type="submit">{view.close}</Button>
      </form>
    </dialog>
  );
}
