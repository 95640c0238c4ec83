import { can } from "../../../domain/accounts/rules";
import { CATEGORIES, compareCategories } from "../../../domain/categories/data";
import { COUNTRIES } from "../../../domain/profiles/countries";
import type { OwnProfile } from "../../../domain/profiles/queries";
import { LONGEST, type ProfileField, type ProfileProblems } from "../../../domain/profiles/rules";
import { errorText } from "../../i18n/errors";
import { countryName } from "../../i18n/names";
import { WIRE_NAMES, type WireName } from "../../i18n/profile-names";
import type { Page } from "../page/page.server";
import type { FieldView, FormView } from "./view";

/** What the fields of a form hold, by their names. */
export type Typed = { [name in WireName]?: string | string[] | boolean };

export interface Sent {
  said: FormView["said"];
  problems?: ProfileProblems;
}

/** The values that a profile's forms begin with. */
export const typedOf = (own: OwnProfile): Typed => ({
  pais: own.country ?? "",
  estudios: own.studies ?? "",
  categorias: own.interests.map(String),
  orientacion: own.orientation ?? "",
  orientacion_consentimiento: own.orientationConsentAt !== null,
  descripcion: own.text ?? "",
  bio_foto_url: own.photoUrl ?? "",
  link_blog: own.blog ?? "",
  link_linkedin: own.linkedin ?? "",
  link_twitter: own.twitter ?? "",
  link_periodico1: own.newspaper1 ?? "",
  link_periodico2: own.newspaper2 ?? "",
});

/** What the reader said of themselves, for everybody. */
export function profileForm(page: Page, typed: Typed, sent: Sent): FormView {
  const { t, language } = page;
  const isPublic = can(page.viewer, "write_bio");
  const text = texts(typed);
  const countries = COUNTRIES.map((code) => ({ value: code, text: countryName(code, language) }));
  countries.sort((a, b) => a.text.localeCompare(b.text, language));
  const subjects = [...CATEGORIES].sort((a, b) => compareCategories(a.id, b.id));
  const fields: (Loose & { field: ProfileField })[] = [
    {
      field: "country",
      label: t("personal.perfil.country"),
      kind: "choice",
      value: text("pais"),
      options: [{ value: "", text: t("personal.perfil.noCountry") }, ...countries],
    },
    {
      field: "studies",
      label: t("personal.perfil.studies"),
      help: t("personal.perfil.studiesHelp"),
      kind: "line",
      value: text("estudios"),
      most: LONGEST.studies,
    },
    {
      field: "interests",
      label: t("personal.perfil.interests"),
      kind: "several",
      value: Array.isArray(typed.categorias) ? typed.categorias : [],
      options: subjects.map(({ id, name }) => ({ value: String(id), text: name[language] })),
    },
    {
      field: "orientation",
      label: t("personal.perfil.orientation"),
      help: t("personal.perfil.orientationHelp"),
      kind: "line",
      value: text("orientacion"),
      most: LONGEST.orientation,
    },
    {
      field: "orientationConsent",
      label: t(isPublic ? "personal.perfil.consentPublic" : "personal.perfil.consent"),
      kind: "box",
      value: typed.orientacion_consentimiento === true,
    },
  ];
  const lead = t(isPublic ? "personal.perfil.leadPublic" : "personal.perfil.lead");
  return formOf(page, { section: "perfil", lead, fields, sent });
}

/** What creators say of themselves. */
export function bioForm(page: Page, typed: Typed, sent: Sent): FormView {
  const { t } = page;
  const text = texts(typed);
  const address = (field: ProfileField, label: string, help?: string) => ({
    field,
    label,
    help,
    kind: "address" as const,
    value: text(WIRE_NAMES[field]),
    most: LONGEST.link,
  });
  const fields: (Loose & { field: ProfileField })[] = [
    {
      field: "text",
      label: t("personal.bio.text"),
      help: t("personal.bio.textHelp"),
      kind: "text",
      value: text("descripcion"),
      most: LONGEST.bio,
    },
    address("photoUrl", t("personal.bio.photo"), t("personal.bio.photoHelp")),
    address("blog", t("personal.bio.blog")),
    address("linkedin", t("personal.bio.linkedin")),
    address("twitter", t("personal.bio.twitter")),
    address("newspaper1", t("personal.bio.newspaper1")),
    address("newspaper2", t("personal.bio.newspaper2")),
  ];
  return formOf(page, { section: "bio", lead: t("personal.bio.lead"), fields, sent });
}

/** A field before it has its name, id and error. */
type Loose = FieldView extends infer F
  ? F extends FieldView
    ? Omit<F, "name" | "id" | "error">
    : never
  : never;

const texts =
  (typed: Typed) =>
  (name: WireName): string => {
    const value = typed[name];
    return typeof value === "string" ? value : "";
  };

interface Parts {
  section: FormView["section"];
  lead: string;
  fields: (Loose & { field: ProfileField })[];
  sent: Sent;
}

function formOf(page: Page, { section, lead, fields, sent }: Parts): FormView {
  const { t, language, paths } = page;
  return {
    section,
    lead,
    action: `${paths.personal()}#${section}`,
    fields: fields.map(({ field, ...rest }) => {
      const problem = sent.problems?.[field];
      const name = WIRE_NAMES[field];
      const error = problem && errorText(problem.code, language, problem.max ? { max: problem.max } : {});
      return { ...rest, name, id: `${section}-${name}`, error };
    }),
    said: sent.said,
    words: {
      save: t("personal.save"),
      saving: t("personal.saving"),
      saved: t("personal.saved"),
      failed: t("personal.failed"),
      failedHelp: t("personal.failedHelp"),
      wrong: t("personal.wrong"),
      lost: {
        title: t("personal.lost"),
        text: t("personal.lostHelp"),
        signIn: { href: paths.signIn(paths.personal()), text: t("personal.signIn") },
      },
    },
  };
}
