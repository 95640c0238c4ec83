import {
  CULTURE,
  ECONOMY,
  ENVIRONMENT,
  HEALTH,
  JUSTICE,
  LIFESTYLE,
  POLITICS,
  SCIENCE,
  SOCIETY,
  SPORTS,
  TECHNOLOGY,
  WORLD,
} from "./data";

/** Sections of the newspapers' catalogue that say a category. "home", "national", "local", "opinion" and "other" say none. */
export const CATALOGUE_SECTIONS: Readonly<Record<string, number>> = {
  world: WORLD,
  politics: POLITICS,
  economy: ECONOMY,
  culture: CULTURE,
  society: SOCIETY,
  sports: SPORTS,
  technology: TECHNOLOGY,
  science: SCIENCE,
  health: HEALTH,
};

const WORDS: Readonly<Record<number, string>> = {
  [ECONOMY]: `economia economy economic economics economie wirtschaft business finance finances finanzas finanzen
    empresas empresa unternehmen entreprises entreprise money geld dinero argent mercados markets market marches
    maerkte boerse borse bourse bolsa jobs empleo emploi karriere arbeit negocios companies verbraucher consommation
    konjunktur trade banking immobilien immobilier inmobiliario real-estate property stocks`,
  [TECHNOLOGY]: `tecnologia technology tech technologie technik digital digitales digitale digitalisierung numerique
    internet netzwelt gadgets ciberseguridad cybersecurity computer games gaming videojuegos pixels netzpolitik
    ki kuenstliche-intelligenz artificial-intelligence inteligencia-artificial hardware software smartphones mobile
    gadget apple google`,
  [CULTURE]: `cultura culture culturas cultural kultur feuilleton arts art artes books book libros livres literatur
    buecher literatura literature music musica musique musik film films cine cinema kino movies theater theatre
    teatro television tv tele fernsehen series medien media medios medias entertainment kunst museos musees
    arts-entertainment stage unterhaltung streaming spectacles exposition bd`,
  [JUSTICE]: `justicia justice justiz recht law tribunales courts court crime kriminalitaet kriminalitat criminal
    juristisches prozess legal police-justice`,
  [POLITICS]: `politica politics politique politik elecciones elections election wahl wahlen bundestagswahl innenpolitik
    presidentielle legislatives municipales government gobierno parlamento congress congreso senado parliament bundestag
    landespolitik elysee white-house policy uspolitics us-politics`,
  [SCIENCE]: `ciencia science sciences wissenschaft wissen espacio space weltraum weltall archaeologie arqueologia
    archeologie astronomia astronomie investigacion research forschung scientific`,
  [SOCIETY]: `sociedad society societe gesellschaft educacion education bildung schule sucesos
    faits-divers blaulicht religion migration inmigracion immigration familie familia famille family verkehr vivienda
    logement mujer femmes igualdad feminismo university schools`,
  [HEALTH]: `salud health sante gesundheit medicina medizin medecine wellness bienestar psicologia psychologie
    ernaehrung nutricion coronavirus covid healthcare medical fitness bien-etre`,
  [LIFESTYLE]: `estilo estilo-de-vida lifestyle life-style leben style stil vida tendencias gente people leute stars promis celebrity
    celebrities celebridades famosos moda fashion mode viajes viaje travel voyage voyages reise reisen gastronomia
    cocina food cuisine kochen essen genuss rezepte recetas recipes recettes motor coches auto autos cars automobile
    hogar wohnen home-garden haus garten maison beauty belleza beaute royals boulevard horoscopo horoskop horoscope
    horoscopes icon ocio loisirs weekend showbiz tvshowbiz gossip corazon shopping kaufberatung dating
    partnerschaft sex-relationships relationships`,
  [WORLD]: `internacional internacionales international mundo world monde welt ausland asia africa europa europe
    americas latinoamerica america-latina middle-east oriente-proximo nahost moyen-orient proche-orient afrique asie
    eeuu estados-unidos etats-unis ukraine ucrania israel gaza china russland rusia russia worldnews world-news
    global foreign aussenpolitik weltpolitik venezuela iran`,
  [ENVIRONMENT]: `medio-ambiente medioambiente environment environnement umwelt clima climate climat klima clima-y-medio-ambiente
    climate-environment naturaleza nature natur energia renovables planete planeta planet ecologie ecologia animales
    tiere animaux animals sostenibilidad nachhaltigkeit sustainability sustentabilidad wildlife meteo tiempo weather
    wetter biodiversite`,
  [SPORTS]: `deportes deporte sport sports futbol football fussball foot soccer bundesliga laliga champions-league
    ligue-1 premier-league baloncesto basketball basket nba nfl mlb nhl tenis tennis formula-1 formel-1 formule-1 f1
    motogp ciclismo cycling cyclisme radsport rugby cricket golf atletismo leichtathletik athletisme wintersport
    handball eishockey hockey boxeo boxing ski-alpin olympics olympia olimpiadas jo darts ufc mma motorsport
    baseball college-football wwe racing championsleague dfb-pokal`,
};

const BY_WORD: ReadonlyMap<string, number> = new Map(
  Object.entries(WORDS).flatMap(([id, words]) =>
    words.split(/\s+/).map((word): [string, number] => [word, Number(id)]),
  ),
);

/** Category of a section's name as newspapers write it in addresses and feeds (folded, words joined by "-"), or undefined. */
export function categoryOfSection(name: string): number | undefined {
  return BY_WORD.get(name);
}
