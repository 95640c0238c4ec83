import { doc, h, marked, p } from "../build";
import type { SampleArticle } from "../types";

/** A pay-per-view article still closed; one whose stored body no longer parses. */
export const GERMAN: SampleArticle[] = [
  {
    author: "Jakob Wendlinger",
    language: "de",
    slug: "was-der-mietendeckel-nicht-deckelt",
    headline: "Was der Mietendeckel nicht deckelt",
    summary:
      "Betriebskosten, Möblierungszuschläge, Neuverträge: Eine Durchsicht des Gesetzestextes zeigt, wo die Grenze nicht greift.",
    priceCents: 350,
    hoursAgo: 40,
    about: "die Mieten",
    body: doc(
      p(
        "Paragraf drei klingt eindeutig. Erst der Verweis auf die Übergangsbestimmungen nimmt ihm die Schärfe.",
      ),
      h(2, "Die Lücke im Neuvertrag"),
      p(
        "Wer auszieht, setzt die Uhr zurück. ",
        marked("Ein Vermieter darf bei jedem Wechsel neu beginnen", ["contexto", {}]),
        ", und der Wechsel ist in Wien kürzer als anderswo.",
      ),
    ),
  },
  {
    author: "Jakob Wendlinger",
    language: "de",
    slug: "notiz-zur-zinserhoehung",
    headline: "Notiz zur Zinserhöhung",
    summary: "Eine kurze Notiz, wie sie aus dem Zettelkasten kam.",
    hoursAgo: 20,
    about: "Leitzins",
    body: "Die Erhöhung trifft zuerst variable Kredite <b>und</b> dann die Mieten. {Rest folgt",
  },
];
