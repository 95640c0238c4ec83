/** A comment of the sample edition: who says what about which event or article, and what answers it. */
export interface SampleComment {
  author: string;
  text: string;
  /** What a title of its event holds, or an article's slug. */
  on: { about: string } | { slug: string };
  hoursAgo: number;
  replies?: SampleReply[];
}

export interface SampleReply {
  author: string;
  text: string;
  hoursAgo: number;
  replies?: SampleReply[];
}

/** Letters of invented experts, each adding something that the newspapers leave out. */
export const COMMENTS: SampleComment[] = [
  {
    author: "Oliver Marsh",
    on: { about: "Nordlink" },
    hoursAgo: 5,
    text: "An anchor leaves a drag mark of kilometres; a cutter leaves none. Until the survey ship publishes its sonar track, nobody can tell one from the other. Background: https://below-the-waterline.example/anchors",
    replies: [
      {
        author: "Jakob Wendlinger",
        hoursAgo: 4,
        text: "Und wer zahlt? Die Police deckt Anker, aber keinen Vorsatz. Deshalb haben die Betreiber es mit der Ursache nicht eilig.",
        replies: [
          {
            author: "Oliver Marsh",
            hoursAgo: 3,
            text: "Fair point. Repair ships are booked by the week, whoever pays in the end.",
          },
        ],
      },
    ],
  },
  {
    author: "Jakob Wendlinger",
    on: { about: "die Mieten" },
    hoursAgo: 7,
    text: "Der Deckel begrenzt die Erhöhung im laufenden Vertrag. Bei Neuvermietung gilt er nicht, und dort steigen die Mieten am stärksten.",
  },
  {
    author: "Oliver Marsh",
    on: { about: "un ferri" },
    hoursAgo: 6,
    text: "Los partes hablan de la cubierta de coches. Conviene esperar al registro de alarmas: dice qué sensor saltó primero y a qué hora.",
  },
  {
    author: "Oliver Marsh",
    on: { slug: "lo-que-dice-el-registro-del-costa-verde" },
    hoursAgo: 9,
    text: "Buen trabajo con el registro. ¿Consta la hora de salida en UTC o en hora local? Cambia el orden de los hechos.",
    replies: [
      {
        author: "Inés Robledal",
        hoursAgo: 8,
        text: "En hora local. He añadido la conversión al cuaderno: https://robledal.example/cuaderno/horas",
      },
    ],
  },
  {
    author: "Jakob Wendlinger",
    on: { slug: "la-greve-vue-de-la-salle-des-maitres" },
    hoursAgo: 11,
    text: "Un ordre de grandeur manque : combien d’heures de remplacement n’ont pas été assurées depuis la rentrée ?",
    replies: [
      {
        author: "Solène Kervadec",
        hoursAgo: 10,
        text: "Le rectorat ne publie pas ce chiffre. Les syndicats en recensent 1 400 dans l’académie ; je le citerai avec sa source.",
      },
    ],
  },
];
