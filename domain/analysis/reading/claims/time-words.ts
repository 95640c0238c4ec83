import { rowsOf, Vocabulary } from "./vocabulary";

/** Weekdays (w0 is Sunday), months (m0 is January) and days named from the day of writing (d-1 is yesterday). */
export const DAYS = new Vocabulary(
  rowsOf(`
w0 | domingo | sunday, sundays | dimanche | sonntag, sonntagabend, sonntagmorgen, sonntagnachmittag, sonntagmittag, sonntagvormittag, sonntagfrüh
w1 | lunes | monday | lundi | montag, montagabend, montagmorgen, montagnachmittag, montagmittag, montagvormittag, montagfrüh
w2 | martes | tuesday | mardi | dienstag, dienstagabend, dienstagmorgen, dienstagnachmittag, dienstagmittag, dienstagvormittag, dienstagfrüh
w3 | miércoles | wednesday | mercredi | mittwoch, mittwochabend, mittwochmorgen, mittwochnachmittag, mittwochmittag, mittwochvormittag, mittwochfrüh
w4 | jueves | thursday | jeudi | donnerstag, donnerstagabend, donnerstagmorgen, donnerstagnachmittag, donnerstagmittag, donnerstagvormittag, donnerstagfrüh
w5 | viernes | friday | vendredi | freitag, freitagabend, freitagmorgen, freitagnachmittag, freitagmittag, freitagvormittag, freitagfrüh
w6 | sábado | saturday | samedi | samstag, samstagabend, samstagmorgen, samstagnachmittag, samstagmittag, samstagvormittag, samstagfrüh, sonnabend
m0 | enero | january, jan | janvier | januar, jänner
m1 | febrero | february, feb | février | februar, feber
m2 | marzo | march | mars | märz
m3 | abril | april | avril | april
m4 | mayo | may | mai | mai
m5 | junio | june | juin | juni
m6 | julio | july | juillet | juli
m7 | agosto | august, aug | août | august
m8 | septiembre, setiembre | september, sept | septembre | september
m9 | octubre | october, oct | octobre | oktober
m10 | noviembre | november, nov | novembre | november
m11 | diciembre | december, dec | décembre | dezember
`),
);

/** Parts of the day and what goes with a time of day. */
export const HOURS = new Vocabulary(
  rowsOf(`
night | noche, madrugada, medianoche, noches | night, overnight, early hours, small hours, midnight | nuit, minuit | nacht, mitternacht, nachts
morning | mañana, matinal, amanecer, alba | morning, dawn, daybreak | matin, matinée, aube | morgen, vormittag, früh, morgens, *morgen, *vormittag, tagesanbruch, morgengrauen, *früh
noon | mediodía | noon, midday | midi | mittag, *mittag
afternoon | tarde | afternoon | après midi | nachmittag, *nachmittag
evening | anochecer | evening, tonight | soir, soirée | abend, *abend, abends
about | hacia, alrededor de, sobre, cerca de, pasadas, poco después, poco antes, en torno a, minutos después | around, about, shortly after, shortly before, just after, just before, roughly, nearly, after, before | vers, peu après, peu avant, environ, aux alentours | gegen, kurz nach, kurz vor, rund, etwa, nach, vor
zone | gmt, utc, hora peninsular, hora española | gmt, utc, bst, est, edt, cet | gmt, utc, heure de paris, heure française | gmt, utc, mez, mesz
yesterday | ayer, anoche | yesterday | hier | gestern
tomorrow | mañana por la, hasta mañana, a mañana, desde mañana, de mañana | tomorrow | demain | morgen früh, bis morgen, am morgigen, von morgen an, ab morgen
week | la semana próxima, la próxima semana, la semana que viene | next week | la semaine prochaine | nächste woche, kommende woche, nächster woche, kommender woche, in der nächsten woche
`),
);

/** Hours written as words, 1 to 12, and the half and quarters that go with them. */
export const HOUR_WORDS: Record<string, Record<string, number>> = {
  es: hours("una dos tres cuatro cinco seis siete ocho nueve diez once doce"),
  en: hours("one two three four five six seven eight nine ten eleven twelve"),
  fr: hours("une deux trois quatre cinq six sept huit neuf dix onze douze"),
  de: hours("eins zwei drei vier funf sechs sieben acht neun zehn elf zwolf"),
};

function hours(list: string): Record<string, number> {
  return Object.fromEntries(list.split(" ").map((word, i) => [word, i + 1]));
}
