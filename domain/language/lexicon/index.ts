import { GEOGRAPHY } from "./geography";
import { PEOPLE } from "./people";
import { POLITICS } from "./politics";
import { SAFETY } from "./safety";
import { SOCIETY } from "./society";
import { SPORT } from "./sport";
import { WORDS } from "./words";

/** All rows of concepts, `key | es | en | fr | de`; see `parseRows` for the notation. */
export const LEXICON = [POLITICS, SAFETY, SOCIETY, SPORT, GEOGRAPHY, PEOPLE, WORDS];
