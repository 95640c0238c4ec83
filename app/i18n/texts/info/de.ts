import { de as about } from "./about/de";
import { de as accessibility } from "./accessibility/de";
import { de as complaints } from "./complaints/de";
import type { es } from "./es";
import { de as howToRead } from "./howToRead/de";
import { de as howToWrite } from "./howToWrite/de";
import { de as legal } from "./legal/de";
import { de as method } from "./method/de";
import { de as money } from "./money/de";
import { de as privacy } from "./privacy/de";
import { de as words } from "./words/de";

/** Texts of the pages about Poliedro itself, page by page. */
export const de: typeof es = {
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
