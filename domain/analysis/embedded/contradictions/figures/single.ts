/** Measures of which an event has mostly one: its statements need share nothing else to speak of the same. */
export const CORE: ReadonlySet<string> = new Set(
  `killed injured missing rescued escaped evacuated aboard capacity jobs-cut burnt magnitude depth fall
shore-distance mourning hostages freed ransom turnout interest homes-without-power buildings-damaged strike-rate efficacy
retirement-age hunger-strike observers score shootout vote-result level category works guests deal sentence shot-down launched wagons shelters premium contained counted
signatures witnesses spectators arrested acquitted participants customers loot shares`.split(/\s+/),
);
