import { fr as about } from "./about/fr";
import { fr as accessibility } from "./accessibility/fr";
import { fr as complaints } from "./complaints/fr";
import type { es } from "./es";
import { fr as howToRead } from "./howToRead/fr";
import { fr as howToWrite } from "./howToWrite/fr";
import { fr as legal } from "./legal/fr";
import { fr as method } from "./method/fr";
import { fr as money } from "./money/fr";
import { fr as privacy } from "./privacy/fr";
import { fr as words } from "./words/fr";

/** Texts of the pages about Poliedro itself, page by page. */
export const fr: typeof es = {
  words,
  about,
  howToRead,
  howToWrite,
  method,
  money,
  complaints,
  privacy,
  accessibility,
  legal,
};
