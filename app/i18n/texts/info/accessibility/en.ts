import type { es } from "./es";

/** The accessibility statement. */
export const en: typeof es = {
  title: "Accessibility",
  lead: "Poliedro wants to be readable with any eyesight, hand, device or connection. The aim is to meet WCAG 2.2 at level AA.",
  sections: {
    done: {
      title: "What we do",
      text: `
        - Everything can be read and used without JavaScript and by keyboard, with the focus always visible.
        - A light and a dark appearance with enough contrast; text grows as far as you ask without losing anything.
        - Headings, lists and tables with their structure, and every quotation marked in its language so that screen readers
          pronounce it well.
        - No motion for those who want none, and no time limits.
        - Keyboard shortcuts can be turned off.`,
    },
    missing: {
      title: "What is missing",
      text: `
        We check the pages with axe, an automatic tool, in light and in dark. That finds some of the problems: nobody from
        outside has reviewed them yet, nor have we tried them with every screen reader. So we do not claim full conformance. The
        newspapers’ pages that we link to are beyond our control.`,
    },
    report: {
      title: "How to report a problem",
      text: `
        If something does not work for you, [write to us](complaints.write) with the address of the page and the program or
        device you use. We will give you the content in another way while we fix it.`,
    },
  },
};
