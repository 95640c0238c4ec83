import { en as about } from "./about/en";
import { en as accessibility } from "./accessibility/en";
import { en as complaints } from "./complaints/en";
import type { es } from "./es";
import { en as howToRead } from "./howToRead/en";
import { en as howToWrite } from "./howToWrite/en";
import { en as legal } from "./legal/en";
import { en as method } from "./method/en";
import { en as money } from "./money/en";
import { en as privacy } from "./privacy/en";
import { en as words } from "./words/en";

/** Texts of the pages about Poliedro itself, page by page. */
export const en: typeof es = {
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
