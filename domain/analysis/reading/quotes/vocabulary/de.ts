import type { VocabularySource } from "./source";

/** German of Germany, Austria and Switzerland, folded. Offices also match as the last part of a compound. */
export const DE: VocabularySource = {
  // Weak verbs: sagt, sagte, sagten, sagen, gesagt; with a prefix that stays, the participle is the present's form.
  regular: {
    en: `
sag erklar beton kritisier mahn warn forder klag beklag berichtig bericht erzahl schilder frag antwort erwider entgegn
bekraftig versicher behaupt verkund meld begrund bestatig bemerk bemangel argumentier kommentier appellier
erganz erlauter konstatier prazisier prognostizier protestier reagier resumier schimpf scherz spott stohn seufz lob
wett mein meint vermut schatz rechn fuhr folger fluster murmel ruf jubel freu arger emp emporer entschuldig
verteidig verlang versprach vermeld twitter post poltert polter donner kontert konter ton grins lach schmunzel
betont unterstrich bedauer begruss dank dankt enthull verrat zitier raum gestand versichert rechtfertig relativier
signalisier skizzier spekulier stimm wiederhol wunder zeig ahn klarstell appellier formulier informier orakel
plaudier pladier prophezei philosophier sinnier stell tadel verdeutlich verlautbar zweifel wetter beteuer sorg hauch
bilanzier diktier dementier insistier kontert kundig kundigt adressier monier mutmass notier offenbar quittier
quatsch rat schwarm schwort sprudel stammel tro tobt trost uberleg unk urteil verlautet widerhol witzel zurn`,
  },
  irregular: `
sagt sagte sagten gesagt spricht sprach sprachen gesprochen schrieb schrieben schreibt schreiben geschrieben rief riefen
ruft gerufen gab geben gibt bot wies wiesen weist gewiesen teilte teilten teilt mitgeteilt mitteilte mitteilten mitteilt
hiess heisst unterstrich unterstreicht unterstrichen versprach verspricht versprochen bestritt bestreitet bestritten
gestand gesteht gestanden gestehen wusste weiss widersprach widerspricht widersprochen raumte raumt eingeraumt einraumte
fuhr fahrt fugte fugt hinzugefugt hinzufugte lasst liess verriet verrat befand befindet schob schiebt stiess schwor
schwort lautet lautete liest las drohte droht gedroht gab angab angegeben bekanntgab bekanntgegeben ausfuhrte ausgefuhrt
zitierte zitiert meinte meint verwies verweist stellte stellt klarstellte klargestellt zusammenfasste fasste fasst
kundigte kundigt angekundigt ankundigte rechnet rechnete warf wirft vorwarf empfahl empfiehlt empfohlen zog zieht betonte
lobte wand nahm bat bittet gebeten ausserte aussert geaussert empfand anmerkte merkte merkt angemerkt einwandte wandte
wendet pflichtete bejahte verneinte nickt nickte brullte schrie schreit geschrien`,
  infinitives: ``,
  judging: `
nannte nennt nannten nennen genannt bezeichnete bezeichnet bezeichneten sprach spricht halt hielt halten hielten sieht sah
sehen sahen wertete wertet bewertete bewertet wirft warf glaubt glaubte denkt dachte findet fand befurchtet befurchtete
hofft hoffte erwartet erwartete beschrieb beschreibt vergleicht verglich kritisiert begrusst verurteilte verurteilt
lobt preist pries feierte feiert beschimpfte tituliert titulierte will wolle wollte schloss schliesst
zeigt zeigte zeigten ausserte ausserten sprechen witterte wittert ortete ortet verspricht forderte fordert verlangte
verlangt beklagte beklagt rugte rugt geisselte geisselt prangerte prangert attestierte attestiert bescheinigte bescheinigt
unterstellte unterstellt vorwarf meldete meldet weist wies`,
  cues: `laut|nach angaben von|nach angaben der|nach angaben des|nach ansicht von|nach ansicht der|nach ansicht des|nach worten von|nach worten der|nach worten des|in den worten von|nach einschatzung von|nach einschatzung der|nach einschatzung des|nach darstellung der|nach darstellung von|nach darstellung des|aus sicht von|aus sicht der|aus sicht des`,
  afterCues: `so`,
  judgingCues: `fur`,
  postpositions: `zufolge`,
  offices: `
feuerwehrmann kaufmann geschaftsmann kameramann bundesrat nationalrat standerat gemeinderat stadtrat landrat aufsichtsrat
kriminalrat vizeprasident gastwirt landwirt hafenarbeiter facharbeiter weltmeister burgermeister oberburgermeister
prasident altprasident minister kanzler altkanzler burgermeister altburgermeister landrat landeshauptmann hauptmann gouverneur senator
abgeordneter abgeordnete parlamentarier nationalrat standerat bundesrat regierungsrat gemeinderat stadtrat gemeindeprasident stadtprasident
staatssekretar sekretar kommissar botschafter konsul gesandter beauftragter beauftragte sprecher chef leiter direktor
fuhrer vorsitzender vorsitzende obmann vorstand geschaftsfuhrer manager koordinator grunder mitgrunder inhaber besitzer
eigentumer unternehmer konig furst prinz papst bischof erzbischof kardinal pfarrer pastor imam rabbiner richter
staatsanwalt anwalt rechtsanwalt verteidiger notar gutachter polizist inspektor kriminalrat offizier oberst general
kommandant kapitan leutnant feldwebel admiral soldat brigadier feuerwehrmann retter sanitater arzt doktor chirurg
pfleger epidemiologe psychologe psychiater virologe wissenschaftler wissenschafter forscher professor dozent lehrer rektor dekan
student schuler okonom volkswirt analyst experte fachmann spezialist berater politologe soziologe historiker geologe
geophysiker seismologe meteorologe biologe chemiker physiker ingenieur architekt techniker trainer coach sturmer
torhuter torwart goalie verteidiger fussballer spieler radprofi fahrer pilot athlet sportler meister sieger
schiedsrichter journalist reporter redakteur kolumnist schriftsteller autor romancier dichter schauspieler sanger
musiker regisseur kunstler gewerkschafter arbeiter angestellter beamter chauffeur lokfuhrer zugfuhrer seemann matrose
fischer bauer landwirt hirte handler wirt hotelier tourist urlauber passagier reisender reisende pendler nachbar
anwohner bewohner einwohner zeuge augenzeuge uberlebender uberlebende opfer angehoriger angehorige vater sohn bruder
onkel grossvater cousin witwer ehemann mann freund kollege demonstrant aktivist helfer freiwilliger umweltschutzer
burger kunde nutzer patient fan anhanger rentner pensionist fluchtling vermittler verhandlungsfuhrer beobachter
rebell oppositionspolitiker politiker kandidat schatzmeister verwalter bankier makler investor aktionar produzent
exporteur veranstalter partner mitarbeiter betreiber gastronom bergfuhrer forster jager winzer prasidiumsmitglied
mitglied generalsekretar rat referent intendant schulleiter oberarzt chefarzt ermittler fraktionschef
quelle gewinner preistrager preisgekronter brautigam designer maler bildhauer fotograf illustrator tanzer choreograf dramatiker
drehbuchautor ubersetzer komiker rapper komponist dirigent geiger pianist moderator blogger influencer astronaut raumfahrer
astronom astrophysiker mathematiker statistiker demograf okologe gletscherforscher vulkanologe hydrologe meeresforscher
botaniker zoologe archaologe anthropologe palaontologe linguist philosoph theologe jurist staatsrechtler kriminologe tierarzt
apotheker zahnarzt anasthesist onkologe kardiologe neurologe immunologe genetiker toxikologe rechtsmediziner hausmeister
klempner elektriker mechaniker zimmermann schreiner schweisser maurer bergmann kumpel rangierer copilot kopilot matrose
bergsteiger kletterer bergretter boxer schwimmer turner skifahrer sprinter jockey golfer ringer mittelfeldspieler
innenverteidiger linksaussen handballer basketballer tennisspieler verdachtiger verdachtige angeklagter angeklagte haftling
gefangener gefangene geisel klager klagerin geschworener nachfolger vorganger amtskollege rivale gegner herausforderer erbe
enkel neffe zwilling stiefvater teenager mieter vermieter autofahrer fussganger spazierganger wanderer camper imker brauer
barkeeper kellner buchhandler bibliothekar archivar monch abt kaplan monarch kaiser emir scheich ajatollah milliardar
millionar mazen spender programmierer informatiker stadtplaner lobbyist demoskop gefreiter wahler leser horer anhanger
landesrat landesratin sektionschef amtschef stabschef koch kochin backer metzger spargelbauer schafer vizekanzler altkanzler
kantonsrat grossrat stadtammann gemeindeammann ammann landammann regierungssprecher ministerprasident bundesprasident
bundeskanzler generaldirektor generalstabschef polizeiprasident feuerwehrkommandant einsatzleiter bergwachtler`,
  feminine: `
kauffrau geschaftsfrau feuerwehrfrau oberburgermeisterin kriminalratin gastwirtin
prasidentin ministerin kanzlerin burgermeisterin landratin landeshauptfrau gouverneurin senatorin parlamentarierin
nationalratin standeratin bundesratin regierungsratin stadtratin sekretarin kommissarin botschafterin sprecherin chefin
leiterin direktorin fuhrerin obfrau vorstandin geschaftsfuhrerin managerin koordinatorin grunderin mitgrunderin
inhaberin besitzerin eigentumerin unternehmerin konigin furstin prinzessin bischofin pfarrerin pastorin richterin
staatsanwaltin anwaltin rechtsanwaltin verteidigerin gutachterin polizistin inspektorin ratin offizierin kommandantin
kapitanin feuerwehrfrau retterin sanitaterin arztin chirurgin pflegerin epidemiologin psychologin psychiaterin virologin
wissenschaftlerin wissenschafterin forscherin professorin dozentin lehrerin rektorin dekanin studentin schulerin okonomin volkswirtin
analystin expertin fachfrau spezialistin beraterin politologin soziologin historikerin geologin geophysikerin
seismologin meteorologin biologin chemikerin physikerin ingenieurin architektin technikerin trainerin sturmerin
torhuterin fussballerin spielerin fahrerin pilotin athletin sportlerin meisterin siegerin schiedsrichterin journalistin
reporterin redakteurin kolumnistin schriftstellerin autorin dichterin schauspielerin sangerin musikerin regisseurin
kunstlerin gewerkschafterin arbeiterin beamtin lokfuhrerin fischerin bauerin landwirtin handlerin wirtin touristin
urlauberin nachbarin anwohnerin bewohnerin einwohnerin zeugin augenzeugin mutter tochter schwester tante grossmutter
cousine witwe ehefrau frau freundin kollegin demonstrantin aktivistin helferin burgerin kundin nutzerin patientin
rentnerin pensionistin vermittlerin verhandlungsfuhrerin beobachterin politikerin kandidatin verwalterin investorin
produzentin veranstalterin partnerin mitarbeiterin betreiberin forsterin winzerin intendantin schulleiterin
kriminalratin sprecherin juristin informatikerin pressesprecherin ermittlerin
gewinnerin preistragerin braut designerin malerin bildhauerin fotografin tanzerin choreografin ubersetzerin rapperin
komponistin dirigentin geigerin pianistin moderatorin bloggerin influencerin astronautin astronomin astrophysikerin
mathematikerin demografin okologin botanikerin zoologin archaologin anthropologin linguistin philosophin theologin tierarztin
apothekerin zahnarztin onkologin kardiologin neurologin immunologin genetikerin toxikologin pilotin bergsteigerin
schwimmerin turnerin skifahrerin sprinterin boxerin mittelfeldspielerin handballerin tennisspielerin nachfolgerin
vorgangerin amtskollegin rivalin gegnerin herausforderin erbin enkelin nichte mieterin vermieterin autofahrerin
spaziergangerin wanderin imkerin kellnerin buchhandlerin bibliothekarin nonne abtissin kaiserin milliardarin spenderin
programmiererin stadtplanerin wahlerin leserin kantonsratin grossratin vizekanzlerin ministerprasidentin
bundesprasidentin bundeskanzlerin generaldirektorin polizeiprasidentin einsatzleiterin romanautorin romanciere
siegerin weltmeisterin olympiasiegerin titelverteidigerin`,
  generic: `
politiker politikerin experte expertin angeklagter angeklagte beschuldigter beschuldigte spieler spielerin athlet
athletin sportler sportlerin verdachtiger verdachtige`,
  celebrated: `
gewinner gewinnerin preistrager preistragerin sieger siegerin autor autorin schriftsteller schriftstellerin regisseur
regisseurin romancier`,
  plural: `behorden zeugen anwohner experten ermittler feuerwehr polizei gewerkschaften arzte eltern forscher
wissenschaftler beobachter angehorige analysten veranstalter ministerien`,
  bodies: `
familie ministerium regierung gemeinde polizei staatsanwaltschaft gericht bank institut universitat partei gewerkschaft verband
verein organisation agentur kommission rat kammer kongress senat parlament firma unternehmen konzern gruppe stiftung
spital krankenhaus klinik armee marine feuerwehr amt behorde verwaltung gesellschaft reederei zentrum dienst aufsicht
prasidium zentrale zeitung anstalt fraktion bundeswehr kustenwache zivilschutz rathaus stadt land
opposition koalition klub team mannschaft hersteller betreiber versicherer kette supermarktkette museum theater festspiele
festival botschaft kreml vatikan kabinett lager marke tochter verlag sender genossenschaft kanton region bahn flughafen
liga bistum pfarrei bundnis allianz initiative kollektiv werft brauerei labor betriebsrat elternrat arbeitgeberverband
landkreis magistrat senat justiz bundesamt ministerprasidium nachrichtenagentur staatskanzlei kanzlei`,
  papers: `mitteilung medienmitteilung pressemitteilung brief bericht schreiben nachricht erklarung dokument text urteil bescheid`,
  titles: `herr herrn frau dr prof pfr dipl ing mag lic med univ doz`,
  feminineTitles: `frau`,
  determiners: `der die das den dem des ein eine einer eines einem einen sein seine seiner ihr ihre ihrer dieser diese unser unsere deren dessen`,
  masculine: ``,
  womanly: ``,
  indefinite: `ein eine einer eines einem einen mehrere einige`,
  linkers: `der des von vom fur am im bei beim der die das den dem`,
  prepositions: `an am auf aus bei beim bis durch fur gegen im in ins mit nach neben ohne uber um unter von vom vor wahrend wegen zu zum
zur seit gegenuber als zwischen trotz laut`,
  stops: `weitere weiterer weiteren weiteres mehrere viele vielen einige einigen alle allen andere anderen zahlreiche beide
beiden manche solche jede jeder jedes keine kein keinen zwei drei vier funf millionen milliarden prozent euro uhr menschen personen tote toten verletzte franken dollar meter kilometer und oder aber dass ob wenn weil als wie wo wer was auch nicht am gestern heute montag dienstag mittwoch
donnerstag freitag samstag sonntag dann doch sondern sich ist war hat hatte habe sei worden`,
  particles: `von van der den zu de del di da la le al el bin ben ag`,
  pronouns: { m: `er`, f: `sie`, any: `` },
  conjunctions: `und aber wahrend doch`,
  that: `dass|ob|wonach`,
  works: `buch roman film dokumentarfilm serie lied song album gedicht stuck artikel leitartikel titel schiff frachter fahre
motto slogan programm projekt kampagne aktion magazin zeitschrift zeitung ausstellung sendung plakat transparent namens
sogenannte sogenannten gruppe band operation`,
};
