import { Button } from "../../ui/button";
import { OnceForm } from "../forms/once-form";
import type { LeavingView } from "./view";

/** That the account is about to go, and the way to keep it. */
export function Leaving({ view }: { view: LeavingView }) {
  return (
    <div className="leaving" role="note">
      <p>{view.text}</p>
      <OnceForm method="post" action={view.action}>
        <Button type="submit" name="formulario" value="conservar">
          {view.keep}
        </Button>
      </OnceForm>
    </div>
  );
}
