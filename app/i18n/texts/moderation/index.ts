import { de } from "./de";
import { en } from "./en";
import { es } from "./es";
import { fr } from "./fr";

export const moderation = { es, en, fr, de };
