import { PORTRAITS } from "./pictures";
import type { SampleAuthor } from "./types";

/** Four invented people: bios full and partial, with and without photo. */
export const AUTHORS: SampleAuthor[] = [
  {
    alias: "Inés Robledal",
    role: "investigador",
    country: "ES",
    bioText:
      "Periodista de datos. Ha cubierto naufragios, puertos y rutas marítimas durante quince años, primero a bordo y después en los archivos de las capitanías.",
    photo: PORTRAITS.dark,
    linkBlog: "https://robledal.example/cuaderno",
    linkLinkedin: "https://www.linkedin.com/in/ines-robledal-ejemplo",
    linkTwitter: "https://twitter.com/robledal_ejemplo",
    linkNewspaper1: "https://www.la-marea-norte.example/autores/robledal",
    linkNewspaper2: "https://cuadernos-del-puerto.example/robledal",
    studies: "Periodismo y Estadística, Universidad de Vila Serena",
    orientation: "Socialdemócrata",
    orientationShown: true,
    interests: [1010, 1004, 1007],
  },
  {
    alias: "Oliver Marsh",
    role: "experto",
    country: "GB",
    bioText:
      "Engineer of submarine cables for twenty years, now retired. Writes about what breaks, and about who says why.",
    photo: PORTRAITS.fair,
    linkBlog: "https://below-the-waterline.example",
    studies: "Electrical engineering, University of Harrowport",
    orientation: "Liberal",
    interests: [1002, 1001],
  },
  {
    alias: "Solène Kervadec",
    role: "investigador",
    country: "FR",
    bioText: "Enquête sur le logement et l’école en Bretagne.",
    interests: [1007],
  },
  { alias: "Jakob Wendlinger", role: "experto", country: "AT" },
];
