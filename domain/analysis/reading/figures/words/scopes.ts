/** Phrases that make another quantity of a figure, by language, parted by commas; `*`: beginning of a word. */
export const PAST: Record<string, string> = {
  es: `hace un año, hace una decada, hace decadas, hace años, hace meses, el año pasado, año anterior, años anteriores, julio pasado, enero pasado,
febrero pasado, marzo pasado, abril pasado, mayo pasado, junio pasado, agosto pasado, septiembre pasado, octubre pasado,
noviembre pasado, diciembre pasado, pasado enero, pasado febrero, pasado marzo, pasado abril, pasado mayo, pasado junio,
pasado julio, pasado agosto, pasado septiembre, pasado octubre, pasado noviembre, pasado diciembre, ultimos años, ultimo año,
en lo que va de año, este año, desde el inicio de la guerra, desde el comienzo, la ultima vez, anteriores, anterior, en aquella ocasion, en la ultima decada, primer semestre, primer trimestre, segundo trimestre, tercer trimestre, cuarto trimestre, ultimos meses, ultima decada, historic*, otro accidente, otro incendio, otro atentado, otro terremoto, otro naufragio, en algunos puntos, en algunas zonas, en algunos barrios, por zonas, en ciertas zonas`,
  en: `years ago, year ago, decades ago, decade ago, last year, previous year, previous, earlier this year, this year,
last january, last february, last march, last april, last may, last june, last july, last august, last september, last october,
last november, last december, a year earlier, year earlier, years earlier, in recent years, past year, past decade, since the start of the war, since the war began, so far this year, last time, the year before, last summer, last winter, last autumn, last spring, last season,
first quarter, second quarter, third quarter, fourth quarter, first half, historic*, same period, another crash, another fire, another attack, in history, on record, in places, in some places, in some areas, in some districts`,
  fr: `il y a un an, an dernier, annee derniere, annee precedente, precedent*, annees precedentes, ces dernieres annees, dernieres annees,
cette annee, depuis le debut de l annee, depuis le debut de la guerre, janvier dernier, fevrier dernier, mars dernier, avril dernier, mai dernier, juin dernier, juillet dernier, aout dernier,
septembre dernier, octobre dernier, novembre dernier, decembre dernier, premier trimestre, deuxieme trimestre, premier semestre, troisieme trimestre, dernieres decennies, la derniere fois, historique*, un autre accident, ete dernier, hiver dernier, par endroits, dans certains quartiers, dans certaines zones, localement`,
  de: `vor einem jahr, vor jahren, vor jahrzehnten,
im vorjahr, vorjahr*, im vergangenen jahr, vergangenen jahr, letztes jahr, im letzten jahr,  vergangenen jahren, letzten jahren, in diesem jahr, seit jahresbeginn, seit kriegsbeginn,
bisherige*, zuvor, damals, voriges jahr, im vorigen jahr, ersten quartal, zweiten quartal, dritten quartal, ersten halbjahr, zuletzt, fruhere*, historisch*, seit beginn des krieges, vergangenen sommer, vergangenen winter, in der geschichte, stellenweise, mancherorts, vereinzelt, in manchen vierteln`,
};

export const PART: Record<string, string> = {
  es: `entre ellos, entre ellas, entre los que, entre las que, incluid*, incluyendo, de ellos, de ellas, de los que, de las que, de los cuales, de las cuales, uno de ellos, entre los muertos, entre las victimas, entre los fallecidos, entre los heridos`,
  en: `including, among them, among the dead, among those killed, among the victims, among the injured, of them, of whom, of which, of those, among whom`,
  fr: `dont, parmi eux, parmi elles, parmi lesquels, parmi lesquelles, d entre eux, d entre elles, y compris, parmi les victimes, parmi les morts, parmi les blesses`,
  de: `darunter, davon, unter ihnen, von ihnen, unter den toten, unter den opfern, unter den verletzten, unter denen, einschliesslich, inklusive`,
};

export const FORECAST: Record<string, string> = {
  es: `podria, podrian, se teme, temen que, teme que, temor de, se espera, se estima que podrian, amenaza, en caso de, si se, previs*, hasta ahora sin confirmar`,
  en: `could, may have, might, feared, fears, fear that, expected to, is expected, would, threatens, if the, projected, forecast`,
  fr: `pourrait, pourraient, craint, craignent, on craint, redoute, redoutent, risque de, risquent de, serait, seraient, menace de`,
  de: `konnte, konnten, befurchtet, befurchten, durfte, durften, droht, drohen, wird befurchtet, wurden sterben`,
};

export const TARGET: Record<string, string> = {
  es: `objetivo, meta de, aspira a, prometido, prometio, pide, piden, exige, exigen, reclama, reclaman, pretende, propuso, propone`,
  en: `target, aims to, aim to, goal of, wants, demand*, seeks, seeking, proposed, proposes, asked for, had asked, call for, calling for`,
  fr: `objectif, vise a, visant, reclame*, exige*, demande*, propose*, reclament, ambition`,
  de: `ziel, fordert, fordern, forderung*, verlangt, verlangen, angestrebt, gefordert*, vorgeschlagen, schlagt vor, will, wollen`,
};

