import {
  CULTURE,
  ECONOMY,
  ENVIRONMENT,
  HEALTH,
  JUSTICE,
  LIFESTYLE,
  POLITICS,
  SCIENCE,
  SOCIETY,
  SPORTS,
  TECHNOLOGY,
  WORLD,
} from "../data";

/** German words by category, written as `matcherOf` reads them; compounds are met by their ends (`*markt`). */
export const DE: Readonly<Record<number, string>> = {
  [ECONOMY]: `*wirtschaft wirtschafts* okonom* konjunktur* inflation* bip defizit* zoll zolle zollstreit strafzoll* *steuer *steuern steuer* finanzamt finanz* haushalt+2026 ezb notenbank* leitzins* zinsen zins
    bank banken sparkasse* volksbank* kredit* hypothek* borse borsen* dax aktie aktien* aktionar* anleger* geldanlage* investor* investition* investiert dividende* fonds etf* ubernahme fusion+von insolvenz*
    insolvent* pleite* unternehmen* *konzern konzern* firma firmen* mittelstand* betriebe lohn lohne lohn* gehalt gehalter mindestlohn tarif* gewerkschaft* verdi ig+metall streik* warnstreik* arbeitsmarkt arbeitslos*
    arbeitsplatz* stellenabbau jobabbau kundigung* fachkraft* burgergeld rente renten* rentner* umsatz* gewinn+von gewinne verlust+von export* import* *industrie industrie* *fabrik autobauer volkswagen vw mercedes bmw
    handel einzelhandel handler preise *preise preisanstieg* preissteig* preisdruck olpreis* rohol opec spritpreis* benzin* strompreis* gaspreis* immobilien* mieten mietpreis* verbraucher* kunden bitcoin krypto* euro+zone
    schulden* staatsschulden goldpreis lufthansa bahn+konzern lieferkette* vermogen* milliarden* milliardar* startup* start+up*`,
  [TECHNOLOGY]: `*technologie technolog* technik* kunstliche+intelligenz ki ki+modell* chatgpt openai chatbot* gemini algorithm* software* hardware smartphone* handy* iphone* ipad* android google apple microsoft samsung
    nvidia intel chip chips chiphersteller halbleiter* cyberangriff* cyberattacke* cybersicherheit hacker* schadsoftware ransomware datenleck* datenschutz* app apps whatsapp instagram tiktok facebook social+media soziale+medien sozialen+medien
    internet* online+dienst glasfaser* 5g roboter* robotik drohne+von computerspiel* videospiel* konsole* playstation nintendo xbox browser laptop* notebook* computer* rechner tablet* wlan rechenzentr* quantencomputer*
    digital* it+sicherheit passwort* passworter deepfake* grok silicon+valley gmail windows linux chaos+computer+club 39c3 router fernseher bluetooth`,
  [CULTURE]: `kultur* *kultur film filme *film kino kinos regisseur* schauspieler* netflix hbo serie serien *serie staffel oscar oscars berlinale festival* musik* *musik sanger* sangerin* song songs album konzert* tournee
    rapper* rapperin band+aus orchester* philharmoni* neujahrskonzert oper opern* theater* *theater buhne* schauspielhaus tanz* ballett* museum museen museums* *museum ausstellung* maler* gemalde* skulptur* kunstler*
    kunstmuseum kunst galerie* roman romane *roman autor+von autorin* schriftsteller* dichter* lyrik buch bucher buch* literatur* *literatur verlag verlage denkmal* architekt* dokumentation doku dokumentar* comic*
    kabarett* komiker* comedian* fernseh* tatort moderator* tv+show dschungelcamp kinocharts streaming* drehbuch* eurovision esc krimi`,
  [JUSTICE]: `gericht gerichts* landgericht* amtsgericht* oberlandesgericht* verwaltungsgericht* bundesgericht* arbeitsgericht* richter richterin justiz* staatsanwalt* *anwalt anwalt* anwalte klage* klagt klager* prozess prozesse angeklagt* anklage* verurteilt* urteil* freispruch haft haftstrafe* untersuchungshaft gefangnis*
    freiheitsstrafe* polizei* polizist* *polizei ermittl* kriminal* verbrech* mord morde mord* *mord morder* totschlag getotet* leiche* messerangriff* messerattacke* messerstech* schuss* schusse erschossen* vergewaltig* missbrauch*
    sexualisierte+gewalt entfuhr* uberfall* uberfallen raub* einbruch* einbrecher* einbruche dieb diebe diebstahl* gestohlen betrug* betruger* geldwasche korruption* bestech* drogen* schmuggel* schleuser* festnahme* festgenommen*
    verhaftet* verdachtig* tatverdachtig* tater* razzia* fahndung* auslieferung* straftat* zeugen+gesucht tatort+eines randal* schlagerei* gewalttat* epstein verfassungsgericht* bundesgerichtshof bgh brandstiftung sprengung`,
  [POLITICS]: `*regierung regierung* *prasident prasident* *kanzler kanzler* *minister minister* ministerium *ministerium bundestag* bundesrat landtag* parlament* abgeordnet* *fraktion fraktion* koalition* opposition* bundestagswahl* europawahl* prasidentschaftswahl* parlamentswahl* neuwahl* wahl wahlen wahler* wahlkampf*
    wahlrecht kandidat* spitzenkandidat* cdu csu spd afd fdp grunen bsw linkspartei linke+partei union+und+spd parteitag* partei parteien partei* merz klingbeil soder weidel chrupalla pistorius wadephul dobrindt spahn
    habeck baerbock scholz steinmeier merkel politik* *politik gesetz* *gesetz reform* *reform haushalt* referendum volksentscheid* volksabstimmung burgermeister* oberburgermeister* stadtrat gemeinderat* kommunalwahl*
    landtagswahl* ministerprasident* umfrage+zur verfassung* grundgesetz rechtsextrem* linksextrem* rechtspopulis* demokrat* republikaner* senator* kongress fpo ovp spo neos babler stocker kickl bundesprasident* nationalrat wehrpflicht* bundeswehr*
    rucktritt* staatschef* regime`,
  [SCIENCE]: `wissenschaft* *wissenschaft forscher* forscherin* forschung* *forschung studie+zeigt neue+studie entdeck* archaolog* palaontolog* fossil* dinosaur* neandertaler* steinzeit* ausgrabung* astronom* astrophysik* teleskop*
    galaxie* schwarzes+loch schwarze+locher exoplanet* asteroid* komet* sonnenfinsternis* mondfinsternis* vollmond supermond sternschnuppe* quadrantiden meteor* nasa esa raumfahrt* raumsonde* raumstation* weltraum* weltall rakete+der satellit* astronaut* spacex
    mondmission mond physik* quanten* teilchen* chemiker* biolog* genetik* genom* dna erbgut zelle zellen neurowissenschaft* hirnforsch* labor experiment* evolution* nobelpreis* mathemat* mikroskop* max+planck* fraunhofer* uralt* jahrtausend*`,
  [SOCIETY]: `gesellschaft* burger anwohner* nachbar* bewohner* wohnung* *wohnung mieter* vermieter* obdachlos* schule schulen schul* *schule schuler* lehrer* lehrkraft* kita kitas kindergarten* universitat* hochschule* student* studierende* bildung*
    abitur* ausbildung* familie* *familie eltern* kind kinder kinder* jugend* jugendlich* senioren* pflegeheim* pflege* migration* migrant* fluchtling* gefluchtet* asyl* abschieb* einwander* armut* tafel+in ehrenamt* spenden* kirche* *kirche
    bischof* papst* vatikan glaub* religi* muslim* islam* juden judisch* antisemit* moschee* weihnacht* silvester* neujahr* boller* feuerwerk* unfall* *unfall verungluckt* tot tote toten todlich* tod+von gestorben* starb stirbt verletzt* opfer*
    feuerwehr* brand brande brandort brandopfer brandursache *brand explosion* rettung* retter* vermisst* beerdigung* trauer* gedenk* demonstr* demo protest* gleichberechtigung rassis* queer* behindert* geburten* bevolkerung* deutsche+bahn zug zuge bahnverkehr verkehr*
    flughafen* autobahn* a1 a3 a7 stau lotto* eurojackpot stromausfall* unbekannte+haben`,
  [HEALTH]: `gesundheit* *gesundheit krankenhaus* krankenhauser klinik* *klinik arzt arzte arzt* arztin* arztpraxis krankenpfleg* krankenkasse* patient* krank krankheit* *krankheit erkrank* krebs* tumor* impf* virus viren grippe* influenza corona* pandemie* epidemie* masern
    bakterien infektion* infiziert* antibiotik* apotheke* arzneimittel* medikament* medizin* *medizin therapie* *therapie behandlung* chirurg* operation+am transplant* organspende* diabetes* ubergewicht* adipositas cholesterin* bluthochdruck blutdruck
    herzinfarkt* herz+kreislauf schlaganfall* alzheimer* demenz* parkinson* psychisch* depression* angststorung* adhs autismus psycholog* psychiatr* psychotherap* suizid* diat* ernahrung* vitamin* protein* eiweiss schlaf schlafen schlafstorung*
    fitness* abnehmen abnehmspritze* schwanger* geburt+von hebamme* fruchtbarkeit who notaufnahme* rettungsdienst symptom* rauchen alkohol* fasten intervallfasten darm* immunsystem schmerz* bewegung+und lauterbach warken gesund`,
  [LIFESTYLE]: `rezept* kochen koch koche kuche* restaurant* gastronom* gastro* wirt wirtin michelin sternekoch* gericht+des speise* wein weine weinbau* winzer* bier biere brauerei* backen kuchen dessert* zutaten heissluftfritteuse mode* *mode kleid
    kleider outfit* stil+von make+up kosmetik* schonheit* friseur* parfum* reise* rundreise* fernreise* urlaub* *urlaub strand* strande hotel* kreuzfahrt* tourist* tourismus* ausflug* wandern horoskop* sternzeichen* tierkreis*
    einrichtung* wohnzimmer garten gartner* gartentipp* zimmerpflanze* haustier* hund hunde hunde* katze katzen hochzeit* promi promis prominent* royal royals konig+charles prinz prinzessin* kate+middleton meghan
    liebes* partnerschaft* beziehung+zu single+mutter ehe dating sex influencer* suv e+auto* elektroauto* testfahrt fahrbericht autotest porsche tuning shopping schnappchen* rabatt* haushaltstipp* putzen neujahrsvorsatz*
    vorsatze lego trend+2026 oldtimer* motorrad* geissens`,
  [WORLD]: `uno vereinte+nationen vereinten+nationen nato sicherheitsrat europaische+union eu+kommission brussel krieg* *krieg bombard* luftangriff* luftschlag* angriff+auf angriffe+auf us+angriff raketenangriff* drohnenangriff* militar* *militar invasion* einmarsch*
    truppen soldat* armee* streitkrafte waffenruhe waffenstillstand friedens* friedensverhandl* friedensplan* diplomat* botschaft+in botschafter* aussenminister* auswartiges+amt aussenpolitik* sanktion* geopolit* atomprogramm atomwaffen* g7 g20
    brics gipfeltreffen volkerrecht* staatengemeinschaft putsch* militarjunta rebellen* dschihad* terror* islamischer+staat geisel* humanitar* grenzkonflikt* machthaber* diktator* staatsstreich volkermord* weltordnung`,
  [ENVIRONMENT]: `klima* *klima erderwarmung erderhitzung emission* co2 treibhausgas* erneuerbar* windkraft* windrad* windrader photovoltaik* solar* solaranlage* warmepumpe* energiewende durre* hochwasser* uberschwemm* uberflut* sturm* sturmtief*
    unwetter* schnee* schneefall* schneesturm glatteis* glatte eisregen frost* hitzewelle* kaltewelle* kalteeinbruch wetter* *wetter temperatur* dwd wetterdienst regen* gewitter* hurrikan* zyklon* taifun* erdbeben* beben vulkan* tsunami*
    waldbrand* waldbrande buschbrand* buschbrande artenvielfalt artenschutz* tierart* tiere wildtier* wald walder ozean* meere gletscher* lawine* lawinen* umwelt* naturschutz* natur* *verschmutzung feinstaub pestizid* pfas mull* recycling plastik*
    nationalpark* wolf wolfe bar+gesichtet barin wal wale hai haie vogel+des vogel vogelgrippe insekten bienen nachhaltig* cop30 cop31`,
  [SPORTS]: `fussball* bundesliga* 2+bundesliga dfb* dfb+pokal champions+league europa+league fc+bayern bayern+munchen bvb borussia schalke* rb+leipzig leverkusen eintracht+frankfurt werder hsv vfb vfl fc+koln hertha* union+berlin st+pauli hoffenheim
    nationalmannschaft nagelsmann wm+2026 wm em+2028 tor+zum tore torwart* torjager* sturmer* mittelfeldspieler* verteidiger* nationalspieler* gegenspieler* spieler* *trainer trainer* cheftrainer wechsel+zu transfer* schiedsrichter* elfmeter* spiel+gegen spiele+gegen
    heimspiel* auswartsspiel* derby* spieltag* tabellenfuhrer* premier+league la+liga real+madrid fc+barcelona manchester+united fc+chelsea fc+liverpool fc+arsenal nba nfl basketball* handball* eishockey* del+spiel volleyball* tennis* zverev
    djokovic alcaraz sinner australian+open wimbledon formel+1 verstappen grand+prix motogp radsport* radprofi* tour+de+france pogacar leichtathlet* marathon* schwimmer* olympi* medaille* goldmedaille weltmeister* europameister* herbstmeister* meistertitel meisterschaft* turnier* *turnier
    vierschanzentournee skispring* skispringer* biathlon* skilanglauf langlauf* ski+alpin slalom riesenslalom abfahrt+in tour+de+ski ski+weltcup weltcup* rodel* bob+wm eiskunstlauf* boxer*  ufc darts* darts+wm littler  rallye* dakar sport sport* wintersport* motorsport* leistungssport* *sportler afrika+cup
    neuzugang* vertrag+verlangert kader ablosesumme* bundesligist* hinrunde ruckrunde trainingslager* testspiel* afl nhl`,
};
