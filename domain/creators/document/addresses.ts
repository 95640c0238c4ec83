import type { ImageSource } from "./types";

const LINK_SCHEMES = new Set(
  "http https ftp ftps mailto tel callto sms cid xmpp".split(" ").map((scheme) => `${scheme}:`),
);

/** Browsers pass over these within an address, so "java\tscript:" is a scheme to them. */
const INVISIBLE = /[\u0000-\u0020\u007f-\u00a0\u200b-\u200f\u2028-\u202f\u2060\ufeff]+/g;

/** A link's address if it is relative or of a harmless scheme; else null. */
export function linkAddress(raw: unknown): string | null {
  if (typeof raw !== "string") return null;
  const address = raw.replace(INVISIBLE, "");
  const scheme = /^[^/?#]*?:/.exec(address)?.[0].toLowerCase();
  if (address === "" || (scheme !== undefined && !LINK_SCHEMES.has(scheme))) return null;
  return address;
}

/** An absolute http or https address; else null. */
export function webAddress(raw: unknown): string | null {
  if (typeof raw !== "string" || !URL.canParse(raw.trim())) return null;
  const { protocol, href } = new URL(raw.trim());
  return protocol === "https:" || protocol === "http:" ? href : null;
}

/** Pictures that hold no script: an SVG is a document of its own and is refused. */
const INLINE_IMAGE = /^data:image\/(?:png|jpe?g|gif|webp);base64,[a-z0-9+/=\s]+$/i;

/** Where an image comes from: https, or the picture itself as base64; else null. */
export function imageSource(raw: unknown): ImageSource | null {
  if (typeof raw !== "string") return null;
  if (INLINE_IMAGE.test(raw)) return { kind: "inline", url: raw };
  const url = webAddress(raw);
  return url?.startsWith("https:") ? { kind: "remote", url } : null;
}

const VIDEO_HOSTS = /^(?:(?:www|m|music)\.)?(?:youtube\.com|youtube-nocookie\.com|youtu\.be)$/;

/** The id of the video that a YouTube address shows; null for any other address. */
export function youtubeId(raw: unknown): string | null {
  const address = webAddress(raw);
  if (!address) return null;
  const { hostname, pathname, searchParams } = new URL(address);
  if (!VIDEO_HOSTS.test(hostname)) return null;
  const id = searchParams.get("v") ?? pathname.split("/").at(-1) ?? "";
  return /^[\w-]{11}$/.test(id) ? id : null;
}
