import { type AppLoadContext, redirect } from "@remix-run/cloudflare";
import { changePassword } from "../../../domain/accounts/changing-password";
import { askConfirmation, askEmailChange } from "../../../domain/accounts/mailbox";
import type { Viewer } from "../../../domain/accounts/rules";
import { endOtherSessions, endSessionById } from "../../../domain/accounts/sessions";
import { DomainError } from "../../../domain/shared/errors";
import { refusal } from "../auth/errors.server";
import { withNext } from "../auth/view.server";
import { typedIn } from "../forms/sent.server";
import { idIn, type Page } from "../page/page.server";
import type { Done } from "./settings.server";

/** Does what a form of the settings asks for, and leads back to them with a message; or tells what is wrong. */
export async function actOnAccount(
  page: Page,
  viewer: Viewer,
  { request, context }: { request: Request; context: AppLoadContext },
) {
  const { services } = page;
  const { address } = context.session.visitor;
  const { intent, email, current, password, session } = await typedIn(
    page,
    request,
    "intent",
    "email",
    "current",
    "password",
    "session",
  );
  const done = (what: Done) => {
    services.sendMailsSoon?.();
    return redirect(withNext(`/user/cuenta?hecho=${what}`, page, null), 303);
  };
  try {
    switch (intent) {
      case "confirm":
        await askConfirmation(services, viewer, { address });
        return done("resent");
      case "email":
        await askEmailChange(services, viewer, { email, password: current, address });
        return done("asked");
      case "password":
        await changePassword(services, viewer, { current, password });
        return done("password");
      case "end":
        await endSessionById(services, viewer, idIn(session) ?? 0);
        return done("ended");
      case "others":
        await endOtherSessions(services, viewer);
        return done("others");
      default:
        throw new DomainError("invalid", "invalid");
    }
  } catch (error) {
    if (intent === "password") return refusal(error, page, { name: "password", fields: fieldsOf(error) });
    if (intent === "email" || intent === "confirm")
      return refusal(error, page, { name: "email", fields: ["email", "password"], values: { email } });
    return refusal(error, page, { name: "sessions", fields: ["session"] });
  }
}

/** Which of the two passwords an error is about. */
const fieldsOf = (error: unknown) =>
  error instanceof DomainError && ["password_asked", "password_wrong", "too_many"].includes(error.code)
    ? (["current"] as const)
    : (["password"] as const);
