import { NATURE_AND_ECONOMY } from "./nature-economy";
import { PUBLIC_LIFE } from "./public-life";
import { SPORT_AND_CULTURE } from "./sport-culture";

/** All rows of concepts, `key | es | en | fr | de`; see `parseRows` for the notation. */
export const CONCEPT_ROWS = PUBLIC_LIFE + NATURE_AND_ECONOMY + SPORT_AND_CULTURE;
