/** Ways in which servers write a moment. */
export type DateStyle =
  | "rfc822-gmt"
  | "rfc822-offset"
  | "rfc822-zone"
  | "rfc822-local"
  | "rfc822-short-year"
  | "iso-z"
  | "iso-millis"
  | "iso-offset"
  | "iso-space";

const DAYS = ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"];
const MONTHS = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"];

/** Names of zones by the newsroom's zone, for winter and summer. */
const ZONE_NAMES: Record<string, [string, string]> = {
  "Europe/Madrid": ["CET", "CEST"],
  "Europe/Paris": ["CET", "CEST"],
  "Europe/Berlin": ["MEZ", "MESZ"],
  "Europe/London": ["GMT", "BST"],
  "America/New_York": ["EST", "EDT"],
  "America/Chicago": ["CST", "CDT"],
};

/**
 * A moment in a style.
 * @param ms milliseconds UTC
 * @param place zone of the newsroom (IANA) and its language (for "rfc822-local")
 */
export function writeDate(
  ms: number,
  style: DateStyle,
  place: { timeZone: string; language: string },
): string {
  const offset = zoneOffset(ms, place.timeZone);
  const local = new Date(ms + offset * 60_000);
  const time = local.toISOString().slice(11, 19);
  switch (style) {
    case "rfc822-gmt":
      return new Date(ms).toUTCString();
    case "rfc822-offset":
      return `${english(local)} ${time} ${signed(offset, "")}`;
    case "rfc822-zone":
      return `${english(local)} ${time} ${zoneName(ms, offset, place.timeZone)}`;
    case "rfc822-short-year":
      return `${english(local).replace(/ \d\d(\d\d)$/, " $1")} ${time} ${signed(offset, "")}`;
    case "rfc822-local":
      return `${localised(local, place.language)} ${time} ${signed(offset, "")}`;
    case "iso-z":
      return new Date(ms).toISOString().replace(/\.\d+Z$/, "Z");
    case "iso-millis":
      return new Date(ms).toISOString();
    case "iso-offset":
      return `${local.toISOString().slice(0, 19)}${signed(offset, ":")}`;
    case "iso-space":
      return new Date(ms).toISOString().slice(0, 19).replace("T", " ");
  }
}

/** Minutes by which a zone is ahead of UTC at a moment (ms UTC). */
export function zoneOffset(ms: number, timeZone: string): number {
  const parts = new Intl.DateTimeFormat("en", { timeZone, timeZoneName: "longOffset" }).formatToParts(ms);
  const said = parts.find((part) => part.type === "timeZoneName")?.value ?? "";
  const match = /([+-])(\d\d):(\d\d)/.exec(said);
  if (!match) return 0;
  const minutes = Number(match[2]) * 60 + Number(match[3]);
  return match[1] === "-" ? -minutes : minutes;
}

function english(local: Date): string {
  const day = String(local.getUTCDate()).padStart(2, "0");
  return `${DAYS[local.getUTCDay()]}, ${day} ${MONTHS[local.getUTCMonth()]} ${local.getUTCFullYear()}`;
}

function localised(local: Date, language: string): string {
  const name = (part: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(language, { ...part, timeZone: "UTC" }).format(local);
  const day = String(local.getUTCDate()).padStart(2, "0");
  return `${name({ weekday: "short" })}, ${day} ${name({ month: "short" })} ${local.getUTCFullYear()}`;
}

function signed(minutes: number, between: string): string {
  const size = Math.abs(minutes);
  const two = (n: number) => String(n).padStart(2, "0");
  return `${minutes < 0 ? "-" : "+"}${two(Math.floor(size / 60))}${between}${two(size % 60)}`;
}

function zoneName(ms: number, offset: number, timeZone: string): string {
  const names = ZONE_NAMES[timeZone];
  if (!names) return signed(offset, "");
  const year = new Date(ms).getUTCFullYear();
  const winter = Math.min(
    zoneOffset(Date.UTC(year, 0, 1), timeZone),
    zoneOffset(Date.UTC(year, 6, 1), timeZone),
  );
  return offset === winter ? names[0] : names[1];
}
