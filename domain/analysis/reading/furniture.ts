/** What feeds hang on the end of a text: the way on to the page, and the notice of where it first appeared. */
const TAILS: readonly RegExp[] = [
  /\s*(?:The post|La entrada|L['’]article|Der Beitrag)\s(?:(?!The post\s).){3,300}?\s(?:appeared first on|apareció primero en|se publicó primero en|est apparu en premier sur|erschien zuerst auf)\s[^.]{2,60}\.?$/u,
  // The same notice, cut off by the feed.
  /\s+The post\s(?=[\p{Lu}‘“'"\d]).{0,250}(?:…|\.\.\.)$/u,
  /\s*\[?(?:Continue reading|Read (?:more|on|full story|the full story)|Keep reading|Weiterlesen|Mehr lesen|Zum Artikel|Leer más|Seguir leyendo|Sigue leyendo|Lire (?:la suite|plus))(?:\s?(?:…|\.\.\.|»|→|>))*\]?\.?$/u,
];
/** An agency as it signs a place: "DUBAI, United Arab Emirates (AP) — ", "LAGOS, Nigeria—", "KARACHI – ". */
const DATELINE =
  /^\p{Lu}[\p{Lu}\s.'’/-]{2,30}(?:,\s\p{Lu}[\p{L}\d\s.,'’]{1,30})?\s?(?:\([\p{L}\s./-]{2,30}\)\s?)?(?:[–—]+|--|-(?=\s))\s?(?=[\p{Lu}\p{N}"“„«])/u;

/** Marks before a headline: a subscription, a kind of page, the desk that filed it. */
const HEADLINE_MARKS: readonly RegExp[] = [
  /^(?:SZ Plus|S\+|F\+|WELTplus)\s?(?=[\p{Lu}„"»])/u,
  /^(?:Live(?:blog|ticker|-Ticker|-Blog)?|LIVE|Newsblog|Watch|WATCH|Video|VIDEO|Breaking|BREAKING|En vivo|EN VIVO|En direct|EN DIRECT)(?::\s?|(?=\p{Lu}\p{Ll}))/u,
  /^(?:Unf[aä]lle?|Verkehr|Kriminalität|Konflikte?|Notfälle?|Brände|Wetter|Luftverkehr|Bahnverkehr|Verkehrsunfall|Verkehrsunfälle|Justiz|Prozesse?|Parteien|Leute|Gesellschaft|Wirtschaft|Demonstrationen|Extremismus|Terrorismus|Regierung|Wahlen|Tiere|Feuerwehr|Polizei|Gesundheit|Umwelt|Energie|International|Unglücke|Unruhen|Jahreswechsel):\s+(?=[\p{Lu}\p{N}„"»])/u,
  // A kicker set without a blank, whose words run into the headline's; before a quotation it may name the speaker.
  /^[^:?!]{2,60}\p{L}["”“«]?:(?=\p{Lu})/u,
];
const HEADLINE_TAIL =
  /\s+(?:[–—|-]\s+(?:as it happened|live(?: updates)?|video|podcast)|\((?:video|fotos?|photos?)\))$/iu;

/** A stretch of a text. */
interface Stretch {
  start: number;
  end: number;
}

/** A paragraph without the dateline before it and what the feed hung on its end. */
export function withoutFurniture(paragraph: string): string {
  let text = paragraph;
  for (const tail of TAILS) text = text.replace(tail, "");
  return text.replace(DATELINE, "");
}

/** The part of a headline that tells the news, without the marks around it; the whole where little would be left. */
export function headlineStretch(headline: string): Stretch {
  let start = 0;
  for (const mark of HEADLINE_MARKS) start += mark.exec(headline.slice(start))?.[0].length ?? 0;
  const end = headline.length - (HEADLINE_TAIL.exec(headline)?.[0].length ?? 0);
  return end - start >= SHORTEST ? { start, end } : { start: 0, end: headline.length };
}
const SHORTEST = 15;

const ENDS = /[.!?:;]["'»”’“‹›)\]]*$/u;

/**
 * Where a text ends that a feed cut off, or under which it set who wrote it: behind the last whole sentence. Its own end
 * where no sentence is whole.
 */
export function wholeEnd(text: string, spans: readonly Stretch[]): number {
  const isWhole = ({ start, end }: Stretch) => {
    const sentence = text.slice(start, end);
    return ENDS.test(sentence) && !CUT.test(sentence);
  };
  const last = spans.at(-1);
  if (last === undefined || isWhole(last)) return text.length;
  return spans.slice(0, -1).findLast(isWhole)?.end ?? text.length;
}
const CUT = /(?:\.\.\.|…)["'»”’“)\]]*$/u;

/** A sentence begins without a mark before it: what was a list of points, or a headline, before the lead. */
const RUN_ON =
  /(?<=\p{Ll}) (?=(?:The|It|He|She|They|We|In|On|At|But|And|As|If|Two|Three|Four|For|From|With|This|These|There|His|Her|Their|Our|Its|After|When|While|Despite|Since|More|Some|Most|Many|Tens|Dozens|Hundreds|Thousands|Millions|Police|People|Experts|Researchers|Scientists|Ministers)\s\p{Ll})/gu;
const SHORTEST_POINT = 25;

/** Cuts an English sentence where the feed ran several into one; offsets are those of `text`. */
export function unjoined(text: string, span: Stretch, language: string): Stretch[] {
  if (language !== "en") return [span];
  const spans: Stretch[] = [];
  let { start } = span;
  for (const { index } of text.slice(span.start, span.end).matchAll(RUN_ON)) {
    const at = span.start + index;
    if (at - start < SHORTEST_POINT || span.end - at < SHORTEST_POINT) continue;
    spans.push({ start, end: at });
    start = at + 1;
  }
  return [...spans, { start, end: span.end }];
}
