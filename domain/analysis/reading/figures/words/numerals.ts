/**
 * Number words by language, folded: `word=value`. German compounds are taken apart by `germanNumber`; here stand its
 * simple words.
 */
const SMALL: Record<string, string> = {
  es: `dos=2 tres=3 cuatro=4 cinco=5 seis=6 siete=7 ocho=8 nueve=9 diez=10 once=11 doce=12 trece=13 catorce=14
quince=15 dieciseis=16 diecisiete=17 dieciocho=18 diecinueve=19 veinte=20 veintiun=21 veintiuno=21 veintiuna=21
veintidos=22 veintitres=23 veinticuatro=24 veinticinco=25 veintiseis=26 veintisiete=27 veintiocho=28 veintinueve=29
treinta=30 cuarenta=40 cincuenta=50 sesenta=60 setenta=70 ochenta=80 noventa=90 cien=100 ciento=100 doscientos=200
doscientas=200 trescientos=300 trescientas=300 cuatrocientos=400 cuatrocientas=400 quinientos=500 quinientas=500
seiscientos=600 seiscientas=600 setecientos=700 setecientas=700 ochocientos=800 ochocientas=800 novecientos=900
novecientas=900`,
  en: `two=2 three=3 four=4 five=5 six=6 seven=7 eight=8 nine=9 ten=10 eleven=11 twelve=12 thirteen=13 fourteen=14
fifteen=15 sixteen=16 seventeen=17 eighteen=18 nineteen=19 twenty=20 thirty=30 forty=40 fifty=50 sixty=60 seventy=70
eighty=80 ninety=90`,
  fr: `deux=2 trois=3 quatre=4 cinq=5 six=6 sept=7 huit=8 neuf=9 dix=10 onze=11 douze=12 treize=13 quatorze=14
quinze=15 seize=16 vingt=20 vingts=20 trente=30 quarante=40 cinquante=50 soixante=60 septante=70 huitante=80
octante=80 nonante=90`,
  de: `zwei=2 zwo=2 drei=3 vier=4 funf=5 sechs=6 sieben=7 acht=8 neun=9 zehn=10 elf=11 zwolf=12 dreizehn=13 vierzehn=14
funfzehn=15 sechzehn=16 siebzehn=17 achtzehn=18 neunzehn=19 zwanzig=20 dreissig=30 vierzig=40 funfzig=50 sechzig=60
siebzig=70 achtzig=80 neunzig=90 anderthalb=1.5 eineinhalb=1.5 zweieinhalb=2.5 dreieinhalb=3.5 viereinhalb=4.5`,
};

/** What a number before it is multiplied by. */
const SCALES: Record<string, string> = {
  es: "mil=1e3 millon=1e6 millones=1e6 mill=1e6 mm=1e6 millardo=1e9 millardos=1e9 billon=1e12 billones=1e12",
  en: `hundred=1e2 thousand=1e3 million=1e6 millions=1e6 mn=1e6 mln=1e6 billion=1e9 billions=1e9 bn=1e9 trillion=1e12
tn=1e12 lakh=1e5 lakhs=1e5 crore=1e7 crores=1e7`,
  fr: `cent=1e2 cents=1e2 mille=1e3 million=1e6 millions=1e6 mio=1e6 milliard=1e9 milliards=1e9 md=1e9 mds=1e9 mrd=1e9
mrds=1e9 billion=1e12 billions=1e12`,
  de: `hundert=1e2 tausend=1e3 tsd=1e3 million=1e6 millionen=1e6 mio=1e6 milliarde=1e9 milliarden=1e9 mrd=1e9 mia=1e9
billion=1e12 billionen=1e12`,
};

/** Nouns that stand for about so many: `une vingtaine`, `two dozen`. */
const ROUND: Record<string, string> = {
  es: `decena=10 docena=12 quincena=15 veintena=20 treintena=30 cuarentena=40 cincuentena=50 sesentena=60 centenar=100
centena=100 millar=1000`,
  en: "dozen=12 score=20",
  fr: `huitaine=8 dizaine=10 douzaine=12 quinzaine=15 vingtaine=20 trentaine=30 quarantaine=40 cinquantaine=50
soixantaine=60 septantaine=70 centaine=100 millier=1000`,
  de: "dutzend=12",
};

