import type { VocabularySource } from "./source";

/** Spanish of Spain and Latin America, folded. */
export const ES: VocabularySource = {
  // First conjugation, regular: afirma, afirman, afirmó, afirmaba, afirmado, afirmará …
  regular: {
    ar: `
afirm asegur declar señal explic indic anunci confirm subray destac critic lament denunci acus alert avis aclar precis
detall apunt coment relat narr expres contest pregunt replic zanj sentenci remat ironiz brome celebr valor argument
justific matiz puntualiz exclam grit susurr murmur jur pronostic augur vaticin estim calcul opin reflexion razon resalt
remarc recalc enfatiz ratific reiter revel inform notific comunic proclam clam reclam exhort inst rechaz desestim
acept agreg acot dispar lanz espet aconsej plante culp felicit quej disculp sincer congratul ahond abund desliz
musit protest bram tuite public dictamin anticip adelant avanz apostill terci corrobor atestigu testific evoc rememor
confi cuestion contrapus pormenoriz espet ironiz lanz sincer suspir confirm orden record manifest neg cont compar demand
objet asever certific aleg enunci relativiz minimiz cit invit salud salv asegur respald alab elogi vocifer balbuce
fundament sintetiz aval concret desmitific deplor repudi conden enfad indign sonri solloz llor implor suplic rog
interpel emplaz conmin amenaz arremeti profetiz diagnostic`,
    er: `promet respond reconoc agradec defend`,
    ir: `insist admit añad resum describ escrib exig coincid reivindic discut aplaud reconvin`,
  },
  irregular: `
dice dicen dijo dijeron decia decian dira diran dicho diciendo cuenta cuentan conto contaron sostiene sostienen sostuvo
sostuvieron sostenia mantiene mantienen mantuvo mantuvieron mantenia advierte advierten advirtio advirtieron advertia
advertido recuerda recuerdan manifiesta manifiestan confiesa confiesan confeso confesado confesaba recomienda recomendo
niega niegan expone exponen expuso expusieron expuesto propone propuso propusieron defiende defienden defendio defendido
refirio refiere refirieron sugiere sugirio sugirieron pide piden pidio pidieron pedia pedido repite repiten repitio
repitieron concluye concluyo concluyeron concluia desmiente desmienten desmintio desmintieron predice predijo
contradijo reza rezaba suelta solto ruega rogo instruyo intervino intervinieron ordeno reconocio aseguro siguio sigue
prosiguio prosigue continuo concreto lee leyo afirmo arguye arguyo aduce adujo adujeron traslado traslada traslado
reprocha reprocho reprocharon recrimino ironizo remacho remacha incidio incide inquirio cuestiono replica despidio sentencia escribio
bendijo maldijo objeto sintio siente resume resumio celebra aludio`,
  infinitives: `decir contar sostener mantener advertir recordar manifestar confesar recomendar exponer proponer defender
sugerir repetir concluir desmentir predecir escribir leer responder reconocer admitir`,
  judging: `
llamo llama llaman llamaron llamado califico califica calificaron calificado calificaba tildo tilda tildaron tacho tacha
tacharon definio define definieron definido considera considero consideran considerado juzgo juzga habla hablo hablan
hablaron hablaba cree creen creia piensa piensan ve vio ven teme temia dejo deja espera describio describe trato compara
comparo atribuye atribuyo achaco achaca bautizo denomino presento promete prometieron prometio garantiza garantizo apela
apelo aposto apuesta abogo aboga abogaron exclamo opino critica cifra cifro descarta descarto descartaron excluye excluyo
mostro mostraron muestra muestran saludo celebro aplaudio denuncio denuncia denuncian quejo queja recordo
reclamo exigio evoco evoca equiparo equipara tacho vaticino augura auguro detecta detecto apunto fija elogio elogia alabo`,
  // Words before the one who speaks.
  cues: `segun|de acuerdo con|en palabras de|a juicio de|en opinion de|en boca de|segun palabras de|segun cuenta|segun dijo`,
  afterCues: ``,
  judgingCues: `para|a ojos de|por boca de`,
  postpositions: ``,
  offices: `
presidente expresidente vicepresidente ministro exministro viceministro secretario subsecretario exsecretario alcalde exalcalde vicealcalde
gobernador exgobernador intendente prefecto senador exsenador diputado exdiputado concejal edil regidor delegado subdelegado comisionado
vicecomisionado comisario subcomisario consejero exconsejero conseller lehendakari president canciller embajador consul
portavoz vocero jefe exjefe director exdirector subdirector codirector codirigente gerente responsable coordinador lider dirigente cabecilla fundador cofundador
dueño propietario empresario patron gobernante mandatario exmandatario rey principe papa obispo arzobispo cardenal cura
parroco sacerdote pastor imam rabino juez magistrado fiscal exfiscal procurador abogado letrado defensor notario perito policia
agente inspector oficial coronel general comandante capitan teniente sargento almirante brigadier soldado militar
bombero brigadista rescatista socorrista medico doctor cirujano enfermero epidemiologo pediatra psicologo psiquiatra
virologo cientifico investigador profesor catedratico academico docente maestro rector decano estudiante alumno
economista analista experto especialista consultor asesor politologo sociologo historiador geologo geofisico sismologo
meteorologo biologo quimico fisico ingeniero arquitecto tecnico entrenador seleccionador tecnico preparador delantero
portero arquero futbolista jugador ciclista corredor piloto tenista atleta campeon medallista manager arbitro
periodista reportero editor escritor autor novelista poeta actor cantante musico cineasta artista comisario curador
sindicalista trabajador obrero empleado funcionario chofer conductor camionero taxista maquinista marinero marino
pescador agricultor ganadero campesino pastor comerciante tendero vendedor hotelero turista pasajero viajero vecino
residente habitante testigo superviviente sobreviviente victima herido familiar padre hijo hermano tio abuelo primo
viudo esposo marido novio amigo compañero colega manifestante activista voluntario ambientalista ecologista ciudadano
cliente usuario paciente aficionado hincha joven jubilado pensionista migrante refugiado mediador negociador observador
enviado relator comandante guerrillero rebelde opositor candidato precandidato aspirante parlamentario eurodiputado legislador congresista
consejero tesorero vocal administrador ejecutivo accionista inversor banquero corredor productor exportador criptografo
oceanografo vulcanologo ministro interventor supervisor controlador auditor comisario submarinista buzo guardia
forense patronal primer socio operador
fuente ganador vencedor galardonado premiado laureado protagonista interprete diseñador chef cocinero panadero vigilante
cuidador veterano capellan misionero nuncio ponente capataz minero regante apicultor viticultor bodeguero librero camarero
repartidor guardabosques glaciologo ecologo astronomo astrofisico matematico estadistico demografo constitucionalista
jurista penalista arqueologo antropologo paleontologo veterinario farmaceutico anestesista oncologo cardiologo toxicologo
neurologo inmunologo genetista tripulante copiloto estibador ferroviario jinete boxeador nadador gimnasta esquiador
centrocampista guardameta mediocampista lateral extremo rapero guionista humorista presentador locutor galerista coleccionista
traductor dramaturgo bailarin coreografo pintor escultor fotografo ilustrador peregrino feligres acusado imputado condenado
detenido sospechoso procesado reo culpable denunciante querellante mandamas capo homologo sucesor antecesor predecesor
contrincante adversario rival heredero nieto sobrino yerno suegro padrastro cuñado gemelo huerfano excombatiente exjugador
exentrenador exdirectivo directivo vicealmirante cabo guardiamarina bedel conserje portero limpiador albañil electricista
fontanero mecanico soldador carpintero agrimensor urbanista paisajista informatico programador ciberactivista hacker
divulgador comunicador influencer streamer youtuber bloguero cronista corresponsal enviado columnista tertuliano secuestrado rehen
liberado rescatado evacuado damnificado afectado inquilino arrendatario arrendador propietario casero lector oyente
votante elector simpatizante militante afiliado delegado vicepresidente exvicepresidente exalcalde exjuez magnate
multimillonario filantropo mecenas monarca soberano emperador jeque emir ayatola vicario abad monje fraile`,
  feminine: `
presidenta expresidenta vicepresidenta ministra exministra viceministra secretaria subsecretaria alcaldesa exalcaldesa gobernadora
intendenta prefecta senadora diputada exdiputada concejala edila regidora delegada subdelegada comisionada vicecomisionada comisaria consejera
consellera embajadora jefa directora exdirectora subdirectora gerenta coordinadora lideresa fundadora cofundadora dueña
propietaria empresaria patrona mandataria reina princesa obispa jueza magistrada fiscala procuradora abogada letrada
defensora notaria perita inspectora oficiala coronela capitana bombera brigadista medica doctora cirujana enfermera
epidemiologa psicologa virologa cientifica investigadora profesora catedratica academica maestra rectora decana alumna
experta consultora asesora politologa sociologa historiadora geologa geofisica sismologa meteorologa biologa quimica
fisica ingeniera arquitecta tecnica entrenadora seleccionadora delantera portera arquera jugadora corredora campeona
arbitra reportera editora escritora autora actriz cantautora cineasta trabajadora obrera empleada funcionaria conductora
camionera maquinista marinera pescadora agricultora ganadera campesina comerciante tendera vendedora pasajera viajera
vecina herida madre hija hermana tia abuela prima viuda esposa novia amiga compañera ciudadana clienta usuaria
aficionada jubilada refugiada mediadora negociadora observadora enviada relatora opositora candidata parlamentaria
eurodiputada legisladora tesorera administradora ejecutiva parasitologa banquera productora administrativa
ganadora vencedora galardonada premiada laureada diseñadora cocinera panadera cuidadora veterana monja religiosa misionera
minera apicultora viticultora bodeguera librera camarera repartidora glaciologa ecologa astronoma astrofisica matematica
demografa arqueologa antropologa paleontologa veterinaria farmaceutica oncologa cardiologa toxicologa neurologa inmunologa
copiloto ferroviaria boxeadora nadadora esquiadora rapera presentadora locutora traductora dramaturga bailarina coreografa
pintora escultora fotografa ilustradora acusada imputada condenada detenida sospechosa procesada sucesora antecesora
predecesora heredera nieta sobrina nuera suegra cuñada huerfana exjugadora directiva limpiadora programadora divulgadora
cantaora columnista corresponsal secuestrada rescatada evacuada damnificada afectada inquilina casera lectora oyente
votante multimillonaria filantropa monarca soberana abadesa novelista futbolista ciclista tenista nadadora politica
vocera maestra rescatista lider`,
  generic: `
mandatario mandataria dirigente lider lideresa politico politica responsable funcionario funcionaria experto experta
especialista acusado acusada imputado imputada condenado condenada deportista futbolista jugador jugadora tecnico`,
  celebrated: `
ganador ganadora vencedor vencedora galardonado galardonada premiado premiada laureado laureada escritor escritora
autor autora novelista poeta cineasta`,
  plural: `autoridades fuentes testigos vecinos familiares expertos bomberos medicos sindicatos investigadores
responsables organizadores padres trabajadores portavoces rescatistas medios abogados analistas lideres`,
  bodies: `
familia ministerio gobierno ayuntamiento policia fiscalia tribunal juzgado audiencia banco instituto universidad partido sindicato
federacion asociacion organizacion agencia comision consejo camara congreso senado parlamento empresa compañia grupo
fundacion hospital diocesis ejercito armada guardia proteccion delegacion presidencia casa consejeria departamento
secretaria intendencia alcaldia observatorio plataforma naviera gremio junta oficina centro servicio direccion
defensoria organismo autoridad administracion corporacion firma gobernacion procuraduria cancilleria ejecutivo
oposicion club equipo patronal cadena constructora farmaceutica petrolera minera aerolinea aseguradora clinica colegio
cofradia cooperativa fabricante multinacional plantilla comite mesa coalicion bancada alianza ong rectorado arzobispado
curia vaticano embajada consulado oficialismo diario periodico fabrica operadora distribuidora discografica productora
editorial bodega hermandad confederacion colectivo contraloria superintendencia municipalidad municipio bomberos cruz`,
  papers: `comunicado nota carta informe escrito mensaje declaracion documento texto parte sentencia auto tuit`,
  titles: `sr sra srta don doña dr dra d dña lic ing prof mons sor fray`,
  feminineTitles: `sra srta doña dra dña sor`,
  determiners: `el la los las un una unos unas su sus este esta ese esa otro otra nuestro nuestra mi dicho dicha`,
  masculine: `el un`,
  womanly: `la una`,
  indefinite: `un una unos unas otro otra varios varias algunos algunas`,
  linkers: `de del en para por al`,
  prepositions: `a ante con contra de del al desde en entre hacia hasta para por sin sobre tras durante mediante bajo segun como`,
  stops: `y e o u que quien quienes pero aunque porque cuando donde mientras cuyo cuya si no ya se lo le les ni sino como mas
tambien ayer hoy anoche ademas asi`,
  particles: `de del la las los y e san santa von van da di el al dos do`,
  pronouns: { m: `el este`, f: `ella esta`, any: `` },
  conjunctions: `y pero aunque mientras e`,
  that: `que`,
  works: `libro novela pelicula film documental serie cancion disco album poema obra articulo editorial titulo titulado titulada
titulada llamado llamada denominado denominada lema eslogan programa proyecto campaña operacion barco buque carguero
revista periodico diario exposicion muestra`,
};