/** What one helper of many sends: no count of all that are there. */
export const SENT: Record<string, string> = {
  es: "manda, mandan, mandara, mando, mandaron, envia, envian, enviara, envio, enviaron, enviado, aporta, aporto, cede, ofrece, ofrecen, ofrecio, ofrecieron, presta",
  en: "sends, sent, send, sending, dispatched, dispatches, contributes, contributed, offers, offered, lent, lends, pledged",
  fr: "envoie, envoient, envoye, enverra, enverront, depeche, depechent, propose, proposent, fournit, prete, prete, a disposition",
  de: "schickt, schickte, schicken, geschickt, entsendet, entsandte, entsenden, stellt, stellte, bietet, bot, steuert",
};

/** Words right before a number that is said to be wrong. */
export const DENIED: Record<string, string> = {
  es: "no, y no, en lugar de, en vez de, frente a los, lejos de, desmiente, niega, ni",
  en: "not, not the, instead of, rather than, and not, denied, far from the",
  fr: "non, et non, non pas, au lieu de, plutot que, pas, et pas, loin de, dement",
  de: "nicht, statt, anstatt, statt der, keine, nicht wie berichtet",
};

export const MORE: Record<string, string> = {
  es: "mas, adicional*, nuevos, nuevas, otro mas",
  en: "more, additional, further, new, extra",
  fr: "de plus, supplementaire*, nouveaux, nouvelles, autres",
  de: "weitere, weiterer, weiteren, zusatzlich*, neue, neuen",
};

/** What stands behind a quantity that comes again and again, and the time it is for. */
export const RATES: Record<string, Record<string, string>> = {
  year: {
    es: "al año, anuales, anual, por año, cada año, anualmente",
    en: "a year, per year, annually, every year, per annum, annual, each year",
    fr: "par an, par annee, annuel*, chaque annee",
    de: "pro jahr, im jahr, jahrlich*, je jahr",
  },
  month: {
    es: "al mes, mensual*, por mes, cada mes",
    en: "a month, per month, monthly, every month",
    fr: "par mois, mensuel*, chaque mois",
    de: "pro monat, im monat, monatlich*",
  },
  week: {
    es: "a la semana, semanal*, por semana",
    en: "a week, per week, weekly",
    fr: "par semaine, hebdomadaire*",
    de: "pro woche, in der woche, wochentlich*",
  },
  day: {
    es: "al dia, diari*, por dia, cada dia",
    en: "a day, per day, daily, every day",
    fr: "par jour, quotidien*, chaque jour",
    de: "pro tag, am tag, taglich*",
  },
  each: {
    es: "por persona, por cabeza, por litro, por barril, por hogar, cada uno, la tonelada",
    en: "per person, each, per head, per litre, a barrel, per household, apiece, a ton, a tonne",
    fr: "par personne, chacun, par tete, le litre, le baril, par foyer, la tonne",
    de: "pro person, pro kopf, je person, pro liter, je barrel, je haushalt, pro tonne",
  },
};

/** Words before a number that tell of a change by it, not of a level. */
export const BY: Record<string, string> = {
  es: "sube un, subio un, subieron un, bajo un, baja un, cayo un, cae un, crecio un, aumento un, aumenta un, en un, sube, subida de, aumento de, alza de, caida de, bajada de, reduccion de",
  en: "by, rise of, increase of, fall of, drop of, rose, fell, up, down, cut of, jumped, climbed, dropped, gained, lost",
  fr: "hausse de, baisse de, recul de, augmente de, augmentation de, progresse de, bondi de, recule de, diminue de, chute de",
  de: "um, plus von, minus von, anstieg von, ruckgang von, anstieg um",
};

/** Words that tell that a figure has been replaced by a newer one. */
export const CHANGE: Record<string, string> = {
  es: `sube a, subio a, suben a, subieron a, asciende a, ascendio a, ascienden a, asciende, aumenta a, aumento a, aumentan a, aumentaron a, eleva a, elevo a, elevan a, elevaron a, se eleva, se elevo, elevan la cifra,
pasan a ser, pasa a ser, crece a, crecio a, ya son, son ya, alcanza los, alcanza ya, deja ya, dejan ya, trepa a, trepo a, llega a, llego a, actualiz*, revis*, corrig*, nuevo balance, ultimo balance, balance definitivo, resultados definitivos, ha subido, han subido, ha aumentado, sube hasta, se agrava, con ellos seran, con ellas seran, con lo que suman, mas que la vispera, calcinado ya, quemado ya, arrasado ya, prorrog*, prolong*`,
  en: `rises to, rose to, risen to, rising to, climbs to, climbed to, climbs, grows to, grew to, jumps to, jumped to, increased to, increases to, raised to, raised the, raises, has risen, has climbed,
up from, down from, reaches, reached, revised, updated, corrected, now stands, stood at, rises, latest toll, final results, death toll rises, revises, later died, rose, more than the day before, bringing the total, brings the total, extended, extends`,
  fr: `s alourdit, s est alourdi, grimpe a, grimpe, passe a, est passe a, sont passes, s eleve desormais, s eleve maintenant, porte a, monte a, revu*, actualise*, corrige*, rectifi*, nouveau bilan, dernier bilan, bilan definitif, resultats definitifs, atteint desormais, desormais, ce qui porte, augmente a, de plus que la veille, prolong*`,
  de: `steigt auf, stieg auf, gestiegen, erhoht sich, erhohte sich, erhoht, klettert auf, kletterte auf, angestiegen, wachst auf, wuchs auf, korrigiert*, nach oben korrigiert, aktualisiert*, inzwischen, steigt, stieg, mittlerweile, endgultig*, prazisiert*, amtliches endergebnis, damit starben, nach neuer zahlung, mehr als am vortag, revidiert*, verlanger*`,
};
