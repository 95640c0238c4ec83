import type { DateStyle } from "./render/dates";

/** Sections for which a newspaper may have a feed of its own. */
export const FEED_SECTIONS = [
  "world",
  "politics",
  "economy",
  "culture",
  "sports",
  "technology",
  "science",
  "local",
  "opinion",
] as const;

/** How one newspaper's feeds are written: the ways of real servers, spread over the sample. */
export interface Habits {
  /** IANA zone of its newsroom */
  timeZone: string;
  date: DateStyle;
  /** how its summaries are marked up */
  summary: "cdata" | "escaped" | "plain";
  /** what it carries beside the summary: nothing, its first paragraph, the whole text */
  content: "none" | "lead" | "full";
  guid: "permalink" | "opaque" | "none";
  /** parameters it hangs on the addresses in its home feed */
  tracking: "none" | "utm" | "xtor" | "at" | "ref";
  /** where it says its encoding */
  charset: "both" | "header" | "declaration";
  /** whether items carry media:thumbnail */
  media: boolean;
  author: "dc" | "author" | "none";
  /** feeds beside the home feed */
  sections: (typeof FEED_SECTIONS)[number][];
}

const ZONES: Record<string, string> = {
  AR: "America/Argentina/Buenos_Aires",
  AT: "Europe/Vienna",
  BE: "Europe/Brussels",
  CA: "America/Toronto",
  CH: "Europe/Zurich",
  CL: "America/Santiago",
  CO: "America/Bogota",
  DE: "Europe/Berlin",
  ES: "Europe/Madrid",
  FR: "Europe/Paris",
  GB: "Europe/London",
  IE: "Europe/Dublin",
  IN: "Asia/Kolkata",
  MX: "America/Mexico_City",
  PE: "America/Lima",
  SN: "Africa/Dakar",
  US: "America/New_York",
};

const COMMON: Omit<Habits, "timeZone" | "date"> = {
  summary: "escaped",
  content: "none",
  guid: "permalink",
  tracking: "none",
  charset: "both",
  media: false,
  author: "dc",
  sections: [],
};

const OWN: Record<string, Partial<Habits>> = {
  "el-faro-del-tajo": { date: "rfc822-zone", summary: "cdata", media: true, sections: ["world", "opinion"] },
  "la-voz-de-poniente": { date: "rfc822-local", charset: "declaration", guid: "opaque" },
  "cronica-mediterranea": { date: "iso-offset", tracking: "utm", sections: ["opinion", "science"] },
  "diario-del-altiplano": {
    summary: "cdata",
    content: "full",
    guid: "opaque",
    sections: ["sports"],
  },
  "la-gaceta-de-anahuac": { summary: "plain" },
  "el-pregon-austral": { date: "iso-space", charset: "header", guid: "none" },
  "tribuna-del-plata": { tracking: "ref", media: true, sections: ["sports"] },
  "el-correo-de-los-andes": { date: "rfc822-local", summary: "plain", content: "lead" },
  "la-manana-de-lima": { charset: "declaration", author: "none" },
  "the-harbour-ledger": { date: "rfc822-zone", tracking: "at", sections: ["world", "local"] },
  "the-northern-courier": { date: "iso-millis", content: "lead", sections: ["local"] },
  "thames-evening-post": { summary: "cdata", tracking: "utm", guid: "opaque", media: true },
  "the-liffey-examiner": { date: "rfc822-short-year", guid: "none", author: "author" },
  "the-prairie-sentinel": {
    date: "rfc822-zone",
    timeZone: "America/Chicago",
    content: "full",
    summary: "cdata",
  },
  "bay-and-valley-times": {
    timeZone: "America/Los_Angeles",
    tracking: "ref",
    sections: ["technology", "science"],
  },
  "potomac-register": { content: "full", guid: "opaque" },
  "the-deccan-morning": { summary: "plain", guid: "none", author: "none" },
  "le-courrier-des-deux-rives": { tracking: "xtor", summary: "cdata", sections: ["economy", "politics"] },
  "la-depeche-armoricaine": { date: "rfc822-local", guid: "opaque" },
  "paris-soir-nouveau": { tracking: "xtor", media: true, sections: ["culture"] },
  "l-echo-de-provence": { date: "iso-offset", summary: "cdata" },
  "le-matin-de-wallonie": { tracking: "utm", guid: "opaque", author: "author" },
  "la-feuille-du-leman": { content: "lead", sections: ["world"] },
  "le-rivage-de-dakar": { date: "rfc822-gmt", summary: "cdata", charset: "header" },
  "la-tribune-du-saint-laurent": { date: "iso-offset", media: true },
  "elbe-kurier": { date: "rfc822-zone", sections: ["economy", "world"] },
  "isar-zeitung": { date: "iso-offset", content: "lead", sections: ["economy", "culture"] },
  "spree-anzeiger": { tracking: "utm", summary: "cdata", media: true, guid: "none" },
  "rheinische-rundschau": { date: "rfc822-local", charset: "header" },
  "neue-saale-post": { guid: "opaque" },
  "donau-tagblatt": { guid: "opaque", content: "lead", sections: ["politics", "sports"] },
  alpenbote: { date: "iso-millis", summary: "plain" },
  "limmat-nachrichten": { date: "rfc822-offset", tracking: "at", summary: "plain" },
};

/** The habits of a newspaper: its own, else what is common in its dialect and country. */
export function habitsOf(newspaper: { slug: string; country: string; dialect: string }): Habits {
  const dated = newspaper.dialect === "rss2" || newspaper.dialect === "rss091" ? "rfc822-offset" : "iso-z";
  return {
    ...COMMON,
    timeZone: ZONES[newspaper.country] ?? "UTC",
    date: dated,
    ...OWN[newspaper.slug],
  };
}

/**
 * An address as a feed gives it: with the parameters by which a newspaper counts its readers.
 * Section feeds always carry some, so that the same article stands in two feeds under two addresses.
 */
export function trackedLink(link: string, tracking: Habits["tracking"], section: string): string {
  const kind = section !== "home" && tracking === "none" ? "utm" : tracking;
  switch (kind) {
    case "utm":
      return `${link}?utm_source=rss&utm_medium=feed&utm_campaign=${section}`;
    case "xtor":
      return `${link}#xtor=RSS-${section.length}`;
    case "at":
      return `${link}?at_medium=RSS&at_campaign=${section}`;
    case "ref":
      return `${link}?ref=rss-${section}`;
    case "none":
      return link;
  }
}
