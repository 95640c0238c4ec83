import { type LanguageWords, words } from "./language";

export const es: LanguageWords = {
  negations: words(
    "rechaza rechazo rechazaron descarta descarto descartan nego niega niegan negaron desmiente desmienten desmintio desmintieron no nunca jamas ningun ninguna ninguno nadie nada ni sin tampoco",
  ),
  verbs: words(`
    es son era eran fue fueron sera seran esta estan estaba estaban estuvo estuvieron ha han habia habian hay hubo habra
    tiene tienen tenia tenian tuvo tuvieron puede pueden pudo podia podria podrian debe deben debia debera deberan
    hace hacen hizo hicieron va van iba iban dice dicen dijo dijeron da dan dio dieron sea sean seria serian
    muere mueren mata matan gana ganan vence vencen derrota derrotan pierde pierden cae caen sube suben baja bajan
    asciende ascienden eleva elevan deja dejan causa causan provoca provocan llega llegan sale salen entra entran
    anuncia anuncian aprueba aprueban rechaza rechazan acusa acusan pide piden exige exigen ofrece ofrecen busca buscan
    detiene detienen arresta investiga investigan niega niegan confirma confirman admite admiten afirma afirman
    advierte advierten denuncia denuncian reclama reclaman propone proponen acuerda acuerdan firma firman cierra cierran
    abre abren suspende suspenden cancela cancelan paraliza paralizan afecta afectan sufre sufren registra registran
    sacude arrasa golpea ataca atacan bombardea explota estalla arde obliga evacuan evacua rescatan rescata
    hallan halla encuentran encuentra desaparece desaparecen vuelve vuelven sigue siguen continua continuan
    comienza comienzan empieza empiezan termina terminan dimite renuncia asume elige eligen vota votan condena condenan
    absuelve juzgan juzga multa compra compran vende venden invierte despide recorta recortan fabrica crea crean
    estrena lanza lanzan presenta presentan recibe reciben logra logran consigue consiguen alcanza alcanzan supera superan
    prohibe permite defiende defienden critica critican considera consideran espera esperan preve preven calcula calculan
    estima estiman cifra cifran mantiene mantienen quiere quieren necesita necesitan cuesta cuestan vale valen suma suman
    pasa pasan queda quedan quedo lleva llevan trabaja trabajan vive viven juega juegan marca marcan participa participan
    incluye incluyen roban roba huyen huye operaba produce producen retira retiran aplaza aplazan amenaza amenazan
    preside dirige encabeza representa existe existen falta faltan dura duran mide miden pesa reduce reducen aumenta aumentan
    sostiene sostienen asegura aseguran senala senalan apunta apuntan indica indican revela revelan publica publican
    puso pusieron vino vinieron trajo condujo produjo redujo supo quiso dispuso propuso mantuvo detuvo obtuvo contuvo
    visita visitan viaja viajan celebra celebran
    impide impiden usa usan utiliza utilizan cruza cruzan convoca convocan negocia negocian emplea emplean encurre
    enfrenta enfrentan arriesga arriesgan sanciona sancionan cobra cobran paga pagan gasta gastan ahorra ahorran
    ingresa ingresan posee poseen pertenece pertenecen une unen conecta conectan cubre cubren recorre recorren ocupa
    ocupan alberga albergan acoge acogen reune reunen asiste asisten acude acuden protesta protestan marcha marchan
    bloquea bloquean corta cortan traslada trasladan atiende atienden cura curan ingresan contagia contagian infecta
    infectan vacuna vacunan descubre descubren demuestra demuestran muestra muestran prueba prueban analiza analizan
    estudia estudian examina examinan identifica identifican descarta descartan sospecha sospechan cree creen piensa
    piensan teme temen culpa culpan atribuye atribuyen explica explican cuenta cuentan recuerda recuerdan insiste
    insisten promete prometen garantiza garantizan planea planean proyecta proyectan destina destinan dedica dedican
    exporta exportan importa importan vende exporta abandona abandonan escapa escapan fuga entrega entregan devuelve
    devuelven recupera recuperan pierde conserva conservan construye construyen levanta levantan derriba derriban
    repara reparan instala instalan reabre reabren inaugura inauguran ficha fichan entrena entrenan clasifica
    clasifican disputa disputan empata empatan lidera lideran golea gobierna gobiernan apoya apoyan respalda
    respaldan apoya recurre recurren demanda demandan libera liberan encarcela aplaude aplauden canta cantan escribe
    escriben lee leen come comen bebe beben duerme duermen nace nacen crece crecen cambia cambian usa evita evitan
    salva salvan ayuda ayudan avisa avisan alerta alertan llama llaman envia envian manda choca chocan vuelca
    vuelcan descarrila hunde hunden encalla naufraga cayeron arde arden inunda inundan contiene contienen compone
    componen cabe caben transporta transportan carga cargan arrastra arrastran tarda tardan agrupa agrupan rige
    rigen entra entran cesa cesan responde responden decide deciden ordena ordenan autoriza autorizan`),
  verbEndings:
    /(?:[^\s]{2,}(?:ó|aron|ieron|yeron|jeron|aba|aban|ará|arán|erá|erán|irá|irán|aría|arían|ería|erían|iría|irían|ía|ían|ase|asen))$/u,
  auxiliaries: words(
    "ha han habia habian hubo puede pueden podria podrian debe deben va van iba iban es son fue fueron sera seran esta estan estaba estaban quiere quieren",
  ),
  speaking: words(`
    replica replico subraya recalco recalca agrego apunto zanjo
    dijo dijeron dice dicen afirmo afirma aseguro asegura explico explica anadio anade declaro declara senalo senala indico
    indica informo informa anuncio anuncia conto cuenta advirtio advierte confirmo confirma aclaro sostuvo sostiene reitero
    subrayo destaco preciso precisa manifesto expreso comento considero considera opino opina cree creen estimo estima
    calcula calculo nego niega admitio admite reconocio reconoce recordo recuerda insistio insiste detallo`),
  leaning: words(`
    lo les se_lo se_la me nos
    por_que como que quien quienes cuando_llega mi
    el_ ella ellos ellas esto eso ello este esta estos estas ese esa esos esas aquel aquella pero sin_embargo ademas tambien
    tampoco asi entonces luego despues asimismo pues porque aunque mientras igualmente incluso ademas finalmente y o ni
    mas_tarde por_ello por_eso por_su en_cambio no_obstante de_hecho segun_el por_otra por_otro en_este en_esta en_ese en_esa
    tal ambos ambas otro otra otros otras su sus lo_que uno una_de dicho dicha hasta_entonces alli ahi aqui
    a_su al_mismo por_ultimo entre_ellos entre_ellas entre_otros a_continuacion de_ellos todo_ello`),
  subordinating: words(
    "si cuando aunque mientras como porque donde que quien cuyo cuya tras al segun para con sin",
  ),
  cuts: words("cuando mientras donde tras segun aunque porque despues luego antes"),
  joining: words("y e pero sino o"),
  persons: words(`
    yo me mi mis nosotros nos nuestro nuestra nuestros nuestras tu te tus usted ustedes vosotros os somos estamos hemos
    tenemos vamos podemos debemos creo pienso quiero soy estoy he tengo puedo`),
  determiners: words(
    "el la los las un una unos unas dos tres cuatro cinco seis siete ocho nueve diez unos al_menos cerca mas algunos varios",
  ),
  fillers: words(`
    ser estar haber tener hacer dejo deja dejan dejaron dejado quedo quedaron casi cerca unos apenas algun algunos varios varias parte caso cosa forma manera momento lugar vez resulto resultaron total ademas anoche ayer hoy mismo propio hab habia habian tuvo tras asi cada informo explico junto trata trato segun aproximadamente alrededor proximo proxima pasado pasada ahora mayor menor gran grande bajo sido siendo menos
    frente algo fuera ningun ninguna nada nadie veces general bien todavia principalmente dentro previo previa
    mientras cualquier mejor encima bastante propia propio propias propios pocos pocas pudo pudieron estuvo haya
    hayan habria habra habran habido tenido tenia tendra tendran hicieron hecho dio dado dieron vamos ver visto veia
    saben sabe saber entonces parecer claro vaya iban iba ira debio debera deberan podra podran alguien cuyos cuya
    tal alli aparte conjunto tipo sigue siguen seguir sigan sigue queda quedan momentos momento junto juntos demas
    pronto cerca cercanos lejos nosotros ademas tambien apenas casi poder hace hacen hacer puede pueden decir
    sostuvo preciso subrayo recalco agrego indico zanjo considera considero tras mismo misma mismos aquel aquella
    seguia esta estan estaban sea sean ser`),
  quantifiers: {
    all: words("todos todas ambos"),
    first: words("primer primera primero primeros primeras"),
    only: words("solo unico unica unicamente"),
  },
  unfinished: words("dias horas semanas meses minutos anos poco justo incluso mientras muy mas"),
};
