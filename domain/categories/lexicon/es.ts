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

/** Spanish words by category, written as `matcherOf` reads them. */
export const ES: Readonly<Record<number, string>> = {
  [ECONOMY]: `econom* inflacion ipc pib deficit superavit arancel* aranceles impuesto* fiscal+europea hacienda irpf iva banco+central
    bce banca bancario bancaria bancos banco hipoteca* euribor tipos+de+interes bolsa bursatil* ibex accion+bursatil acciones inversor* inversion*
    empresa* empresari* pyme* autonomos salario* sueldo* empleo desempleo paro+registrado ocupacion+laboral despido* ere huelga* sindicato* ugt
    ccoo patronal ceoe factur* beneficio+neto ganancias dividendo* opa fusion+de adquisicion petroler* petroleo crudo barril gasolin* luz+electrica
    electrica* tarifa* comercio+exterior exportacion* importacion* consumo precios precio+de precio+del mercados mercado+laboral divisa* dolar
    euros+al deuda presupuesto* pension* jubilacion* crisis+economica startup* turismo+record aerolinea* ventas fabrica* industria* subsidio* recesion
    inmobiliari* alquileres fmi moneda peso+argentino bitcoin criptomoneda* millones+de+euros`,
  [TECHNOLOGY]: `tecnolog* inteligencia+artificial ia chatgpt openai gemini chatbot* algoritmo* software hardware smartphone* movil+plegable iphone*
    android google apple microsoft samsung huawei xiaomi nvidia chip chips semiconductor* ciberataque* ciberseguridad hacker* hackeo* malware
    aplicacion+movil app apps whatsapp instagram tiktok redes+sociales internet fibra+optica 5g robot* robotica dron drones videojuego* consola
    playstation nintendo xbox navegador ordenador* portatil tableta* wifi pantalla+oled centro+de+datos centros+de+datos computacion+cuantica digitaliz*
    influencer* streamer* contrasena* deepfake* startup+tecnologica`,
  [CULTURE]: `cultura* pelicula* cine cineasta* actor actriz actores director+de+cine estreno* serie+de+netflix netflix hbo goya+a goyas premios+goya
    oscar oscars festival+de+cine festival* musica* cantante* cantautor* disco album concierto* gira+mundial banda+de orquesta opera+de sinfonic*
    teatro* teatral* danza ballet museo* exposicion* pintor* pintura* escultur* artista* galeria+de novela* novelista escritor* escritora* poeta*
    poesia libro libros literari* literatura editorial+planeta feria+del+libro premio+planeta cervantes patrimonio+cultural arquitect* flamenco
    television programa+de+television presentador* telenovela* documental* comic* rae zarzuela toros taquilla rodaje guion* eurovision`,
  [JUSTICE]: `juez jueza jueces juzgado* tribunal* fiscal fiscalia fiscales sentencia* condena* condenad* acusad* acusacion imputad* investigad*
    audiencia+nacional tribunal+supremo tribunal+constitucional supremo querella* denuncia+por juicio* prision carcel preso presos recluso* delito*
    detenid* detencion* arrestad* policia+nacional guardia+civil mossos policia* asesinat* asesino* homicidio* crimen crimenes narcotrafic* narco*
    robo+con robos estafa* estafador* fraude* blanqueo corrupcion soborno* cohecho malversacion prevaricacion violacion+sexual agresion+sexual abusos+sexuales violencia+machista
    feminicidio* apunal* tiroteo* secuestr* extradicion* abogado* abogada* indulto* sumario sospechos* allanamiento* capturad* cartel+de`,
  [POLITICS]: `gobierno* president* vicepresident* ministr* exministr* congreso senado senador* diputad* parlament* eleccion* electoral* elector* votacion*
    voto votos votar urnas candidat* campana+electoral partido+popular partido+socialista pp psoe vox sumar podemos erc junts bildu pnv coalicion
    oposicion mocion+de decreto* proyecto+de+ley reforma+de ley+de legislatura legislativ* alcald* ayuntamiento* concejal* pleno comunidad+autonoma
    generalitat moncloa feijoo abascal ayuso puigdemont  derecha izquierda ultraderecha extrema+derecha politic* politico referendum
    constitucion+espanola investidura dimision dimite dimitir encuesta+del+cis sondeo* portavoz mandatari* gobernador* morena peronis* kirchner* chavism* oficialis* regimen`,
  [SCIENCE]: `cientific* ciencia* investigador* investigadora* estudio+cientifico hallazgo* descubrimiento* arqueolog* paleontolog* fosil* dinosauri* neandertal*
    astronom* astrofisic* telescopio* james+webb galaxia* planeta+enano exoplaneta* asteroide* cometa* eclipse* luna+llena superluna nasa agencia+espacial esa+lanza
    espacial* cohete* satelite* astronauta* spacex marte fisica+cuantica fisico+teorico quimica+de biolog* genetic* genoma* adn celula* celular+madre neurocien* neurona*
    laboratorio+de experimento* evolucion+humana csic nobel+de matematic* meteorito* cuantic* revista+nature microscop* particula*`,
  [SOCIETY]: `sociedad vecino* vecinal* barrio* vivienda* okupa* desahuci* colegio* escuela* escolar* alumno* profesor* docente* maestr* universidad* universitari*
    educacion educativ* selectividad becas familia* hijos menores+de+edad infancia juventud jovenes mayores ancian* migra* inmigra* refugiad* patera* cayuco*
    pobreza personas+sin+hogar ong caritas cruz+roja iglesia obispo* papa+leon papa+francisco vaticano religios* semana+santa navidad cabalgata reyes+magos loteria*
    accidente* trafico dgt atropell* fallec* muert* herid* victima* bomberos incendio+en explosion+de rescat* desaparecid* funeral* manifestacion* protesta*
    igualdad feminis* lgtb* discapacidad racismo demograf* natalidad tren trenes renfe metro+de aeropuerto* carretera*`,
  [HEALTH]: `salud sanidad sanitari* hospital* medic* enfermer* enfermedad* paciente* cancer tumor* oncolog* vacun* virus gripe covid pandemia* epidemia* brote+de
    sarampion dengue bacteria* infeccion* antibiotic* farmac* medicament* tratamiento* cirug* cirujan* trasplante* diabetes obesidad colesterol hipertension
    cardiovascular* infarto* ictus alzheimer parkinson salud+mental depresion ansiedad psicolog* psiquiatr* suicidi* dieta* nutricion* nutri* vitamina*
    proteina* dormir sueno+reparador ejercicio+fisico embaraz* parto* pediatr* ginecolog* oms urgencias atencion+primaria tabaco tabaquismo alcoholismo ozempic sintoma*`,
  [LIFESTYLE]: `receta* cocina+facil chef cocinero* restaurante* michelin gastronom* plato+de vino vinos cerveza* tapas postre* ingrediente* airfryer freidora+de+aire
    moda vestido* look looks zapatillas zara maquillaje belleza peluquer* perfume* viaje+a viajes viajero* destino* playa* escapada* hotel* crucero*
    turista* horoscopo* zodiac* signo+del decoracion jardin+de plantas+de+interior mascota* perro* gato* boda* famos* influencer+espanola celebrit* infanta
    royal reina+letizia princesa+leonor casa+real kate+middleton pareja+sentimental romance embarazada+de coche+electrico suv motor+hibrido rebajas manualidades limpiar+la trucos+para`,
  [WORLD]: `onu naciones+unidas otan consejo+de+seguridad union+europea bruselas comision+europea guerra* bombarde* misil* ataque+aereo ataques+aereos  invasion*
    tropas militar+de soldado* alto+el+fuego tregua* acuerdo+de+paz negociaciones+de+paz diplomac* diplomatic* embajad* canciller* sanciones geopolitic* nuclear+iran
    g7 g20 brics cumbre+de derecho+internacional comunidad+internacional golpe+de+estado insurgen* yihad* terroris* rehen* frontera* exteriores crisis+humanitaria`,
  [ENVIRONMENT]: `climatic* cambio+climatico calentamiento+global emision* co2 gases+de+efecto descarboniz* renovable* eolic* fotovoltaic* energia+solar sequia* embalse*
    inundacion* dana borrasca* temporal+de nevada* nieve ola+de+calor ola+de+frio temperatura* aemet lluvia* tormenta* huracan* ciclon* terremoto* sismo volcan*
    tsunami incendio+forestal incendios+forestales biodiversidad especie* fauna flora ecosistema* bosque* deforest* oceano* glaciar* contaminacion reciclaje
    residuos plastico* ecolog* medioambient* medio+ambiente ambiental* parque+natural parque+nacional lobo* oso+pardo ballena* ave aves cop30 cop31 pronostico+del+tiempo`,
  [SPORTS]: `futbol* liga+de+campeones champions laliga real+madrid barca fc+barcelona atletico+de+madrid atletico betis sevilla+fc athletic valencia+cf villarreal seleccion+espanola
    mundial+de+clubes mundial+2026 eurocopa copa+del+rey copa+america supercopa gol goles golead* delantero* portero* centrocampista* defensa+central entrenador* fichaje* ficha+por
    arbitro* var penalti* partido+de partidos jornada+de+liga clasificacion derbi* baloncesto nba euroliga acb tenis* wimbledon roland+garros alcaraz nadal
    djokovic sinner atp wta formula+1 f1 piloto* motogp marquez  verstappen ciclis* tour+de+francia vuelta+a+espana atleta* atletismo maraton* natacion
    juegos+olimpicos olimpic* medalla* campeon* subcampeon* torneo* boxeo boxeador* ufc rugby  dakar rally* balonmano padel mbappe messi vinicius lamine+yamal liga+mx river+plate boca+juniors deport*`,
};
