import type { Page } from "../page/page.server";
import type { WelcomeView } from "./welcome";

export const welcomeView = ({ t, paths }: Page): WelcomeView => ({
  title: t("front.welcome.title"),
  text: t("front.welcome.text"),
  start: t("front.welcome.start"),
  more: { href: paths.page("howToRead"), text: t("front.welcome.more") },
});
