import unhomoglyph from "unhomoglyph";

const SHORTEST = 2;
const LONGEST = 30;
/** What is longer is not worth looking at closely (UTF-16 units). */
const LONGEST_TYPED = 1_000;
/** More marks on one letter are drawn over the lines around it. */
const MOST_MARKS = 3;

/** Names that only we may speak under. */
const OURS =
  `poliedro, admin, administrador, administradora, administrator, administrateur, moderador, moderadora, moderator,
  modérateur, redacción, redaction, redaktion, editor, editorial, soporte, support, ayuda, help, hilfe, seguridad,
  security, root, system, sistema, webmaster, postmaster, hostmaster, abuse, oficial, official, anónimo, anonymous,
  null, undefined, usuario eliminado, deleted user`.split(/,\s+/);

export type AliasFault =
  | "alias_missing"
  | "alias_short"
  | "alias_long"
  | "alias_invisible"
  | "alias_characters"
  | "alias_letters"
  | "alias_reserved";

/** An alias as it is kept: without space around it, in composed form. */
export const tidyAlias = (typed: string): string => typed.normalize("NFC").trim();

/** An alias as letters greet with it: no mail program takes it for the address of a site. */
export const withoutLinks = (alias: string): string => alias.replace(/\.(?=\S)/g, ". ");

/**
 * What aliases that look alike have in common; two accounts never share it. Case, accents, spaces, punctuation and
 * letters that other scripts draw the same way make no difference: "Ana Ruiz", "ana.ruiz" and "Аnа Ruiz" with
 * Cyrillic letters are one.
 */
export function aliasKey(alias: string): string {
  const plain = alias
    .normalize("NFKC")
    .normalize("NFD")
    .replace(/\p{M}+/gu, "");
  // Capitals first: "I" and "l" look alike, "i" and "l" do not, and "Ana" is "ANA".
  const shape = unhomoglyph(unhomoglyph(plain.toUpperCase()).toLowerCase()).toLowerCase();
  return shape.replace(/[^\p{L}\p{N}]+/gu, "") || plain;
}

const RESERVED = new Set(OURS.map(aliasKey));
const NAME = aliasKey("Poliedro");

const inLetters = new Intl.Segmenter("es", { granularity: "grapheme" });

/** Controls, zero-width and bidirectional characters, private use, lone surrogates, line breaks, letters without a shape. */
const INVISIBLE =
  /[\p{C}\p{Zl}\p{Zp}\u115f\u1160\u2800\u3164\uffa0]|\u034f|\u17b4|\u17b5|\p{Variation_Selector}/u;

/** What keeps a tidy alias from being one; null when nothing does. */
export function aliasFault(alias: string): AliasFault | null {
  if (alias === "") return "alias_missing";
  if (alias.length > LONGEST_TYPED) return "alias_long";
  if (INVISIBLE.test(alias)) return "alias_invisible";
  const length = [...inLetters.segment(alias)].length;
  if (length < SHORTEST) return "alias_short";
  if (length > LONGEST) return "alias_long";
  if (/(^|[^\p{L}\p{M}])\p{M}/u.test(alias) || marksOn(alias) > MOST_MARKS) return "alias_characters";
  if (!/^[\p{L}\p{M}\p{Nd} ._'’·-]+$/u.test(alias) || /[ ._'’·-]{3}/.test(alias)) return "alias_characters";
  if (!/\p{L}/u.test(alias)) return "alias_letters";
  const key = aliasKey(alias);
  return RESERVED.has(key) || key.includes(NAME) ? "alias_reserved" : null;
}

const marksOn = (alias: string): number =>
  Math.max(0, ...[...alias.normalize("NFD").matchAll(/\p{M}+/gu)].map(([marks]) => [...marks].length));
