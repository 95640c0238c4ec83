import { readFileSync, writeFileSync } from "node:fs";

/** Our name of each icon, and Lucide's where it has another. */
const ICONS: Record<string, string> = {
  alert: "triangle-alert",
  "arrow-left": "",
  "arrow-right": "",
  bookmark: "",
  "bookmark-check": "",
  calendar: "",
  check: "",
  "chevron-down": "",
  "chevron-left": "",
  "chevron-right": "",
  clock: "",
  download: "",
  "external-link": "",
  eye: "",
  filter: "",
  flag: "",
  globe: "",
  history: "rotate-ccw-clock",
  info: "",
  keyboard: "",
  languages: "",
  link: "",
  lock: "",
  "log-in": "",
  "log-out": "",
  mail: "",
  "map-pin": "",
  menu: "",
  message: "message-circle",
  monitor: "",
  moon: "",
  newspaper: "",
  pen: "pen-line",
  plus: "",
  printer: "",
  quote: "",
  refresh: "refresh-cw",
  rss: "",
  scale: "",
  search: "",
  share: "share-2",
  star: "",
  sun: "",
  trash: "",
  upvote: "thumbs-up",
  user: "",
  x: "",
};

/**
 * Draws app/assets/icons.svg, one symbol per icon, and app/assets/icon-names.ts, their type.
 * Run after a change of ICONS: `npx tsx scripts/assets/icons.ts`.
 */
function main(): void {
  const { icons } = JSON.parse(readFileSync("node_modules/@iconify-json/lucide/icons.json", "utf8")) as {
    icons: Record<string, { body: string } | undefined>;
  };
  const names = Object.keys(ICONS).sort();
  const symbols = names.map((name) => {
    const icon = icons[ICONS[name] || name];
    if (!icon) throw new Error(`Lucide has no icon "${ICONS[name] || name}"`);
    return `<symbol id="${name}" viewBox="0 0 24 24">${drawing(icon.body)}</symbol>`;
  });
  writeFileSync(
    "app/assets/icons.svg",
    `<svg xmlns="http://www.w3.org/2000/svg"><title>Icons</title><!-- Lucide, ISC licence: https://lucide.dev/license -->${symbols.join("")}</svg>\n`,
  );
  writeFileSync(
    "app/assets/icon-names.ts",
    `/** The icons of app/assets/icons.svg; written by scripts/assets/icons.ts. */
export const ICON_NAMES = [
${names.map((name) => `  "${name}",`).join("\n")}
] as const;

export type IconName = (typeof ICON_NAMES)[number];
`,
  );
}

/** The shapes alone: colour, width and ends of their lines come from the page's CSS. */
const drawing = (body: string): string =>
  body
    .replace(/ (stroke|fill|stroke-width|stroke-linecap|stroke-linejoin)="[^"]*"/g, "")
    .replace(/^<g>(.*)<\/g>$/, "$1");

main();