/** Plurals without a number: they say no more than the order of magnitude. */
const VAGUE: Record<string, string> = {
  es: "decenas=10 docenas=12 veintenas=20 centenares=100 cientos=100 centenas=100 miles=1000 millares=1000",
  en: "tens=10 dozens=12 scores=20 hundreds=100 thousands=1000 millions=1e6 billions=1e9",
  fr: "dizaines=10 douzaines=12 vingtaines=20 centaines=100 milliers=1000",
  de: `dutzende=12 dutzenden=12 dutzender=12 hunderte=100 hunderten=100 hunderter=100 tausende=1000 tausenden=1000
tausender=1000 zehntausende=10000 zehntausenden=10000 zehntausender=10000 hunderttausende=100000
hunderttausenden=100000`,
};

/** The word for one: mostly an article, so it counts only before a scale, a round noun or a fraction. */
const ONES: Record<string, string> = {
  es: "un=1 una=1 uno=1",
  en: "one=1 a=1 an=1",
  fr: "un=1 une=1",
  de: "ein=1 eine=1 einen=1 einem=1 einer=1 eines=1 eins=1",
};

/** Fractions, as a share of one. */
const FRACTIONS: Record<string, string> = {
  es: `mitad=0.5 tercio=0.3333 tercios=0.3333 tercera=0.3333 cuarto=0.25 cuartos=0.25 cuarta=0.25 quinto=0.2 quintos=0.2
quinta=0.2 decimo=0.1 decima=0.1`,
  en: `half=0.5 third=0.3333 thirds=0.3333 quarter=0.25 quarters=0.25 fifth=0.2 fifths=0.2 sixth=0.1667 tenth=0.1
tenths=0.1`,
  fr: "moitie=0.5 tiers=0.3333 quart=0.25 quarts=0.25 cinquieme=0.2 cinquiemes=0.2 dixieme=0.1 dixiemes=0.1",
  de: `halfte=0.5 drittel=0.3333 viertel=0.25 funftel=0.2 sechstel=0.1667 zehntel=0.1`,
};

const HALVES: Record<string, string> = {
  es: "medio=0.5 media=0.5",
  en: "half=0.5",
  fr: "demi=0.5 demie=0.5",
  de: "halbe=0.5 halbes=0.5 halben=0.5 halber=0.5",
};

/** The number words of one language, each folded. */
export interface Numerals {
  small: ReadonlyMap<string, number>;
  scales: ReadonlyMap<string, number>;
  round: ReadonlyMap<string, number>;
  vague: ReadonlyMap<string, number>;
  ones: ReadonlyMap<string, number>;
  fractions: ReadonlyMap<string, number>;
  halves: ReadonlyMap<string, number>;
  /** What may stand between tens and units, or before the rest. */
  and: string;
}

const table = (text: string): ReadonlyMap<string, number> =>
  new Map(text.split(/\s+/).map((pair) => [pair.split("=")[0]!, Number(pair.split("=")[1])] as const));

const AND: Record<string, string> = { es: "y", en: "and", fr: "et", de: "und" };

/** Number words by language; undefined for a language that has none here. */
export const NUMERALS: ReadonlyMap<string, Numerals> = new Map(
  Object.keys(SMALL).map((language) => [
    language,
    {
      small: table(SMALL[language]!),
      scales: table(SCALES[language]!),
      round: table(ROUND[language]!),
      vague: table(VAGUE[language]!),
      ones: table(ONES[language]!),
      fractions: table(FRACTIONS[language]!),
      halves: table(HALVES[language]!),
      and: AND[language]!,
    },
  ]),
);

const TAUSEND = /^(.*?)tausend(?:und)?(.*)$/;
const HUNDERT = /^(.*?)hundert(?:und)?(.*)$/;
const EIN_UND = /^(ein|zwei|drei|vier|funf|sechs|sieben|acht|neun)und(.+)$/;

/** The value of a German number word, folded ("dreitausendfunfhundert" is 3500), or undefined. */
export function germanNumber(word: string): number | undefined {
  const small = NUMERALS.get("de")!.small;
  const known = small.get(word);
  if (known !== undefined) return known;
  if (word.length < 7 || word.length > 60) return undefined;
  const large = TAUSEND.exec(word) ?? HUNDERT.exec(word);
  if (large !== null) {
    const factor = word.includes("tausend") ? 1000 : 100;
    const before = large[1] === "" || large[1] === "ein" ? 1 : germanNumber(large[1]!);
    const after =
      large[2] === "" ? 0 : large[2] === "ein" || large[2] === "eins" ? 1 : germanNumber(large[2]!);
    return before === undefined || after === undefined ? undefined : before * factor + after;
  }
  const tens = EIN_UND.exec(word);
  if (tens === null) return undefined;
  const rest = small.get(tens[2]!);
  const unit = tens[1] === "ein" ? 1 : small.get(tens[1]!);
  return rest !== undefined && rest >= 20 && rest % 10 === 0 && unit !== undefined ? rest + unit : undefined;
}
