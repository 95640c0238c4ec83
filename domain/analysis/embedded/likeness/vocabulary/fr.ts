import { type LanguageWords, words } from "./language";

export const fr: LanguageWords = {
  negations: words(
    "refuse refusent rejette rejettent rejete exclut ecarte renonce nie nient dement dementi dementent conteste non ne n pas jamais aucun aucune personne rien ni sans nul",
  ),
  verbs: words(`
    est sont etait etaient fut furent sera seront serait seraient a ont avait avaient eut eurent aura auront aurait auraient
    fait font fit firent va vont peut peuvent pourrait pourraient doit doivent devrait devraient veut veulent dit disent
    meurt meurent tue tuent gagne gagnent bat battent perd perdent tombe tombent monte montent baisse baissent passe passent
    laisse laissent cause causent provoque provoquent arrive arrivent annonce annoncent approuve approuvent rejette rejettent
    accuse accusent demande demandent exige exigent offre offrent cherche cherchent arrete arretent nie nient confirme
    confirment admet admettent affirme affirment avertit previent denonce denoncent reclame reclament propose proposent
    signe signent ferme ferment ouvre ouvrent suspend suspendent annule annulent paralyse touche touchent subit subissent
    frappe frappent ravage secoue explose brule oblige evacue evacuent retrouve retrouvent sauve sauvent disparait
    reste restent continue continuent commence commencent debute debutent finit finissent termine demissionne elit elisent
    vote votent condamne condamnent acquitte juge jugent achete achetent vend vendent investit supprime suppriment cree
    creent lance lancent presente presentent recoit recoivent atteint atteignent depasse depassent interdit permet permettent
    defend defendent critique critiquent estime estiment attend attendent prevoit prevoient calcule evalue chiffre maintient
    coute coutent vaut valent vit vivent joue jouent marque participe participent comprend comprennent vole volent fuit
    fuient operait produit produisent retire retirent reporte menace menacent preside dirige represente existe existent
    manque manquent dure durent mesure pese reduit reduisent augmente augmentent assure assurent indique indiquent
    revele revelent publie publient met mettent prend prennent tient tiennent vient viennent part partent sort sortent
    rend rendent voit voient sait savent devance devancent remporte remportent s'impose impose quitte quittent compte comptent
    recense devient deviennent revient reviennent vise visent craint craignent appelle appellent
    prit prirent mit mirent vint vinrent tint tinrent
    emploie emploient utilise utilisent encourt encourent risque risquent traverse traversent empeche empechent
    relie relient dessert dessert couvre couvrent occupe occupent abrite abritent accueille accueillent reunit
    reunissent rassemble rassemblent assiste assistent manifeste manifestent defile defilent bloque bloquent coupe
    coupent transporte transportent soigne soignent hospitalise vaccine vaccinent contamine contaminent decouvre
    decouvrent montre montrent prouve prouvent analyse analysent etudie etudient examine examinent identifie
    identifient ecarte ecartent soupconne soupconnent croit croient pense pensent craint redoute redoutent attribue
    attribuent explique expliquent raconte racontent rappelle rappellent insiste insistent promet promettent
    garantit garantissent prepare preparent projette consacre consacrent exporte exportent importe importent
    abandonne abandonnent echappe echappent evade livre livrent restitue restituent recupere recuperent conserve
    conservent construit construisent batit detruit detruisent demolit repare reparent installe installent rouvre
    rouvrent inaugure inaugurent entraine entrainent qualifie qualifient dispute disputent mene menent gouverne
    gouvernent soutient soutiennent appuie appuient conteste contestent libere liberent emprisonne incarcere
    applaudit chante chantent ecrit ecrivent lit lisent mange mangent boit boivent dort dorment nait naissent
    grandit change changent evite evitent aide aident alerte alertent envoie envoient percute percutent heurte
    heurtent deraille coule coulent echoue chavire brulent inonde inondent contient contiennent compose composent
    embarque negocie negocient convoque convoquent repond repondent decide decident ordonne ordonnent autorise
    autorisent depend dependent loue louent possede possedent appartient appartiennent habite habitent travaille
    travaillent sert servent dispose disposent regne regnent enquete enquetent recherche recherchent fouille
    fouillent`),
  verbEndings:
    /(?:[^\s]{2,}(?:ait|aient|èrent|irent|urent|era|eront|ira|iront|erait|eraient|irait|iraient))$/u,
  auxiliaries: words(
    "a ont avait avaient aura auront aurait auraient est sont etait etaient sera seront peut peuvent pourrait doit doivent va vont veut veulent fait font",
  ),
  speaking: words(`
    repond repondu insiste martele repete affirmait
    dit disent declare affirme affirment assure assurent explique ajoute annonce annoncent indique indiquent precise estime
    estiment raconte confirme souligne rappelle previent averti admis reconnu juge pense pensent croit croient lance
    promis denonce expliquait declarait`),
  leaning: words(`
    pourquoi comment on quand_on combien que
    il elle ils elles ce cela ceci cet cette ces c mais cependant toutefois pourtant aussi ainsi alors puis ensuite or donc
    et ou ni par_ailleurs en_outre de_plus en_revanche d_autre de_son pour_sa enfin egalement son sa ses leur leurs lui
    car parce meme tel telle ceux celles celui celle les_deux un_autre une_autre d_autres l_un l_une dont ou y parmi_eux
    la_encore dans_ce a_ce quant_a au_total entre_temps pour_autant du_cote de_meme l_autre selon_lui selon_elle`),
  subordinating: words(
    "si quand lorsque bien alors tandis comme parce ou que qui dont apres avant pour avec sans en",
  ),
  cuts: words("lorsque quand tandis alors apres selon ou dont qui avant"),
  joining: words("et mais ou"),
  persons: words("je j me m moi mon ma mes nous notre nos vous votre vos tu te ton ta tes"),
  determiners: words(
    "le la les l un une des deux trois quatre cinq six sept huit neuf dix quelque quelques plusieurs plus pres environ",
  ),
  fillers: words(`
    quelque quelques plusieurs environ pres moins plus chaque avaient avait etait etaient ete jusqu jusque selon matin soir soiree fois cas lieu chose facon partie nombre total alors notamment ainsi dernier derniere passe passee prochain prochaine propre grand grande petit mis mise faut fait faits personne_rien aussi bien trop lors dite dits aucun aucune
    aurait auraient eux rien aussi avons laisse laissent temps serait seraient bout etant desormais toutefois
    presque surtout plutot pourtant egalement notamment pourrait pourraient pourra pourront devra devront ayant
    faisait fera met mettre celle celui ceux cela deja aupres parmi souvent jamais toujours voire quelque quelqu
    aucune aucun uns seulement lors tient tenait tenir vient venait venir venue venu chaque autant bon bonne aura
    auront resume souligne precise rappelle explique mal demeurent doivent savoir savait voulait veut general
    generale presente endroit bas tot plupart dont ainsi alors selon contre etait etaient`),
  quantifiers: {
    all: words("tous toutes"),
    first: words("premier premiere premiers premieres"),
    only: words("seul seule seulement unique"),
  },
  unfinished: words("jours heures semaines mois minutes ans peu juste meme bien plus"),
};
