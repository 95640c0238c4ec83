import type { ProfileChange, ProfileField } from "../../domain/profiles/rules";

/** Names on the wire and in forms, by field of the room. */
export const WIRE_NAMES = {
  country: "pais",
  studies: "estudios",
  interests: "categorias",
  orientation: "orientacion",
  orientationConsent: "orientacion_consentimiento",
  text: "descripcion",
  photoUrl: "bio_foto_url",
  blog: "link_blog",
  linkedin: "link_linkedin",
  twitter: "link_twitter",
  newspaper1: "link_periodico1",
  newspaper2: "link_periodico2",
} as const satisfies Record<ProfileField, string>;

export type WireName = (typeof WIRE_NAMES)[ProfileField];

/** What is not there stays as it is; empty texts empty their field. */
export function profileChangeOf(wire: { [name in WireName]?: unknown }): ProfileChange {
  const entries = (Object.keys(WIRE_NAMES) as ProfileField[]).map(
    (field) => [field, wire[WIRE_NAMES[field]]] as const,
  );
  return Object.fromEntries(
    entries
      .filter(([, value]) => value !== undefined)
      .map(([field, value]) => [field, typeof value === "string" ? value.trim() || null : value]),
  );
}
