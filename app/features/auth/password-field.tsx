import { useEffect, useState } from "react";
import { Field } from "../../ui/field";

/** Words of a field for a password. */
export interface PasswordWords {
  label: string;
  help?: string;
  show: string;
  hide: string;
}

interface PasswordFieldProps {
  id: string;
  name: string;
  words: PasswordWords;
  error?: string | undefined;
  isNew?: boolean;
}

/** A password, which its owner may look at while typing; pasting is welcome. */
export function PasswordField({ id, name, words, error, isNew = false }: PasswordFieldProps) {
  const [isShown, setShown] = useState(false);
  const [canShow, setCanShow] = useState(false);
  useEffect(() => setCanShow(true), []);
  return (
    <Field id={id} label={words.label} help={words.help} error={error}>
      {(control) => (
        <div className="password">
          <input
            {...control}
            name={name}
            type={isShown ? "text" : "password"}
            autoComplete={isNew ? "new-password" : "current-password"}
            autoCapitalize="none"
            spellCheck={false}
            required
          />
          {canShow ? (
            <button type="button" aria-pressed={isShown} onClick={() => setShown(!isShown)}>
              {isShown ? words.hide : words.show}
            </button>
          ) : null}
        </div>
      )}
    </Field>
  );
}
