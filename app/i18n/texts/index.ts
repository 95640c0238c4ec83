import type { Language } from "../../../domain/shared/languages";
import { de } from "./de";
import { en } from "./en";
import { es } from "./es";
import { fr } from "./fr";

/** Every text of the interface, by language. Spanish is the table that the others are measured by. */
export const TEXTS: Record<Language, typeof es> = { es, en, fr, de };
