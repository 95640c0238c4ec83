import type { Page } from "../page/page.server";
import type { ThemeView } from "./switch";
import { THEMES } from "./theme";

export const themeView = ({ t }: Page): ThemeView => ({
  label: t("front.chrome.theme"),
  themes: THEMES.map((theme) => ({ theme, text: t(`front.chrome.themes.${theme}`) })),
});
