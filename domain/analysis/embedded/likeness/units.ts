import { LEXICON_LANGUAGES } from "../../../language/concepts";
import { fold } from "../../../language/fold";

/** What is counted and measured, with the lexicon's concept where it has one: concept | es | en | fr | de. */
const UNITS = `
second-time | segundo segundos | second seconds | seconde secondes | Sekunde Sekunden
minute | minuto minutos | minute minutes | minute minutes | Minute Minuten
hour | hora horas | hour hours | heure heures | Stunde Stunden stündige stündigen stündiger
day-unit | día días | day days | jour jours journée journées | Tag Tage Tagen tägige tägigen tägiger
week-unit | semana semanas | week weeks | semaine semaines | Woche Wochen wöchige wöchigen
month-unit | mes meses | month months | mois | Monat Monate Monaten monatige monatigen
year-unit | año años | year years | an ans année années | Jahr Jahre Jahren jährige jähriger jährigen Jährige Jähriger Jährigen
decade | década décadas decenio | decade decades | décennie décennies | Jahrzehnt Jahrzehnte Jahrzehnts Jahrzehnten
percent | porcentaje | percent | pourcentage | Prozent
euro | euro euros | euro euros | euro euros | Euro Euros
dollar | dólar dólares | dollar dollars | dollar dollars | Dollar Dollars
pound | libra libras | pound pounds | | Pfund
franc | franco francos | franc francs | franc francs | Franken Francs
crown-money | corona coronas | crown crowns krona kronor krone kroner | couronne couronnes | Krone Kronen
peso | peso pesos | peso pesos | peso pesos | Peso Pesos
kilometre | kilómetro kilómetros km | kilometre kilometres kilometer kilometers km | kilomètre kilomètres km | Kilometer Kilometern km
mile | milla millas | mile miles | mille milles | Meile Meilen
metre | metro metros | metre metres meter meters | mètre mètres | Meter Metern
degree-temp | grado grados | degree degrees | degré degrés | Grad
tonne | tonelada toneladas | tonne tonnes ton tons | tonne tonnes | Tonne Tonnen
litre | litro litros | litre litres liter liters | litre litres | Liter Litern
hectare | hectárea hectáreas | hectare hectares | hectare hectares | Hektar
page | página páginas | page pages | page pages | Seite Seiten
seats-won | escaño escaños diputados curules | seat seats | siège sièges députés | Sitz Sitze Sitzen Mandat Mandate Mandaten
vote | voto votos sufragios | vote votes | voix suffrages votes | Stimme Stimmen
points-score | punto puntos | point points | point points | Punkt Punkte Punkten
`;

/** Days of the week, by which newspapers date what is new; two that differ are two happenings or a contradiction. */
const DAYS = `
monday | lunes | Monday | lundi | Montag Montagmorgen Montagabend Montagnachmittag Montagnacht
tuesday | martes | Tuesday | mardi | Dienstag Dienstagmorgen Dienstagabend Dienstagnachmittag Dienstagnacht
wednesday | miércoles | Wednesday | mercredi | Mittwoch Mittwochmorgen Mittwochabend Mittwochnachmittag Mittwochnacht
thursday | jueves | Thursday | jeudi | Donnerstag Donnerstagmorgen Donnerstagabend Donnerstagnachmittag Donnerstagnacht
friday | viernes | Friday | vendredi | Freitag Freitagmorgen Freitagabend Freitagnachmittag Freitagnacht
saturday | sábado | Saturday | samedi | Samstag Sonnabend Samstagmorgen Samstagabend Samstagnachmittag Samstagnacht
sunday | domingo | Sunday | dimanche | Sonntag Sonntagmorgen Sonntagabend Sonntagnachmittag Sonntagnacht
january | enero | January | janvier | Januar Jänner
february | febrero | February | février | Februar Feber
march | | March | | März
april | abril | April | avril | April
june | junio | June | juin | Juni
july | julio | July | juillet | Juli
august | agosto | August | août | August
september | septiembre setiembre | September | septembre | September
october | octubre | October | octobre | Oktober
november | noviembre | November | novembre | November
december | diciembre | December | décembre | Dezember
`;

const read = (rows: string): ReadonlyMap<string, ReadonlyMap<string, string>> => {
  const words = new Map<string, Map<string, string>>(
    LEXICON_LANGUAGES.map((language) => [language, new Map<string, string>()]),
  );
  for (const row of rows.trim().split("\n")) {
    const [concept = "", ...columns] = row.split("|").map((column) => column.trim());
    for (const [i, language] of LEXICON_LANGUAGES.entries())
      for (const word of (columns[i] ?? "").split(" "))
        if (word !== "") words.get(language)!.set(fold(word), concept);
  }
  return words;
};

const UNIT_WORDS = read(UNITS);
const DAY_WORDS = read(DAYS);
const UNIT_KEYS = new Set(
  [...UNIT_WORDS.values()].flatMap((words) => [...words.values()].map((unit) => `c:${unit}`)),
);

/** Key of the unit that a folded word names, alike in all languages; undefined for every other word. */
export function unitKey(folded: string, language: string): string | undefined {
  const unit = UNIT_WORDS.get(language)?.get(folded);
  return unit === undefined ? undefined : `c:${unit}`;
}

/** Whether a key is a unit's, of the lexicon or of this list. */
export const isUnit = (key: string): boolean => UNIT_KEYS.has(key);

/** Key of the day of the week or month that a word names; its capital tells "March" from "march" in English. */
export function dayKey(raw: string, folded: string, language: string): string | undefined {
  if (language === "en" && !/^\p{Lu}/u.test(raw)) return undefined;
  const day = DAY_WORDS.get(language)?.get(folded);
  return day === undefined ? undefined : `d:${day}`;
}
