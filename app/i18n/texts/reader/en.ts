import type { es } from "./es";

/** Texts of an event as it is opened over the lanes, and of its page. */
export const en: typeof es = {
  loading: "Loading the details…",
  arriving: "Loading event…",
  failed: "Error loading the event",
  close: "Close",
  back: "Back",
  actions: {
    label: "What to do with this event",
    later: "Read later",
    save: "Save",
    share: "Share",
    upvote: "Upvote",
  },
  copied: "Link copied to clipboard",
  copyFailed: "Error copying link",
  coverage: {
    label: "Coverage by country",
    more_one: "and {{count, number}} more country",
    more_other: "and {{count, number}} more countries",
  },
  hours: {
    title: "When it was published.",
    text: "From {{from}} to {{to}}. Busiest from {{peak}} on: {{articles}}.",
  },
  filter: {
    label: "Language of the articles",
    all: "All languages",
  },
  creators: "Articles by our creators",
  articlesLoading: "Loading the articles…",
  articlesFailed: "The list of articles could not be loaded. The rest of the event is complete.",
  mark: {
    clickbait: "Clickbait headline",
    emphatic: "Emphatic text",
    cites_one: "Cites {{count, number}} source",
    cites_other: "Cites {{count, number}} sources",
  },
  reason: {
    words: "loaded words",
    exclamation: "exclamation marks",
    questions: "several question marks",
    capitals: "capital letters",
    bait: "promises but does not tell",
    address: "addresses the reader",
    asks: "asks the reader a question",
    ellipsis: "breaks off",
  },
};
