import type { Language } from "../shared/languages";

/** One of the twelve categories, with its name and a one-sentence explanation in every language. */
export interface Category {
  id: number;
  name: Readonly<Record<Language, string>>;
  explanation: Readonly<Record<Language, string>>;
}

/** Ids of the categories, as stored and on the wire. */
export const ECONOMY = 1001;
export const TECHNOLOGY = 1002;
export const CULTURE = 1003;
export const JUSTICE = 1004;
export const POLITICS = 1005;
export const SCIENCE = 1006;
export const SOCIETY = 1007;
export const HEALTH = 1008;
export const LIFESTYLE = 1009;
export const WORLD = 1010;
export const ENVIRONMENT = 1011;
export const SPORTS = 1012;

/** These come first, in this order; all others follow by id. */
const PRIORITY = [
  WORLD,
  POLITICS,
  ECONOMY,
  SOCIETY,
  SCIENCE,
  TECHNOLOGY,
  HEALTH,
  CULTURE,
  ENVIRONMENT,
  SPORTS,
];

/** For sorting categories (or their ids) as readers see them. */
export function compareCategories(a: number, b: number): number {
  const rank = (id: number): number => {
    const at = PRIORITY.indexOf(id);
    return at < 0 ? PRIORITY.length : at;
  };
  return rank(a) - rank(b) || a - b;
}

