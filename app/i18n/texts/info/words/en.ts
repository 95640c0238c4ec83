import type { es } from "./es";

/** Words around the pages about Poliedro, and of their pictures, buttons and letters. */
export const en: typeof es = {
  others: "This page in other languages",
  contents: "On this page",
  becomeTopVoice: "Become a Top Voice",
  earn: "Earn by writing",
  sale: "Of every sale of a pay-per-view or micropay article",
  subscription: "Of every donation subscription, monthly or yearly",
  toAuthor: "to whoever wrote it",
  toOperation: "to running Poliedro",
  toCreators: "to those who write on Poliedro",
  toNonProfits: "to similar non-profits",
  steps: {
    read: "Read",
    readText: "Every hour we ask newspapers for their headlines and open the articles they let us read.",
    group: "Group",
    groupText: "We compare the articles, across languages too, and put those about the same event together.",
    analyse: "Analyse",
    analyseText:
      "Side by side, articles show the faces: summary, facts, contradictions, statements and more.",
    verify: "Verify",
    verifyText: "What cannot be found in the articles it cites is not published.",
  },
  letters: {
    correction: "Ask for a correction",
    reply: "Exercise the right of reply",
    report: "Report content",
    withdraw: "Remove content from my newspaper",
    access: "Report an accessibility problem",
    other: "Something else",
    body: "Address of the page:\n\nWhat is wrong:\n\nWhat I base this on (links or documents):\n",
  },
  details: {
    name: "Publisher",
    address: "Address",
    register: "Registration",
    site: "Website",
    email: "Email",
  },
};
