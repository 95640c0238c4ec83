import type { Viewer } from "../../../domain/accounts/rules";
import { changeProfile } from "../../../domain/profiles/commands";
import { react } from "../../../domain/reactions/commands";
import { type Action, actions } from "../../../domain/reactions/rules";
import { DomainError } from "../../../domain/shared/errors";
import { profileChangeOf } from "../../i18n/profile-names";
import { fieldOf } from "../forms/sent.server";
import { complain } from "../page/complain.server";
import { idIn, type Page } from "../page/page.server";
import { bioForm, profileForm, type Typed } from "./forms.server";
import type { FormView } from "./view";

/** What a form without scripts sent, by the names of its fields. */
export function typedIn(section: FormView["section"], form: FormData): Typed {
  const text = (name: string) => fieldOf(form, name);
  if (section === "perfil")
    return {
      pais: text("pais"),
      estudios: text("estudios"),
      categorias: form.getAll("categorias").map(String),
      orientacion: text("orientacion"),
      orientacion_consentimiento: form.has("orientacion_consentimiento"),
    };
  return {
    descripcion: text("descripcion").replaceAll("\r\n", "\n"),
    bio_foto_url: text("bio_foto_url"),
    link_blog: text("link_blog"),
    link_linkedin: text("link_linkedin"),
    link_twitter: text("link_twitter"),
    link_periodico1: text("link_periodico1"),
    link_periodico2: text("link_periodico2"),
  };
}

/**
 * Saves what was typed; null when all went well, else the form as it was sent and what became of it. Throws
 * `role_forbidden`.
 */
export async function saveProfile(
  page: Page,
  viewer: Viewer,
  section: FormView["section"],
  typed: Typed,
): Promise<FormView | null> {
  const form = section === "perfil" ? profileForm : bioForm;
  const interests = Array.isArray(typed.categorias) ? { categorias: typed.categorias.map(Number) } : {};
  try {
    const problems = await changeProfile(page.services, viewer, profileChangeOf({ ...typed, ...interests }));
    return Object.keys(problems).length > 0 ? form(page, typed, { said: "wrong", problems }) : null;
  } catch (error) {
    if (error instanceof DomainError) throw error;
    complain(page.url.pathname, error);
    return form(page, typed, { said: "failed" });
  }
}

/** Takes back the reaction that a row's form names; one that is off stays so. */
export async function takeBack(page: Page, viewer: Viewer, form: FormData): Promise<void> {
  const action = actions.find((one) => one === form.get("reaccion")) as Action | undefined;
  const event = idIn(fieldOf(form, "evento_id"));
  const article = idIn(fieldOf(form, "articulo_id"));
  if (!action || (event ?? article) === null) throw new DomainError("invalid", "action_invalid");
  const target = event === null ? { article: article! } : { event };
  await react(page.services, viewer, { action, target, value: false });
}
