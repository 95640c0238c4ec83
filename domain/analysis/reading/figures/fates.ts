import type { Measure } from "./measures/catalogue";

/** Measures that only name a group of people; a fate told of the group is the measure then. */
const GROUP_KEYS = new Set(
  "killed aboard capacity homes-without-power buildings-damaged rescuers police troops crew guests pupils migrants residents participants customers patients employees prisoners staff-health accused hostages".split(
    " ",
  ),
);
/** Measures that tell what befell people or homes. */
export const FATES = new Set(
  "killed injured missing arrested rescued escaped evacuated displaced infected freed aboard jobs-cut hostages homes-without-power identified".split(
    " ",
  ),
);
/** Whether the measure only names a group. */
export const isGroup = (measure: Measure): boolean => GROUP_KEYS.has(measure.key);

/** Fates that a measure of a group may be told of; all of them where it is not named here. */
export const ONLY: Readonly<Record<string, string>> = {
  capacity: "jobs-cut",
  killed: "identified",
  "homes-without-power": "evacuated",
  "buildings-damaged": "evacuated homes-without-power",
  aboard: "killed injured missing rescued evacuated",
};
