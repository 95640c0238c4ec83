import type { OpinionWords } from "./words";

export const ES: OpinionWords = {
  strong: `
verguenza* vergonz* sinverguenza* escandalos* indecen* indign* obscen* inadmisib* intolerab* inaceptab* imperdonab* injustificab*
injust* inmoral* cruel* inhuman* barbar* estupid* necio* necedad idiot* insensat* absurd* ridicul* grotesc* esperpent*
patetic* lamentab* deplorab* bochornos* bochorno cobard* cinic* cinismo hipocr* irresponsab* irresponsabilidad negligen*
incompeten* inept* inutil* torpe* torpeza* chapucer* chapuza* desmedid* desproporcionad* mezquin* miserab* miseria infam*
infamia canalla* soberbi* arrogan* prepoten* infantil* pueril* ingenu* frivol* frivolidad banal* mediocr* mediocridad
vacu* huec* hueca* estafa* farsa* burla* pantomima paripe tomadura desfachatez desverguenza descaro osadia insult* ofens*
humillant* traicion* despilfarr* disparat* despropos* dislate* desastre* desastros* calamit* nefast* catastrofic*
brillant* magnific* esplendid* admirab* ejemplar* valient* sabia sabio sabidur* acertad* acierto* desacert* desacierto*
excelent* maravillos* impecab* emocionant* sobrecoged* formidab* genial* sublime deslumbrant*
peligros* temerari* temeridad oportunis* demagog* populis* clientel* servil* sumis* complice* complicid* complacen* codici*
avaric* voraz* caprich* tardi* insuficient* vanidad* egois* indiferencia desidia dejadez pasividad hartazgo
abuso* atropello* desatino* sinsentido sinrazon desprop* perverso* perversa* perversion maquillaje postureo cortoplac*
miop* anacron* obsolet* rancio* rancia* ranci* hipotec* imprescindib* insoportab* insostenib* indefendib* inexcusab*
inexplicab* desolador* desalentador* decepcion* sospechos* aberran* repugnan* asco* asqueros* feroz* tibio* tibia* tibieza
tacan* rancio trampos* delicios* perezos* interminab* sonrojant* lloriqu* monumental* barbaridad despist* linchamient*
matonismo escarmiento ilusionant* mezquindad bajeza vileza ruindad ruin ruines zafi* burd* tosc* chabacan*
cutre* penos* bochorn* patrañ* paripes pamplin* patochada* majader* memez* sandez* estultic* bobada* tonteria* tontos
tonta necedad* desvari* delir* insensatez disparatad* kafkian* surrealist* delirant* hilarant* ridiculez
vergonzante* desolad* desgarrad* espantos* horrend* horripilant* siniestr* macabr* canallesc*
rastrer* vil viles abyect* innoble* nobleza honros* honrad* integridad intachab* irreprochab* encomiab* loable*
meritori* portento* virtuos* magistral* majestuos* cautivador*
imborrab* luminos* lucid* lucidez ingenios* agud* perspicaz
gallard* grandez* elegan* sobriedad sobrio sobria exquisit* primoros* frescura
insulso insulsa sos* anodin* soporifer* tedios* cansin* repetitiv* previsib* manid* trillad*
pretencios* ampulos* grandilocuen* pomposo pomposa hinchad* inflad* desmesur* leonin* confiscator*
caprichos* despotic* tiranic* totalitari* liberticida* injerenc* intromision
falaz falac* sofism* embuste* mendaz* tergivers* electoralis* electorer*
partidis* sectari* dogmatic* fanatic* cerril* obtus* obcecad* ofuscad* miopia cegu* sordera ciega sordos
impotent* impotencia inoperan* ineficaz ineficac* ineficien* ineptitud incapacidad incapaz incapaces desgobierno
descontrol remiend* apañ* ñoñ* tibiez* timorat* pusilanim* apocad* medros*
cobardia* claudic* humillacion agravio* afrenta* oprobi* ignomini* baldon
denigr* deshonr* deshones* desleal* deslealtad felon* perfid*
hipocresia* doblez fariseo* farise* santurron* mojigat* puritan* moralin* cacareo palabreria verborrea charlatan*
oportunista* arribist* trepa* caradura* descar* expoli* rapin* rapaz
usur* especulador* pelotazo* nepotis* enchufis* amiguis* caciqu* caciquil* clientelar*
juguete propina ruleta anacronismo ruinos* suicid* kamikaze* corrosiv* podrid* putref*
desamparo orfandad ninguneo desprecio despreci* menospreci* insensib* despiadad*
implacab* inmisericord* revanch* odio* clasis* elitis*
esperanzador* alentador* reconfort* justisim* merecid* celebrab*`,
  mild: `
mejor peor bueno buena buenos buenas malo mala malos malas justo justa justicia injusticia grave serio seria seriedad triste
tristeza tristement* lastima pena error* errone* equivoc* fracas* leccion* moral etica etico dignidad digno digna coraje
valor valentia verdad mentira* mentir* excusa* pretexto* coartada disculpa* ironia ironico silencio miedo demasiado
bastante simplemente sencillamente claramente evidentemente francamente ciertamente nunca jamas siempre nadie nada
tampoco siquiera apenas tarde merec* aprend* olvid* confund* confus* comod* comodidad lujo caro barato precio responsab*
culpa* culpab* principio* privileg* castig* premi* sacrific* apuesta juego teatro espectaculo ritual costumbre simbolo
sintoma enfermedad remedio receta aplaus* aplaud* ovacion* desconfi* confianza credibil* convic* bonito bonita bello bella
feo fea aburrid* curios* hermos* impresion* extraordinari* notable* sorprend* preocup* temer* temo verdadero verdadera
pequen* revolucion terquedad tozud* prudencia prudent* sensat* cordura razon rehen* harto hartos cansad* decencia
hermos* modest* sobra sobran falta faltan tacita cuota conciencia lastima desgraciad* afortunad* felizmente porfin
aplauso* aplauda vergonz* burocra* indecision incertid* quimera utop* fantasia cuento cuentos milagro magia maquill*
profetas teatro circo comedia tragicomedia sainete esperpento opereta telenovela culebron vodevil cinismo rehenes
negocio negociazo atajo* brujula timon naufragio deriva zozobra abismo precipicio trampolin escaparate espejo disfraz careta
mascara caricatura fachada decorado atrezo humo migajas limosna calderilla dadiva tajada botin festin banquete gula
prisa pereza pereza siesta letargo modorra sopor inercia rutina tragedia drama calvario pesadilla viacrucis
corrupt* corrupcion extorsi* chantaj* racis* xenof* machis* odio abandono* engan* improvis* monstru* atroz atroces
letal* envenen* saque* desorden* fraudulent* manipul* impun* impunidad caos rencor* venganza* degrad* tramp* humill*
traidor* toxic* audaz audacia audaces generos* generosidad memorab* inolvidab* emotiv* fascinant* hazan* proeza*
heroic* conmoved* ultraj* espeluzn* brutal* locura* ilusion* capitul* rendicion exagerad* abusiv* autoritari*
antidemocratic* propagand* vejator* vejacion* parche saña* ensañ*`,
  verdicts: `
(es|son|fue|era|seria|resulta|resultan|parece|parecen|ha sido) (una|un|otra|la|el|toda una) (verguenza|error|irresponsabilidad|falta de|infamia|burla|insulto|despropo*|buena|mala|gran|pequena|grave|triste|oportunidad|disparate|abuso|sinsentido|provocacion|trampa|ofensa|chapuza|farsa|traicion|paso|acierto|lujo|sistema|injusticia|anacronismo|locura)
(tiene|tienen|tenia|lleva|llevan) (toda la |parte de )?razon
no (es|son|era|fue|sera|basta|bastan|sirve|sirven|vale|valen|cabe|merece|merecen|hace falta|hay)
(ya )?no alcanza*
tampoco (es|son|basta|merece*|sirve|vale)
hizo (bien|mal)
hace (bien|mal) en
(llega|llegan|llego|actua|ha actuado|reacciona|viene) (siempre |muy |demasiado )?tarde
demasiado (tarde|poco|lejos|facil|pronto|tiempo|caro)
mas .. que nunca
(peor|mejor) (que|aun|todavia)
lo (peor|mejor|grave|triste|cierto|malo|bueno|preocupante|curioso|unico|importante|que falta|que sobra)
sin (conviccion|verguenza|pruebas|escrupulos|pudor|rumbo|excusas|sentido)
ni siquiera
(merece|merecen|merecia|merecemos) (mas|algo|mejor|un|una|otro|otra|respeto|aplauso*|la|el)
(es|son|era) (mas|menos|tan) ... (que|como)
(es|son) (rematar|castigar|premiar|pedir|jugar|negar|confundir|echar|regalar|mentir|tapar)
nadie (cree*|ha|quiere|gana*|puede|saldra|sale|responde|pide|se)
(ha|han|hemos) (confundido|olvidado|aprendido|perdido|fracasado|fallado|renunciado|traicionado|convertido)
(el|la|lo) (verdadero|verdadera|autentico|autentica)
da igual
(es|resulta) (curioso|triste|facil|dificil|evidente|urgente|hora|preciso|inevitable|imposible|tentador|llamativo|obsceno|indecente|preocupante|indignante)
(cabe|hay que) (preguntar*|reconocer*|recordar*|celebrar*|lamentar*|exigir*)
ya (perdio|es hora|basta|era hora|no)
(nos|les) (debe*|deberan|cuesta|costara|sale)
como si
(una|un) (triunfo|fracaso|bofetada|espejismo|parche|oportunidad perdida|cortina de humo|brindis al sol|papel mojado)
(papel mojado|cortina de humo|brindis al sol|huida hacia adelante|pan para hoy)
(tiene|tienen) su precio
ponerse de perfil
mirar (hacia|para) otro lado
(llega|llego|llegan) (tarde|mal|a destiempo)
cuesta (imaginar|creer|entender|explicar|soltar*|recordar|digerir|tragar)
nada (resulta|es|hay|justifica|mas|menos)
ningun* ... (arregla|justifica|basta|sirve|compensa|resuelve|devuelve|cura)
(pocas|raras|contadas) veces
(no|nunca) ... sino
por una vez
de lleno
(suena|suenan|huele|huelen|sabe|saben) a
se (comporto|comportaron|comporta|comportan) como
(hace|hacen|vuelve|vuelven) (peores|mejores|peor|mejor)
(nos|me) (hace|hacen|retrata*|averguenza*|estremece*|escandaliza*|conmueve*|indigna*|entristece*|enorgullece*|reconcilia*)
mientras (nadie|no|vendan|sigan|siga|haya|se|los|las|el|la) ... (habra|seguir*|sobra*|no|falta*|sera*)
(sobran|sobra|falta|faltan) (los|las|el|la|un|una|valor|voluntad|valentia|coraje|ideas|jueces|manos|tiempo|vergüenza)
le (sobra|sobran|falta|faltan)
(lastima|menos mal|ojala|bienvenid[oa]s?|enhorabuena|bravo)
(nadie|quien) (lee|nunca|no) .. 
lo (mas|menos|unico) [a-z]+ (que|de|es)
lo que (falta|sobra|urge|importa|hace falta|duele|asombra|indigna|preocupa|necesita*)
(puro|pura) [a-z]+
[a-z]+ (tiene|tienen) .. culpa
a la altura
(vuelve|volvio|vuelven) a (fallar|equivocarse|mentir|perder|tropezar)
(ha|han) (acertado|errado|fallado|abdicado|hecho por fin|hecho bien|hecho mal|hecho lo que)
por fin
en el fondo
a estas alturas
(poco|mucho) (queda|favor)
quien(es)? ... (verdugo|culpable|complice|olvida|confunde|ignora|calla|miente)
(confunde|confunden|confundiendo|confundir) ... con
con (descaro|cobardia|torpeza|soberbia|alevosia|razon|acierto|desgana|tino|desden)
(llevan|lleva) ... (confundiendo|mirando|fingiendo|mintiendo|ignorando|prometiendo|negando|esperando)
(no|ni) se [a-z]+ .. [a-z]+(andole|endole|andolo|endolo|ando|iendo)
no es casual*
no extrana
que (pague|paguen|dimita|dimitan|rinda|rindan|conste|nadie|no nos|aprendan|tome*|expliquen|explique|devuelvan)
(la|una) (leccion|asignatura pendiente|guinda|gota que colma|punta del iceberg)
(vaya|menuda|menudo|valiente|bonita|bonito|flaco) [a-z]+`,
  leanings: `
(es|son|era|eran|fue|fueron|sera|seria|resulta|parece|queda|quedan) (un|una|el|la|lo|los|las|puro|pura|mas|menos|tan|demasiado|casi|apenas)
(es|son|resulta|parece|fue|era) [a-z]+(o|a|os|as|e|es|al|il|az) (que|y|como|pero|,)
como (un|una|el|la|los|las|si|quien|ninos|turistas|siempre)
(se ha|se han|nos ha|nos han) (convertido|vuelto|hecho|quedado)
(nadie|nada|nunca|jamas|siempre|todos sabemos|quien|quienes)
(nos|nuestro|nuestra|nuestros|nuestras)
(aunque|pero|sin embargo|aun asi|en cambio|entretanto)
cada vez (mas|menos)
(tambien|tampoco) [a-z]+
(prometen|promete) ... como si`,
  demands: `
(debe|deben|deberia|deberian|debemos|deberiamos|debio|debieron|debia|tiene que|tienen que|tendria que|tendrian que|tenemos que|ha de|han de|necesita|necesitan|necesitamos) (ya |tambien |ahora |por fin |[a-z]+mente |algo mas que )?[a-z]+(r|rse|rlo|rla|rlos|rlas|rle|rles|s|n|a)
hay que
hace falta
hacen falta
urge
es hora de
ya es hora
conviene
(exijamos|digamos|dejemos|dejen|basta de|pongamos|recordemos|reconozcamos)
(no )?(se )?(puede|podemos|pueden) (permitir*|seguir|aceptar*|tolerar*|consentir*|esperar|mirar|hablar|[a-z]+r)
que (alguien|nadie|no)
ni un ... mas`,
  voice: `
(creo|pienso|opino|confieso|temo|sospecho|dudo|espero|pido|exijo|aplaudo|aplaudire|desprecio|digo|entiendo|reconozco|prefiero|celebro|lamento|agradezco|propongo|sugiero|insisto|quisiera|me gustaria|me temo|me parece|a mi juicio|en mi opinion|no se si)
(creemos|pensamos|sabemos|hemos|somos|estamos|tenemos|queremos|podemos|vivimos|merecemos|pagamos|necesitamos|pagaramos|pusimos|llevamos)
(nuestro|nuestra|nuestros|nuestras) (pais|gobierno|alcaldes|politicos|dirigentes|hijos|ciudades|sociedad|democracia|dinero|memoria|paciencia|clase)
(nos|me) (queda|quedan|toca|preocupa|indigna|alegra|duele|asusta|consta)`,
  open: `
(es|son|resulta|parece|seria) (simplemente |sencillamente |francamente )?(una verguenza|un escandalo|una infamia|una burla|inadmisible|intolerable|vergonzoso|vergonzosa|indignante|obsceno|indecente|bochornoso|un despropo*|un insulto|una irresponsabilidad|una tomadura de pelo)
ya (basta|esta bien)
no se puede (permitir|tolerar|consentir)
no tiene (perdon|nombre|excusa|disculpa)
es hora de que
(los ciudadanos|las victimas|los vecinos|el pais|los contribuyentes) (merecen|merece) (algo )?mejor*
que verguenza
a quien quieren enganar
(merec|merece|merecen|merecia|merecian|merecio) (algo |mucho |bastante |un poco |otra )?(mas|mejor|mejores|otra cosa|respeto|una explicacion|explicaciones|verdad)
merec(e|en|ia|ian|io) (algo|mucho|bastante) mas
no (se )?(puede|pueden|podemos|debe|deben) (permitirse|permitir|seguir|resignarse|mirar|consentir|aceptar|tolerar)
(deberia|deberian|debio|debieron|tendria|tendrian) (que )?(haber|haberse|dar|darles|darle|avergonz*|pedir perdon|sonrojar*|caersele)
(nunca|jamas) (debio|debieron|deberia|deberian|tendria) [a-z]+
(es|son|fue|era|seria|ha sido|habria sido|resulta|resultaria|parece) (simplemente |sencillamente |francamente |pura |puro |una pura |toda |todo )?(una|un) (gran |triste |pobre |mala |verdader[oa] |autentic[oa] )?(verguenza|escandalo|infamia|burla|desproposito|insulto|irresponsabilidad|locura|disparate|desastre|error historico|temeridad|insensatez|farsa|chapuza|torpeza|humillacion|traicion|capricho|oportunidad perdida|lujo|indecencia|bofetada|tomadura|desfachatez|canallada|crueldad|ridiculo|sinsentido|bochorno)
(es|resulta|parece|fue|seria) (simplemente |sencillamente |francamente |del todo )?(obscen[oa]|indecente|inadmisible|intolerable|inaceptable|vergonzos[oa]|bochornos[oa]|indignante|imperdonable|absurd[oa]|ridicul[oa]|lamentable|patetic[oa]|indign[oa]|injustificable|inexcusable|insultante|indefendible|grotesc[oa]|mezquin[oa]|miserable|escandalos[oa]|cinic[oa]|deplorable|penos[oa])
es (jugar con fuego|echar gasolina|mirar hacia otro lado|tomar el pelo|poner puertas|pan para hoy)
no (es|fue|era|hay) [a-z]+,? (es|sino|era|fue|solo|hay) (una |un |pura |puro |pur[oa] )?(decencia|justicia|verguenza|negocio|cobardia|dejadez|desidia|soberbia|codicia|miedo|desprecio|limosna|propaganda|cinismo|excusa)
(engrandece|empequenece|dignifica|ennoblece|retrata|envilece|sonroja|abochorna|averguenza) (su|sus|a|al|el|la|los|las)
(fue|es|ha sido),? (sin duda|sin discusion|con diferencia|de lejos|probablemente|seguramente|quiza),? (la|el|lo) (carrera|mejor|peor|mas|gran|noche|obra|gol|partido|pelicula|novela|libro) .. 
(el|la|lo|los|las) (carrera|partido|noche|gala|final|edicion|obra|novela|pelicula)? ?mas (bell[oa]|hermos[oa]|trist[e]|vergonzos[oa]|absurd[oa]|emocionante|brillante|pobre|lamentable)
(ningun|ninguna|nadie|pocos|pocas) ... (tanto con tan poco|merece|deberia|como (el|ella)|con tanta|con tanto)
(ya )?(va siendo|es|seria) hora de (que|[a-z]+r)
(hace|hacia) falta (tener|mucha|mucho|valor|ser)
(demasiado|muy|bastante) tarde (y|para|llega|llego|,)
(llega|llego|llegan|llegaron) (demasiado |muy |con .. anos de )(tarde|retraso)
(con|de) (un|una) (descaro|desprecio|cinismo|torpeza|soberbia|desfachatez|desidia|frivolidad) 
(alguien|algunos) (debe|deberia|tiene que|tendria que|deberian) (responder|explicar|pagar|dimitir|pedir)
(que|quien) ... (nadie|ninguno) ... (cuesta|dificil de) (creer|entender|explicar)
(cuesta|cuesta trabajo|es dificil) (creer|entender|no ver|imaginar mayor)`,
  copulas: "es son fue era eran seria ha sido habria resulta parece resulto sido",
  plain: `
peligros* complice* complicid* tardi* insuficient* sospechos* ciegos ciega sordos incapaz incapaces desastre*
desastros* calamit* catastrofic* excelent* ejemplar* valient* interminab* genial* emocionant* abuso* ruin* ruinos*
cruel* injust* inutil* banal* estafa* monumental* integridad honrad* elegan* temeridad temerari* negligen*
desproporcionad* obsolet* insostenib* populis* brillant* magnific* acertad* acierto* merecid* sabio sabia luminos*
agud* frescura impotent* ineficaz odio expoli* especulador* grandez* virtuos* repetitiv* previsib* macabr*
siniestr* espantos* horrend* atropello* descontrol feroz* suicid* hinchad* corrosiv* fanatic* sublime formidab*
indecis* barbar* esperanzador* alentador* inexplicab* desolador* miseria inhuman* soberbi* maravillos* esplendid*
imprescindib* capital juguete propina osadia sos* llen* agud* trepa* doblez* ingenios*`,
  welcomes: `
elogio elogia aplaudio aplaude alabo alaba defendio defiende respaldo respalda avalo avala elogiado aplaudido
defendido respaldado`,
  condemns: `
condeno condena condenado critico critica criticado denuncio denuncia denunciado censuro censura repudio repudia cuestiono
cuestiona arremetio arremete deploro reprocho`,
};
