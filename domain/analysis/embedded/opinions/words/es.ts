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
excelent* maravillos* soberbi* impecab* emocionant* sobrecoged* formidab* genial* sublime deslumbrant*
peligros* temerari* temeridad oportunis* demagog* populis* clientel* servil* sumis* complice* complicid* complacen* codici*
avaric* voraz* caprich* tardi* insuficient* insult* vanidad* egois* indiferencia desidia dejadez pasividad hartazgo
abuso* atropello* desatino* sinsentido sinrazon desprop* perverso* perversa* perversion maquillaje postureo cortoplac*
miop* anacron* obsolet* rancio* rancia* ranci* hipotec* imprescindib* insoportab* insostenib* indefendib* inexcusab*
inexplicab* desolador* desalentador* decepcion* sospechos* aberran* repugnan* asco* asqueros* feroz* tibio* tibia* tibieza`,
  mild: `
mejor peor bueno buena buenos buenas malo mala malos malas justo justa justicia injusticia grave serio seria seriedad triste
tristeza tristement* lastima pena error* errone* equivoc* fracas* leccion* moral etica etico dignidad digno digna coraje
valor valentia verdad mentira* mentir* excusa* pretexto* coartada disculpa* ironia ironico silencio miedo demasiado
bastante simplemente sencillamente claramente evidentemente francamente ciertamente nunca jamas siempre nadie nada
tampoco siquiera apenas tarde merec* aprend* olvid* confund* confus* comod* comodidad lujo caro barato precio responsab*
culpa* culpab* principio* privileg* castig* premi* sacrific* apuesta juego teatro espectaculo ritual costumbre simbolo
sintoma enfermedad remedio receta aplaus* aplaud* ovacion* desconfi* confianza credibil* convic* bonito bonita bello bella
feo fea aburrid* curios* hermos* impresion* extraordinari* notable* sorprend* preocup* temer* temo verdadero verdadera
pequen* revolucion terquedad tozud* prudencia prudent* sensat* cordura razon rehen* harto hartos cansad* decencia`,
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
mirar (hacia|para) otro lado`,
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
a quien quieren enganar`,
  welcomes: `
elogio elogia aplaudio aplaude alabo alaba defendio defiende respaldo respalda avalo avala elogiado aplaudido
defendido respaldado`,
  condemns: `
condeno condena condenado critico critica criticado denuncio denuncia denunciado censuro censura repudio repudia cuestiono
cuestiona arremetio arremete deploro reprocho`,
};
