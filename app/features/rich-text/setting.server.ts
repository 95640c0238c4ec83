import type { Language } from "../../../domain/shared/languages";
import type { Translate } from "../../i18n/translate.server";

/** What a document is rendered for. */
export interface Setting {
  language: Language;
  t: Translate;
  /** Our own address of a picture of the open web: the reader's browser asks nobody else. */
  pictureAt(url: string): string;
}
