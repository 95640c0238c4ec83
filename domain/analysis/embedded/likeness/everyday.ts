import { LEXICON_LANGUAGES } from "../../../language/concepts";
import { fold } from "../../../language/fold";
import { stemOf } from "../../../language/stems";
import { GENERAL } from "./everyday-general";
import { PERILS } from "./everyday-perils";
import { PUBLIC_LIFE } from "./everyday-public-life";

/**
 * Everyday words and irregular forms that the lexicon of topics has no concept for, and that tell what a sentence
 * states: concept | es | en | fr | de. A word is found with its inflections.
 */
const ROWS = `
begin | comenzó comenzaron comienza empezó empezaron empieza arrancó inició | began begun starts started | débute débuté commence commencé démarre | begann begannen begonnen startet startete eröffnet angefangen
end | terminó acabó finaliza concluyó concluye clausuró | ended finished completed concluded | fini achevé terminé clos conclu | endet endete beendet abgeschlossen
fall | cayó cayeron caen bajó descenso retrocedió recorte | fell fallen dropped slipped drop tumbled | tombé chuté recule reculé repli chute | fiel fielen gefallen sank sinkt gesunken abgestürzt eingebrochen
rise | subió subieron elevó asciende ascendió sube eleva aumenta creció | rose risen climbed raised raises grew up | monte monté grimpe grimpé passé progresse relevé haussé | stieg stiegen gestiegen steigt erhöht erhöhte angehoben kletterte wuchs
employ | emplea plantilla trabajadores empleados trabajan | employs employees staff workforce workers | emploie salariés effectifs employés travaillent | beschäftigt beschäftigte Beschäftigte Belegschaft Mitarbeiter Angestellte arbeiten
worth | valorada valoradas valor asciende tasada tasadas vale | worth valued value estimated | évalué évaluée estimé estimée valeur vaut | wert Wert geschätzt beziffert Schaden
belong | pertenece pertenecía propiedad | belongs belonged owned operated | appartient appartenait propriété | gehört gehörte Eigentum betrieben
permit | permiso permisos autorización licencia | permit permits licence license authorisation | permis autorisation licence agrément | Genehmigung Genehmigungen genehmigt Erlaubnis zugelassen Zulassung
steal | robados robadas robó robaron sustrajeron sustraído llevó | stole stolen steal steals nicked | dérobé dérobés dérobées volé volés vol | gestohlen gestohlene gestohlenen entwendet erbeutet raubten
flee | huyeron huyó fuga escapó escaparon escapar | fled flee escaped | fui fuite échappé enfui | floh flohen geflohen flüchtete flüchteten entkommen Flucht
trapped | atrapados atrapado atrapadas sepultados encerrados bloqueados | trapped stuck stranded | bloqués piégés coincés prisonniers | eingeschlossen eingeschlossene eingeschlossenen verschüttet festsitzen
unharmed | ilesos ilesas ileso indemnes | unhurt unharmed unscathed uninjured | indemne indemnes sains saufs | unverletzt unversehrt wohlbehalten
injured | heridos herido heridas lesionados afectados | hurt wounded injured injuring wounds | blessés blessé blessées touchés | verletzt verletzte Verletzte verletzten
death | fallecieron falleció fallecidos fallecido murieron murió perecieron víctimas óbito fatales | died dies killing killed kills dead perished fatally toll | péri périrent décédés décédé décès morts tués tuant tué | starb starben gestorben tot Tote Toten Todesopfer getötet umgekommen
treat | atendidos atendidas tratados ingresados hospitalizados | treated hospitalised hospitalized admitted | soignés soignées traités hospitalisés | behandelt versorgt eingeliefert
missing | desaparecidos desaparecido paradero | missing unaccounted | disparus disparu introuvables introuvable recherchés | vermisst Vermisste vermissten verschollen
rescue | rescataron rescatados rescató salvaron salvados recogieron | rescued saved pulled plucked | secourus sauvés sauvé recueillis repêchés | gerettet retteten befreite befreit geborgen
discover | hallaron halló hallado encontraron encontrado descubrió | found discovered find finds | retrouvé retrouvés trouvé découvert | fanden gefunden entdeckt entdeckte fand aufgefunden
arrest | detuvo detuvieron detenidos detenido detenida capturaron apresaron | arrested detained held custody arrests | interpellé interpellés arrêté arrêtés écroué | festgenommen gefasst verhaftet Festnahme Verhaftung
kidnap | secuestrados secuestradas secuestraron raptados | abducted kidnapped seized | enlevés enlevées kidnappés ravis | entführt entführte entführten verschleppt
attack | atacó atacaron golpeó alcanzó | struck attacked hit hits strikes targeted | frappé frappe visé attaqué touché | angegriffen getroffen traf trafen griff griffen
shake | sacudió sacude remeció tembló | shook shaken rattled rocked jolted | secoué tremblé ébranlé | erschüttert erschütterte bebte gebebt
cause | causó provocó ocasionó origen originó desencadenó motivo | caused triggered sparked source origin | causé provoqué déclenché origine | ausgelöst verursacht Ursache Auslöser führte
capsize | volcó zozobró naufragó hundió hundirse | capsized sank overturned sunk | chaviré naufragé coulé sombré | kenterte gekentert gesunken sank untergegangen Untergang
derail | descarriló descarrilaron descarrilamiento | derailed derailing derailment | déraillé déraillement | entgleist entgleiste Entgleisung
leak | derramó vertido fuga escape derrame | leaked spilled leak spill | fuite déversé écoulé | ausgelaufen ausgelaufene ausgetreten Leck
burn | ardió quemó quemadas quemados calcinó arrasó llamas | burned burnt burns ablaze blaze torched | brûlé ravagé flammes embrasé | verbrannt verbrannte brannte abgebrannt Flammen
break-out | estalló declaró originó prendió brotó | broke erupted started | déclaré éclaté parti survenu | ausgebrochen brach entzündete
happen | ocurrió sucedió registró produjo | happened occurred came | produit survenu survenue lieu déroulé | ereignete passierte geschah ereignet
leave | partió salió zarpó salieron marchó abandonó deja partido | left departed leaving sailed bound | parti partie quitté quitte appareillé | verlassen verließ abgereist startete ausgelaufen abgefahren fuhr
travel | viajaba viajaban dirigía rumbo destino trayecto iba camino | travelling traveling heading bound flying sailing route way | ralliait rallier reliait destination route trajet rejoindre | unterwegs Weg Reise fuhr flog Richtung Strecke
carry | transportaba llevaba bordo cargado | carrying carried aboard transporting board | transportait bord chargé embarqué | Bord beförderte transportierte geladen
arrive | llegó llegaron arribó atracó alcanzaron | arrived reached docked landed | arrivé atteint arrivée accosté amarré | angekommen erreichte eingetroffen angelegt traf
return | regresó volvió volvieron retornó | returned return back | retourné revenu rentré retour | zurück zurückgekehrt zurückkehren kehrte Rückkehr
resign | dimitió renunció dimite renuncia dimisión cesó | resigned resigns quit quits | démissionné démission démissionne quitté | zurückgetreten Rücktritt
dismissal | destituyó cesó destituido cesado despidió | sacked fired dismissed ousted removed | limogé démis destitué remercié renvoyé | entlassen gefeuert abgesetzt feuert entließ
sworn | asumirá sucederá relevará sustituirá reemplaza | succeed succeeds replaced interim | succède succédera remplacera intérim | übernimmt Nachfolger Nachfolgerin folgt
announce | anunció anunciaron comunicó informó notificó | announced announces unveiled | annoncé annonce dévoilé communiqué | angekündigt verkündete verkündet bekanntgegeben mitgeteilt mitteilte
deny | negó niega desmintió desmiente rechazó | denied denies rejected disputes | nié nie dément démenti conteste | bestreitet bestritt dementiert dementierte zurückgewiesen weist
admit | admitió reconoció reconoce admite | admitted conceded acknowledged | admis reconnu concédé | eingeräumt räumte gestand zugegeben
demand | exigió exige pidió piden reclama reclaman pide demandan reivindican | demands demanded calls called wants asking sought | réclame réclament exige exigé demande demandé | fordert fordern forderte verlangt verlangen verlangte gefordert
offer | ofreció ofrece propone propuso | offered offers proposed | propose proposé offre offert | bietet bot angeboten schlägt
warning | advirtió advierte alertó avisó | warned warns cautioned alert | averti alerté prévenu | gewarnt warnte warnt mahnt
condemn | condenó condenado condenada sentenció | sentenced convicted jailed condemned | condamné condamnée condamne écope | verurteilt verurteilte Urteil Haft
fine | multó multa sanción sancionó | fined fine penalty penalised | amende sanction infligé sanctionné | Strafe Geldbuße Bußgeld bestraft
acquittal | absolvió absuelve absueltos absuelto | acquitted cleared | acquitté acquittés relaxé relaxés | freigesprochen Freispruch
agreement | acordó acordaron pactó pacto acuerdan | agreed agree deal accord | convenu accord entente | geeinigt vereinbart vereinbarten Einigung
sign | firmó firmaron firma rubricó | signed signs inked | signé signent paraphé | unterzeichnet unterschrieben unterzeichneten
approve | aprobó aprobaron aprueba respaldó | approved passed backed endorsed | approuvé adopté validé | beschlossen gebilligt zugestimmt verabschiedet
vote | votó votaron sufragios votos | voted votes ballots | voté votes suffrages voix | stimmte stimmten Stimmen gewählt
win-over | ganó ganaron venció vencieron derrotó impuso imponerse conquistó triunfo | won beat defeated wins triumph victory | gagné battu remporté vaincu s'impose victoire | gewann gewannen gewonnen besiegte siegte Sieg schlug
lose | perdió perdieron pierde pérdidas | lost loses losses loss | perdu perd pertes perte | verlor verloren verliert Verlust Verluste
score | marcó anotó goles gol anotaron | scored goals goal scores | marqué but buts inscrit | erzielte traf Tor Tore Treffer
final | final finalista | final finals | finale | Finale Endspiel
expect | espera esperan prevista previsto prevé prevén debe | expected expects due scheduled forecast | attendu attendus prévue prévu devrait doit | erwartet erwarten geplant vorgesehen soll
close | cerró cerrada cerradas clausurada corte | closed shut shuts sealed | fermé fermée fermées bouclé fermeture | geschlossen gesperrt schließt Sperrung abgeriegelt
open | abrió abierta reabrió | opened open reopened | ouvert ouverte rouvert ouvre | geöffnet eröffnet öffnete
interrupt | suspendió suspendida paralizó detuvo parados paró | suspended halted stopped halt | suspendu interrompu arrêté stoppé | unterbrochen gestoppt eingestellt ausgesetzt
cancel | canceló cancelados anuló suprimidos | cancelled canceled scrapped axed | annulé annulés supprimé supprimés | gestrichen abgesagt ausgefallen
layoffs | recortará prescindirá despidos despedirá suprimirá plazas puestos recorte | cut cuts axe jobs positions redundancies shed | supprimera suppressions postes licenciements | streicht abbauen Stellen Stellenabbau Arbeitsplätze Kündigungen
buy | compró compra adquirió adquiere | bought buys acquired acquires takeover purchase | acheté rachat rachète acquis | gekauft kauft erwirbt übernimmt Übernahme Kauf
sell | vendió vendida vendido subastó adjudicó | sold sells auctioned fetched hammer | vendu vendue adjugé adjugée | verkauft versteigert verkaufte zugeschlagen
pay | pagó pagar abonar desembolsó | paid pays pay repay | payé payer versé verser | gezahlt bezahlt zahlen zahlte
meeting | reunieron reunirán reunión encuentro | met meet talks gather | réunis rencontre rencontrent réunion | trafen treffen Treffen zusammenkommen
marry | casó casaron boda enlace | married marries wed wedding | épousé mariés noces marié | heiratete geheiratet Hochzeit Trauung
birth | nació nacieron nacimiento | born birth twins | né née naissance accouché | geboren Geburt
detect | detectó detectaron captó hallazgo | detected spotted traces | détecté repéré décelé | nachgewiesen entdeckt festgestellt
launch | despegó despegue lanzamiento lanzó | launched launch blasted | décollé décollage lancé tir | gestartet abgehoben Start startete
land | aterrizó aterrizaje posó alunizar tierra | landed landing | atterri atterrissage posé alunir | gelandet Landung notgelandet landen
orbit | órbita orbita gira | orbit orbits circles | orbite tourne | umkreist Umlaufbahn kreist
last-duration | duró durará prolongó dura | lasted lasts took | duré dure durera | dauerte dauert gedauert
measure | midió mide alcanzó medía | measured measures reached | mesuré mesure atteint relevé | gemessen misst maß erreichte
deploy | desplegó desplegaron movilizó movilizados participan trabajan | deployed sent mobilised tackling battling | déployé déployés mobilisé mobilisés luttent | eingesetzt entsandt kämpfen Einsatz rückten
evacuate | evacuaron evacuados desalojaron desalojados desalojadas | evacuated evacuees moved | évacués évacué évacuées | evakuiert Evakuierung räumte
displaced | desplazados huido abandonaron | displaced homeless fled | déplacés sans-abri fui | vertrieben Vertriebene obdachlos
destroy | destruyó destruidas destruidos derrumbó | destroyed wrecked flattened | détruit détruits détruites rasé | zerstört zerstörte vernichtet
damage | dañados dañó daños averiado | damaged damage | endommagé endommagés dégâts endommagées | beschädigt Schäden beschädigte
copy | copiados copiadas filtrados robados expuestos | copied leaked stolen exposed | copiés copiées dérobées exposées fuité | kopiert abgeflossen gestohlen abgegriffen
claim-responsibility | reivindicó atribuyó adjudicó | claimed responsibility | revendiqué revendique | bekannten reklamierte
power-outage | apagón luz corte | blackout power outage | coupure panne courant | Stromausfall Strom Blackout
electricity | luz electricidad | power electricity | courant électricité | Strom
pandemic | brote epidemia | outbreak epidemic | flambée épidémie | Ausbruch Epidemie
sick | enfermos enfermaron contagiados | sick ill infected cases | malades malade contaminés | erkrankt Erkrankte infiziert
dose | dosis | doses dose jabs shots | doses dose | Dosen Dosis Impfdosen
engine-motor | motor motores | engine engines | moteur moteurs réacteur | Triebwerk Motor Triebwerke
skylight | claraboya | skylight | verrière lucarne | Oberlicht
scooter | patinete patinetes | scooters scooter | trottinette trottinettes | Roller E-Roller Tretroller
masked | encapuchados enmascarados | masked hooded balaclavas | encagoulés masqués | maskierte maskiert vermummte
couple | pareja novio novia | couple partner boyfriend girlfriend | compagnon compagne | Paar Partner Partnerin
user | usuarios clientes abonados | users customers households | usagers clients foyers abonnés | Kunden Nutzer Haushalte Anschlüsse
jury | jurado | jury jurors | jury jurés | Jury Geschworene
buyer | comprador postor | buyer bidder | acheteur acquéreur enchérisseur | Käufer Bieter Erwerber
anonymous | anónimo | anonymous undisclosed | anonyme | anonym unbekannt
bidding | puja pujas | bidding bids | enchères enchère | Bietgefecht Gebote
fifth | quinta quinto | fifth | cinquième | fünfte fünften
third | tercera tercer tercero | third | troisième | dritte dritten dritter
fourth | cuarta cuarto | fourth | quatrième | vierte vierten viertgrößte
first |  |  | première premier | erstmals
brewer | cervecera cervecería | brewer brewery | brasseur brasserie | Brauerei Brauereikonzern
carmaker | armadora automotriz fabricante | automaker carmaker | constructeur | Autobauer Hersteller
pupil | alumnos escolares colegiales | pupils schoolchildren students | élèves écoliers | Schüler Schülerinnen
gunman | tirador pistolero atacante | gunman shooter attacker | tireur assaillant | Schütze Täter Angreifer
robber | ladrones asaltantes atracadores | robbers thieves raiders gang | malfaiteurs voleurs cambrioleurs braqueurs | Täter Räuber Diebe Einbrecher
firefighter | bomberos brigadistas | firefighters crews | pompiers sapeurs | Feuerwehrleute Feuerwehr Einsatzkräfte
relative | familiares allegados parientes | relatives families | proches familles | Angehörige Angehörigen
tour |  | tourers skiers hikers | randonneurs skieurs | Tourengänger Skitourengänger Wanderer
camp | campamento campo acampados | camp camps camped | camp campement | Lager Camp Flüchtlingslager
hit-number | balance cifra recuento saldo | toll tally count figure | bilan décompte | Bilanz Zahl Opferzahl
whole | todo entera | entire whole | entier entière | ganze gesamte
`;

const CONCEPTS = new Map<string, Map<string, string>>(
  LEXICON_LANGUAGES.map((language) => [language, new Map()]),
);
for (const row of `${ROWS}${PERILS}${PUBLIC_LIFE}${GENERAL}`
  .split("\n")
  .filter((line) => line.includes("|"))) {
  const [concept = "", ...columns] = row.split("|").map((column) => column.trim());
  for (const [i, language] of LEXICON_LANGUAGES.entries())
    for (const word of (columns[i] ?? "").split(" ").filter((one) => one !== "")) {
      const stem = stemOf(fold(word), language);
      const known = CONCEPTS.get(language)!;
      if (!known.has(stem)) known.set(stem, concept);
    }
}

/** The concept of an everyday word, folded, in a language of the lexicon; undefined for all others. */
export const everydayConcept = (folded: string, language: string): string | undefined =>
  CONCEPTS.get(language)?.get(stemOf(folded, language));
