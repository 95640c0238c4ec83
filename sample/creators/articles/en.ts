import { doc, h, item, marked, node, p } from "../build";
import type { SampleArticle } from "../types";

/** Free, one of them at an address with slashes. */
export const ENGLISH: SampleArticle[] = [
  {
    author: "Oliver Marsh",
    language: "en",
    slug: "notes/2026/how-a-cable-breaks",
    headline: "How a cable breaks, and what the break tells",
    summary:
      "Anchors drag, fishing gear snags, rock slides. Each leaves its own trace, and none of them can be read from a ship’s track alone.",
    hoursAgo: 9,
    about: "Nordlink",
    body: doc(
      p(
        "A submarine cable is the width of a garden hose. In twenty years I have held some forty broken ends in my hands, and ",
        marked("seven in ten faults come from anchors and fishing gear", [
          "hecho",
          { timestamp: "2026-03-02T09:00", url: "https://cable-faults.example/survey-2026" },
        ]),
        ".",
      ),
      h(2, "Three kinds of ends"),
      node(
        "bulletList",
        {},
        item("An anchor ", marked("bends", "bold"), " the armour before it parts: the wires splay one way."),
        item("A trawl door scrapes first. The tar is gone for metres."),
        item("A blade leaves ends that ", marked("fit together", "italic"), "."),
      ),
      p(
        "That is why I wait. ",
        marked("To call it sabotage before the ends are on deck is to choose the story first", [
          "framing",
          { url_fuente: "https://below-the-waterline.example/ends-first" },
        ]),
        ". ",
        marked("“We have no evidence of intent at this stage”", [
          "cita",
          { person: "Coastguard duty officer", url: "https://coastguard.example/statement-118" },
        ]),
        ", the duty officer said, and that sentence deserved a headline.",
      ),
      p(
        marked("A map that shows “twelve attacks this year” counts repairs of the same fault twice", [
          "desinformacion",
          { url: "https://cable-faults.example/corrections" },
        ]),
        ". I have written to its author.",
      ),
    ),
  },
];
