/** The form in which verbatim words are compared: one blank, one kind of each quotation mark, nothing unseen. */
export const plain = (text: string): string =>
  text
    .normalize("NFC")
    .replace(/\p{Cf}+/gu, "")
    .replace(/[«»„“”‟〝〞＂″]/gu, '"')
    .replace(/[‘’‚‛‹›`´′]/gu, "'")
    .replace(/''/g, '"')
    .replace(/\.{3}/g, "…")
    .replace(/\s+/gu, " ")
    // French sets blanks where others set none.
    .replace(/ ?" ?/g, '"')
    .replace(/ (?=[;:!?])/g, "")
    .trim();

/** Control characters, marks of direction and characters without width; a soft hyphen only says where to break. */
const UNSEEN = /[\p{Cc}\p{Co}\p{Cn}]|(?!\u00ad)\p{Cf}/u;
const MARKUP =
  /<\/?[a-z!][^>]*>?|&(?:[a-z]{2,8}|#\d{1,6}|#x[\da-f]{1,5});|\[[^\]]*\]\([^)]*\)|```|\*\*[^*]+\*\*|https?:|www\.|\b[a-z]+:\/\/|javascript:|\{\{|\}\}/iu;

/** Whether a text holds what is no running text: tags, entities, Markdown, addresses, unseen characters. */
export const isMarkup = (text: string): boolean => UNSEEN.test(text) || MARKUP.test(text);

const IGNORE =
  "(?<!\\p{L})(?:ignor|disregard|forget|olvid|oubli|vergiss|vergess|missacht)\\p{L}*\\s(?:\\p{L}+\\s){0,3}";
const RULES = "(?:instruc\\p{L}+|prompts?|consignes?|anweisungen|indicaciones|vorgaben)";
const GIVEN =
  "(?:previous|prior|earlier|above|your|anteriores|previas|tus|pr[ée]c[ée]dentes|tes|vos|vorherigen|bisherigen|obigen|deine)";
/** Sentences that are meant for a model, in the four languages. */
const INSTRUCTION = new RegExp(
  [
    `${IGNORE}(?:${GIVEN}\\s${RULES}|${RULES}\\s${GIVEN})`,
    "(?<!\\p{L})(?:system|developer)\\s?prompt",
    "(?<!\\p{L})(?:as an?|como(?: un)?|en tant que?|als)\\s(?:(?:ai|ia|ki|large)[\\s-])?(?:language model|modelo de lenguaje|modèle de langage|sprachmodell),",
    "(?<!\\p{L})(?:you are|eres|tu es|vous êtes|du bist)\\s(?:now\\s|ahora\\s|maintenant\\s|désormais\\s|jetzt\\s)?(?:an?\\s|un\\s|une\\s|eine?\\s)(?:\\p{L}+\\s){0,2}(?:assistant|asistente|chatbot|ki|ia|ai)(?!\\p{L})",
    "(?<!\\p{L})(?:print|output|return|answer|escribe|responde|écris|réponds|antworte|schreibe?)\\s(?:\\p{L}+\\s){0,4}json(?!\\p{L})",
  ].join("|"),
  "iu",
);

/** Whether a text speaks to a model: an article may hold such words to be repeated as a finding. */
export const isInstruction = (text: string): boolean => INSTRUCTION.test(text);
