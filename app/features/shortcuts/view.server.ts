import type { Page } from "../page/page.server";
import type { ShortcutsView } from "./help";

export const shortcutsView = ({ t }: Page): ShortcutsView => ({
  title: t("front.shortcuts.title"),
  keys: [
    { key: "j", text: t("front.shortcuts.next") },
    { key: "k", text: t("front.shortcuts.previous") },
    { key: "o", text: t("front.shortcuts.open") },
    { key: "Esc", text: t("front.shortcuts.close") },
    { key: "/", text: t("front.shortcuts.search") },
    { key: "?", text: t("front.shortcuts.help") },
  ],
  enabled: t("front.shortcuts.enabled"),
  close: t("front.chrome.close"),
});
