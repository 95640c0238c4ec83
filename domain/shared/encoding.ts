/** What windows-1252 has from 0x80 to 0x9f; a space where it has nothing. */
const C1 = "€ ‚ƒ„…†‡ˆ‰Š‹Œ Ž  ‘’“”•–—˜™š›œ žŸ";

/**
 * Decodes bytes as the encoding of a WHATWG label names. Some runtimes (Node 20) read windows-1252 as ISO 8859-1 and
 * leave its quotes and dashes as control characters: they are set right. Throws RangeError for an unknown label.
 */
export function decodeBytes(label: string, bytes: Uint8Array): string {
  const decoder = new TextDecoder(label);
  const text = decoder.decode(bytes);
  return decoder.encoding === "windows-1252" ? withoutC1(text) : text;
}

function withoutC1(text: string): string {
  return text.replace(/[\u0080-\u009f]/g, (char) => {
    const meant = C1[char.charCodeAt(0) - 0x80];
    return meant === undefined || meant === " " ? char : meant;
  });
}
