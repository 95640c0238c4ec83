import type { Language } from "../../../domain/shared/languages";
import { account } from "./account";
import { article } from "./article";
import { comments } from "./comments";
import { de } from "./de";
import { en } from "./en";
import { es } from "./es";
import { files } from "./files";
import { fr } from "./fr";
import { front } from "./front";
import { info } from "./info";
import { moderation } from "./moderation";
import { personal } from "./personal";
import { reader } from "./reader";

/** The texts of one language: the general ones, and a table for each part of the site. */
const tableOf = <L extends Language>(language: L, general: typeof es) => ({
  ...general,
  front: front[language],
  reader: reader[language],
  account: account[language],
  article: article[language],
  comments: comments[language],
  moderation: moderation[language],
  info: info[language],
  files: files[language],
  personal: personal[language],
});

/** All texts of the interface. Spanish is the table that the others are measured by. */
export type Texts = typeof es & {
  front: typeof front.es;
  reader: typeof reader.es;
  account: typeof account.es;
  article: typeof article.es;
  comments: typeof comments.es;
  moderation: typeof moderation.es;
  info: typeof info.es;
  files: typeof files.es;
  personal: typeof personal.es;
};

/** Every text of the interface, by language. */
export const TEXTS: Record<Language, Texts> = {
  es: tableOf("es", es),
  en: tableOf("en", en),
  fr: tableOf("fr", fr),
  de: tableOf("de", de),
};
