import { DE } from "./source-words/de";
import { EN } from "./source-words/en";
import { ES } from "./source-words/es";
import { FR } from "./source-words/fr";
import type { SourceWords } from "./source-words/types";

/** By ISO 639-1; in other languages only links and agencies are sources. */
export const SOURCE_WORDS: Readonly<Record<string, SourceWords>> = { de: DE, en: EN, es: ES, fr: FR };

/** Press agencies, found as whole words anywhere in the text. Those whose name is a common word are matched as capitals only. */
export const AGENCIES: readonly { name: string; pattern: RegExp }[] = [
  { name: "EFE", pattern: /\bEFE\b/ },
  { name: "Europa Press", pattern: /\bEuropa Press\b/ },
  { name: "AFP", pattern: /\bAFP\b|Agence France[- ]Presse/ },
  { name: "Reuters", pattern: /\bReuters\b/i },
  { name: "Associated Press", pattern: /\bAP\b(?!\d)|Associated Press/ },
  { name: "dpa", pattern: /\b(?:dpa|DPA)\b/ },
  { name: "Bloomberg", pattern: /\bBloomberg\b/ },
  { name: "ANSA", pattern: /\bANSA\b/ },
  { name: "APA", pattern: /\bAPA\b/ },
  { name: "Keystone-SDA", pattern: /\bKeystone-SDA\b/ },
  { name: "PA Media", pattern: /\bPA (?:Media|news agency)\b/ },
  { name: "TASS", pattern: /\bTASS\b/i },
  { name: "Xinhua", pattern: /\bXinhua\b/i },
  { name: "Interfax", pattern: /\bInterfax\b/i },
  { name: "Belga", pattern: /\bBelga\b/ },
  { name: "Notimex", pattern: /\bNotimex\b/i },
  { name: "Télam", pattern: /\bT[ée]lam\b/i },
  { name: "Kyodo", pattern: /\bKyodo\b/ },
  { name: "Yonhap", pattern: /\bYonhap\b/ },
];

const set = (list: string): ReadonlySet<string> => new Set(list.trim().split(/\s+/));

/** Words inside a name that are not capitalised. */
export const PARTICLES = set(
  "de del la las los of the von van der den des du d l di da y e und and et for für fur",
);

/** Forms of address that are no part of a name; with a capital before it. */
export const TITLES =
  set(`mr mrs ms dr prof professor sir dame lord lady president minister mayor senator governor judge
  captain sergeant inspector chief detective councillor secretary don dona sr sra m mme mlle maitre herr frau
  commander rep gov sen superintendent deputy gouverneur
  presidente ministro ministra alcalde alcaldesa president ministre bundeskanzler bundeskanzlerin`);

/** Capitalised words that name no source: weekdays, months, pronouns at a sentence's start and, in German, general nouns. */
export const NO_NAMES =
  set(`dem den monday tuesday wednesday thursday friday saturday sunday january february march april
  may june july august september october november december montag dienstag mittwoch donnerstag freitag samstag sonntag
  januar februar marz mai juni juli oktober dezember i he she it we they you who the a an this that these those his her
  its their our my el la los las un una unos lo le les il elle on ils elles ce cet cette ces der die das des ein eine
  einer er sie es wir ihr ich man bericht berichten berichte berichts studie studien umfrage umfragen angaben
  medienberichten medien medienbericht aussage aussagen zahlen daten artikel mitteilung prognose schatzung schatzungen
  experten forschern wissenschaftlern behorden ermittlern anwohnern augenzeugen beobachtern gesetz plan planen
  erkenntnissen informationen jahr jahren woche woch abend morgen mittag nacht mitteilungen kreisen insidern interview
  gesprach journalisten reportern anfrage untersuchung analyse gutachten fachblatt fachzeitschrift zeitschrift magazin
  zeitung no si non oui yes nein ja as but and when while if in on at by for from after before also however meanwhile
  yesterday today y pero cuando segun en por para como tambien ayer hoy et mais quand selon dans pour hier und aber
  wenn als nach vor bei mit auch laut gemass gestern heute so wie dann dabei zudem doch denn damit daraufhin menschen
  later then still now finally earlier last despues luego entonces finalmente ensuite puis enfin spater schliesslich
  gegenuber wegen trotz seit durch unter uber despite although since tras durante sobre con desde sin aunque apres avant
  pendant avec sans depuis malgre chez sein seine seiner seinem ihre ihren ihrem unser unsere mein meine vertreter lohn namen leute teil ende anfang grund fall frage thema tag tagen monat monaten prozent euro uhr land stadt menge lage`);

/** Bodies that are known by their common noun alone; of others ("the company") it only says what they are. */
export const KNOWN_BODIES =
  set(`police government prosecutors court parliament firefighters senate congress army navy church
  coastguard policia gobierno fiscalia ayuntamiento tribunal juzgado parlamento bomberos ejercito iglesia consistorio
  senado congreso audiencia generalitat junta gendarmerie gouvernement parquet mairie prefecture tribunal parlement
  pompiers eglise armee senat assemblee elysee matignon rectorat intersyndicale polizei regierung`);
/** German nouns of such bodies, compounds included. */
export const KNOWN_GERMAN_BODY =
  /(?:polizei|regierung|anwaltschaft|ministeriums?|gerichts?|.amte?s?|feuerwehr|institute?s?|verbande?s?|.behorde|.bank|hofe?s?|.senate?s?|bundestage?s?|bundesrate?s?|kommission|universitat)$/;
