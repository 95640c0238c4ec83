/** The value of digits as `language` writes them, and the place of their last significant digit; null for none. */
export function digitsOf(text: string, language: string): { value: number; step: number } | null {
  const bare = text.replace(/['’\u00a0\u202f\u2009 ]/g, "");
  const last = Math.max(bare.lastIndexOf("."), bare.lastIndexOf(","));
  let whole = bare;
  let decimals = "";
  if (last >= 0) {
    const mark = bare[last]!;
    const after = bare.slice(last + 1);
    const several = bare.indexOf(mark) !== last;
    const other = mark === "." ? bare.includes(",") : bare.includes(".");
    const decimalMark = language === "en" ? "." : ",";
    // "1,500" is fifteen hundred in much of Latin America; three decimals behind a comma are rare there.
    const groups =
      after.length === 3 && !bare.startsWith("0") && (mark !== decimalMark || (language === "es" && !other));
    if (several || (groups && !other)) {
      if (!/^\d{1,3}(?:[.,]\d{3})+$/.test(bare)) return null;
      whole = bare.replace(/[.,]/g, "");
    } else {
      whole = bare.slice(0, last).replace(/[.,]/g, "");
      decimals = after;
    }
  }
  const value = Number(decimals === "" ? whole : `${whole}.${decimals}`);
  if (!Number.isFinite(value)) return null;
  if (decimals !== "") return { value, step: 10 ** -decimals.length };
  const zeros = /0*$/.exec(whole)![0].length;
  return { value, step: 10 ** Math.min(zeros, whole.length - 1) };
}
