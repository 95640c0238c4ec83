import { can, type Viewer } from "../../../domain/accounts/rules";
import type { OwnComment } from "../../../domain/comments/own";
import type { OwnProfile } from "../../../domain/profiles/queries";
import type { ListedReaction } from "../../../domain/reactions/queries";
import type { Whereabouts } from "../../../functions/whereabouts";
import { countryName } from "../../i18n/names";
import type { Page } from "../page/page.server";
import { avatarOf } from "./avatar.server";
import { commentsView } from "./comments.server";
import { bioForm, profileForm, typedOf } from "./forms.server";
import { reactionsView } from "./reactions.server";
import type { HeaderView, PersonalView, Section } from "./view";

interface Own {
  viewer: Viewer;
  profile: OwnProfile;
  reactions: ListedReaction[];
  /** Null where the role has no list of them. */
  comments: OwnComment[] | null;
}

/** The personal area, its sections as the role has them. */
export function personalView(
  page: Page,
  { viewer, profile, reactions, comments }: Own,
  whereabouts: Whereabouts,
): PersonalView {
  const { t, url } = page;
  const saved = url.searchParams.get("guardado");
  const said = (section: string) => ({ said: saved === section ? ("saved" as const) : null });
  const typed = typedOf(profile);
  const sections: { id: Section; n?: number }[] = [
    { id: "perfil" },
    ...(can(viewer, "write_bio") ? [{ id: "bio" as const }] : []),
    { id: "reacciones", n: reactions.length },
    ...(comments ? [{ id: "comentarios" as const, n: comments.length }] : []),
  ];
  return {
    owner: viewer.id,
    header: headerOf(page, viewer, whereabouts),
    tabs: {
      label: t("personal.tabs"),
      list: sections.map(({ id, n }) => ({ id, text: t(`personal.tab.${id}`, { n: n ?? 0 }) })),
    },
    profile: profileForm(page, typed, said("perfil")),
    bio: can(viewer, "write_bio") ? bioForm(page, typed, said("bio")) : null,
    reactions: reactionsView(page, reactions),
    comments: comments && commentsView(page, comments),
  };
}

function headerOf(page: Page, viewer: Viewer, { ip, country }: Whereabouts): HeaderView {
  const { t, paths, language } = page;
  const role = t(`article.role.${viewer.role}`);
  const here = [role, country, ip].filter((part) => part !== null).join(" · ");
  const isCreator = can(viewer, "write_bio");
  return {
    avatar: avatarOf(isCreator ? viewer : { ...viewer, photoUrl: null }),
    greeting: t("personal.greeting", { alias: viewer.alias }),
    role,
    tooltip: `${here}. ${t("personal.visit")}.`,
    country: country === null ? null : { code: country, name: countryName(country, language) },
    links: [
      { href: paths.personal("cuenta"), text: t("personal.account") },
      { href: paths.personal("datos"), text: t("personal.ownData") },
      ...(can(viewer, "moderate") ? [{ href: "/moderacion", text: t("moderation.queue.title") }] : []),
      ...(isCreator ? [{ href: paths.profile(viewer.id), text: t("personal.publicProfile") }] : []),
    ],
    logOut: { action: "/logout", text: t("personal.logOut") },
  };
}
