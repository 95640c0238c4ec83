import { measureOf } from "../../../reading/figures/measures/catalogue";
import type { Course } from "./times";

/** Measures that may change from hour to hour beside those that grow; all others are what they are. */
const CHANGING = new Set(
  `missing evacuated displaced hostages freed discharged homes-without-power customers affected patients rescuers police
troops contained counted vote-share votes seats wind temperature flights trains price shares spill delay`.split(
    /\s+/,
  ),
);

/** How the measure of that key moves while an event lasts, told by no more than two values. */
export function courseOf(key: string | null): Course {
  const grows = (key !== null && measureOf(key)?.grows) || false;
  const changes = grows || (key !== null && CHANGING.has(key));
  return { grows, changes, shrinks: key === "missing", goesOn: false };
}
