/** Endings of regular verbs by language and class, folded; a final e of English stems falls before -ed and -ing. */
const ENDINGS: Record<string, readonly string[]> = {
  "es.ar": "a an o aron aba aban ado ando ara aran aria ase".split(" "),
  "es.er": "e en io ieron ia ian ido iendo era eran".split(" "),
  "es.ir": "e en io ieron ia ian ido iendo ira iran".split(" "),
  "fr.er": "e ent ait aient ee es ees a erent ant era eront".split(" "),
  "de.en": "t te ten en e et ete eten".split(" "),
};

/** All forms of a regular stem. @param language ISO 639-1; @param verbs class of the verb, such as "ar" */
export function formsOf(stem: string, language: string, verbs: string): string[] {
  if (language === "en") return englishForms(stem);
  const endings = ENDINGS[`${language}.${verbs}`] ?? [];
  const forms = endings.map((ending) => stem + ending);
  return language === "de" ? [...forms, `ge${stem}t`, `ge${stem}et`] : forms;
}

function englishForms(verb: string): string[] {
  const stem = verb.replace(/e$/, "");
  if (/[^aeiou]y$/.test(verb))
    return [verb, `${verb.slice(0, -1)}ies`, `${verb.slice(0, -1)}ied`, `${verb}ing`];
  const third = /(?:s|sh|ch|x)$/.test(verb) ? `${verb}es` : `${verb}s`;
  const doubled = /[^aeiou][aeiou][bgmnpt]$/.test(verb) ? [`${verb}${verb.at(-1)}ed`] : [];
  return [verb, third, `${stem}ed`, `${stem}ing`, ...doubled];
}