const ALL: readonly Category[] = [
  {
    id: ECONOMY,
    name: { es: "Economía", en: "Economy", fr: "Économie", de: "Wirtschaft" },
    explanation: {
      es: "Empresas, empleo, precios, mercados y cuentas públicas: cómo se gana, se gasta y se reparte el dinero.",
      en: "Companies, jobs, prices, markets and public accounts: how money is earned, spent and shared out.",
      fr: "Entreprises, emploi, prix, marchés et comptes publics : comment l’argent se gagne, se dépense et se partage.",
      de: "Unternehmen, Arbeit, Preise, Märkte und Staatsfinanzen: wie Geld verdient, ausgegeben und verteilt wird.",
    },
  },
  {
    id: TECHNOLOGY,
    name: { es: "Tecnología", en: "Technology", fr: "Technologie", de: "Technik" },
    explanation: {
      es: "Informática, inteligencia artificial, internet y aparatos, y lo que cambian en la vida de la gente.",
      en: "Computing, artificial intelligence, the internet and devices, and what they change in people’s lives.",
      fr: "Informatique, intelligence artificielle, internet et appareils, et ce qu’ils changent dans nos vies.",
      de: "Computer, künstliche Intelligenz, Internet und Geräte: was sie im Leben der Menschen verändern.",
    },
  },
  {
    id: CULTURE,
    name: { es: "Cultura", en: "Culture", fr: "Culture", de: "Kultur" },
    explanation: {
      es: "Libros, cine, música, teatro, arte, televisión y patrimonio: obras, creadores y quienes las disfrutan.",
      en: "Books, film, music, theatre, art, television and heritage: the works, their makers and their public.",
      fr: "Livres, cinéma, musique, théâtre, art, télévision et patrimoine : les œuvres, leurs auteurs et leur public.",
      de: "Bücher, Film, Musik, Theater, Kunst, Fernsehen und Kulturerbe: die Werke, ihre Schöpfer und ihr Publikum.",
    },
  },
  {
    id: JUSTICE,
    name: { es: "Justicia", en: "Justice", fr: "Justice", de: "Justiz" },
    explanation: {
      es: "Juicios, investigaciones, delitos y sentencias: lo que ocurre entre la ley, la policía y los tribunales.",
      en: "Trials, investigations, crimes and rulings: what happens between the law, the police and the courts.",
      fr: "Procès, enquêtes, délits et jugements : ce qui se joue entre la loi, la police et les tribunaux.",
      de: "Prozesse, Ermittlungen, Straftaten und Urteile: was zwischen Gesetz, Polizei und Gerichten geschieht.",
    },
  },
  {
    id: POLITICS,
    name: { es: "Política", en: "Politics", fr: "Politique", de: "Politik" },
    explanation: {
      es: "Gobiernos, parlamentos, partidos y elecciones: quién decide, cómo lo hace y quién se opone.",
      en: "Governments, parliaments, parties and elections: who decides, how, and who opposes it.",
      fr: "Gouvernements, parlements, partis et élections : qui décide, comment, et qui s’y oppose.",
      de: "Regierungen, Parlamente, Parteien und Wahlen: wer entscheidet, wie, und wer dagegen ist.",
    },
  },
  {
    id: SCIENCE,
    name: { es: "Ciencia", en: "Science", fr: "Sciences", de: "Wissenschaft" },
    explanation: {
      es: "Hallazgos, experimentos y expediciones: lo que la investigación sabe del mundo y lo que aún busca.",
      en: "Findings, experiments and expeditions: what research knows of the world and what it still seeks.",
      fr: "Découvertes, expériences et expéditions : ce que la recherche sait du monde et ce qu’elle cherche encore.",
      de: "Entdeckungen, Experimente und Expeditionen: was die Forschung über die Welt weiß und was sie noch sucht.",
    },
  },
  {
    id: SOCIETY,
    name: { es: "Sociedad", en: "Society", fr: "Société", de: "Gesellschaft" },
    explanation: {
      es: "Educación, vivienda, familia, migración, sucesos y vida en común: lo que preocupa a la gente cada día.",
      en: "Education, housing, family, migration, accidents and community life: what concerns people day to day.",
      fr: "Éducation, logement, famille, migrations, faits divers et vie en commun : ce qui touche les gens au quotidien.",
      de: "Bildung, Wohnen, Familie, Migration, Unglücke und Zusammenleben: was die Menschen im Alltag bewegt.",
    },
  },
  {
    id: HEALTH,
    name: { es: "Salud", en: "Health", fr: "Santé", de: "Gesundheit" },
    explanation: {
      es: "Enfermedades, tratamientos, hospitales y prevención: lo que cuida o pone en riesgo el cuerpo y la mente.",
      en: "Illness, treatment, hospitals and prevention: what protects body and mind and what puts them at risk.",
      fr: "Maladies, traitements, hôpitaux et prévention : ce qui protège ou menace le corps et l’esprit.",
      de: "Krankheiten, Behandlungen, Kliniken und Vorsorge: was Körper und Seele schützt oder gefährdet.",
    },
  },
  {
    id: LIFESTYLE,
    name: { es: "Estilo de vida", en: "Lifestyle", fr: "Art de vivre", de: "Lebensart" },
    explanation: {
      es: "Cocina, viajes, moda, hogar, ocio y personajes conocidos: ideas y placeres para el tiempo propio.",
      en: "Food, travel, fashion, home, leisure and well-known people: ideas and pleasures for your own time.",
      fr: "Cuisine, voyages, mode, maison, loisirs et célébrités : des idées et des plaisirs pour son temps libre.",
      de: "Kochen, Reisen, Mode, Wohnen, Freizeit und Prominente: Ideen und Freuden für die eigene Zeit.",
    },
  },
  {
    id: WORLD,
    name: { es: "Internacional", en: "World", fr: "International", de: "International" },
    explanation: {
      es: "Guerras, diplomacia y grandes noticias de otros países: lo que pasa entre las naciones y dentro de ellas.",
      en: "Wars, diplomacy and major news from other countries: what happens between nations and within them.",
      fr: "Guerres, diplomatie et grandes nouvelles d’ailleurs : ce qui se passe entre les nations et en leur sein.",
      de: "Kriege, Diplomatie und große Nachrichten aus anderen Ländern: was zwischen den Staaten und in ihnen geschieht.",
    },
  },
  {
    id: ENVIRONMENT,
    name: { es: "Medio ambiente", en: "Environment", fr: "Environnement", de: "Umwelt" },
    explanation: {
      es: "Clima, energía limpia, fauna, agua y catástrofes naturales: el estado del planeta y su cuidado.",
      en: "Climate, clean energy, wildlife, water and natural disasters: the state of the planet and its care.",
      fr: "Climat, énergies propres, faune, eau et catastrophes naturelles : l’état de la planète et la façon d’en prendre soin.",
      de: "Klima, saubere Energie, Tierwelt, Wasser und Naturkatastrophen: der Zustand der Erde und ihr Schutz.",
    },
  },
  {
    id: SPORTS,
    name: { es: "Deportes", en: "Sports", fr: "Sport", de: "Sport" },
    explanation: {
      es: "Partidos, competiciones, fichajes y deportistas de todas las disciplinas.",
      en: "Matches, competitions, transfers and athletes of every discipline.",
      fr: "Matchs, compétitions, transferts et athlètes de toutes les disciplines.",
      de: "Spiele, Wettkämpfe, Transfers und Sportlerinnen und Sportler aller Disziplinen.",
    },
  },
];

/** All twelve, in the order in which readers see them. */
export const CATEGORIES: readonly Category[] = [...ALL].sort((a, b) => compareCategories(a.id, b.id));

/** The twelve categories in readers' order, as `CATEGORIES`. */
export function categoriesInOrder(): readonly Category[] {
  return CATEGORIES;
}
