import type { Language } from "../../../shared/languages";

/** The number words of a language, folded; lines of `value words…`. */
interface NumberWords {
  /** Below 1000, as they add up ("treinta", "doscientos"); ordinals and fractions count as their number. */
  units: string;
  /** Multiply what stands before them: hundreds, thousands, millions. */
  scales: string;
  /** One, before a scale. */
  one: string;
  /** Half, before a scale. */
  half: string;
  /** And a half, behind a scale. */
  andHalf: string;
  /** Between the parts of one number. */
  and: string;
  /** Mean something else too: they support a number and demand none. */
  ambiguous: string;
}

export const NUMBER_WORDS: Record<Language, NumberWords> = {
  es: {
    units: `
1 primer primero primera
2 dos segundo segunda
3 tres tercer tercero tercera tercio tercios trio triple
4 cuatro cuarto cuarta cuartos cuadruple
5 cinco quinto quinta
6 seis sexto sexta
7 siete septimo septima
8 ocho octavo octava
9 nueve noveno novena
10 diez decimo decima
11 once undecimo
12 doce docena duodecimo
13 trece
14 catorce
15 quince quincena
16 dieciseis
17 diecisiete
18 dieciocho
19 diecinueve
20 veinte veintena vigesimo
21 veintiuno veintiun veintiuna
22 veintidos
23 veintitres
24 veinticuatro
25 veinticinco
26 veintiseis
27 veintisiete
28 veintiocho
29 veintinueve
30 treinta treintena
40 cuarenta cuarentena
50 cincuenta cincuentena
60 sesenta
70 setenta
80 ochenta
90 noventa
100 cien ciento centenar
200 doscientos doscientas
300 trescientos trescientas
400 cuatrocientos cuatrocientas
500 quinientos quinientas
600 seiscientos seiscientas
700 setecientos setecientas
800 ochocientos ochocientas
900 novecientos novecientas`,
    scales: `
1000 mil millar
1000000 millon millones
1000000000000 billon billones`,
    one: "un uno una",
    half: "medio",
    andHalf: "medio media",
    and: "y",
    ambiguous:
      "segundo segunda cuarto cuarta cuartos quinto quinta sexto tercio tercios trio triple cuadruple quincena cuarentena",
  },
  en: {
    units: `
1 first
2 two second twice
3 three third thirds triple thrice
4 four fourth quarter quarters
5 five fifth fifths
6 six sixth
7 seven seventh
8 eight eighth
9 nine ninth
10 ten tenth
11 eleven eleventh
12 twelve twelfth dozen
13 thirteen thirteenth
14 fourteen fourteenth fortnight
15 fifteen fifteenth
16 sixteen sixteenth
17 seventeen seventeenth
18 eighteen eighteenth
19 nineteen nineteenth
20 twenty twentieth
30 thirty thirtieth
40 forty fortieth
50 fifty fiftieth
60 sixty sixtieth
70 seventy seventieth
80 eighty eightieth
90 ninety ninetieth`,
    scales: `
100 hundred hundredth
1000 thousand thousandth
1000000 million millionth
1000000000 billion
1000000000000 trillion`,
    one: "a an one",
    half: "half",
    andHalf: "half",
    and: "and",
    ambiguous: "second twice thrice triple quarter quarters fortnight third thirds",
  },
  fr: {
    units: `
1 premier premiere unieme
2 deux deuxieme second seconde
3 trois troisieme tiers triple
4 quatre quatrieme quart quarts
5 cinq cinquieme
6 six sixieme
7 sept septieme
8 huit huitieme huitaine
9 neuf neuvieme
10 dix dixieme dizaine
11 onze onzieme
12 douze douzieme douzaine
13 treize treizieme
14 quatorze quatorzieme
15 quinze quinzieme quinzaine
16 seize seizieme
20 vingt vingts vingtieme vingtaine
30 trente trentieme trentaine
40 quarante quarantieme quarantaine
50 cinquante cinquantieme cinquantaine
60 soixante soixantieme soixantaine
70 septante
80 huitante octante
90 nonante`,
    scales: `
100 cent cents centaine centieme
1000 mille millier millieme
1000000 million millions
1000000000 milliard milliards
1000000000000 billion billions`,
    one: "un une",
    half: "demi",
    andHalf: "demi demie",
    and: "et",
    ambiguous: "second seconde tiers triple quart quarts neuf quinzaine huitaine quarantaine",
  },
  de: {
    units: `
2 zwei zweite zweiten zweiter zweites zwo
3 drei dritte dritten dritter drittes drittel
4 vier viertel
5 funf funftel
6 sechs
7 sieben siebte siebten siebter
8 acht achte achten achter
9 neun
10 zehn zehntel
11 elf
12 zwolf dutzend
13 dreizehn
14 vierzehn
15 funfzehn
16 sechzehn
17 siebzehn
18 achtzehn
19 neunzehn
20 zwanzig
30 dreissig
40 vierzig
50 funfzig
60 sechzig
70 siebzig
80 achtzig
90 neunzig`,
    scales: `
100 hundert
1000 tausend
1000000 million millionen
1000000000 milliarde milliarden
1000000000000 billion billionen`,
    one: "ein eine einer einen einem eins",
    half: "halbe halben",
    andHalf: "",
    and: "und",
    ambiguous:
      "zweite zweiten zweiter zweites dritte dritten dritter drittes viertel acht achte achten achter",
  },
};

/** Words behind a number that say what it counts: `code words…`, folded, of all four languages. */
export const UNITS = `
EUR euro euros eur
USD dollar dollars dolar dolares usd
GBP pound pounds libra libras pfund gbp
CHF franc francs franco francos franken chf
peso peso pesos
yen yen yenes yens
rupee rupia rupias rupee rupees roupie roupies rupien
year ano anos year years an ans annee annees jahr jahre jahren jahrige jahriger jahrigen jahriges
month mes meses month months mois monat monate monaten
week semana semanas week weeks semaine semaines woche wochen
day dia dias day days jour jours tag tage tagen
hour hora horas hour hours heure heures stunde stunden
minute minuto minutos minute minutes minuten
km km kilometro kilometros kilometer kilometers kilometre kilometres kilometern
mile milla millas mile miles mille meile meilen
metre metro metros metre metres meter meters metern
ha ha hectarea hectareas hectare hectares hektar
tonne tonelada toneladas tonne tonnes ton tons tonnen
dead muerto muertos muerta muertas fallecido fallecidos dead killed mort morts morte mortes tote toten tot getotet
injured herido heridos herida heridas injured wounded hurt blesse blesses blessee blessees verletzt verletzte verletzten
missing desaparecido desaparecidos missing disparu disparus disparue disparues vermisst vermisste vermissten
arrested detenido detenidos arrested arrete arretes festgenommen festgenommene
`;

export const CURRENCY_SIGNS: Readonly<Record<string, string>> = { "€": "EUR", $: "USD", "£": "GBP" };

export const PERCENT = /^\s?(?:%|percent\b|per cent\b|por ciento\b|pour cent\b|prozent\b)/iu;
