import { Form } from "@remix-run/react";
import { Button } from "../../ui/button";
import type { LeavingView } from "./view";

/** That the account is about to go, and the way to keep it. */
export function Leaving({ view }: { view: LeavingView }) {
  return (
    <div className="leaving" role="note">
      <p>{view.text}</p>
      <Form method="post" action={view.action}>
        <Button type="submit" name="formulario" value="conservar">
          {view.keep}
        </Button>
      </Form>
    </div>
  );
}
