import type { OutlookWords } from "./words";

export const ES: OutlookWords = {
  not: `
(podria|podrian|deberia|deberian|habria|habrian|debio|pudo|pudieron|tendria|tendrian|puede|pueden) (haber|haberse)
(habria|habrian) [a-z]+(ado|ido|to|cho)
(iba|iban) a
(estaba|estaban|tenia|tenian) (previst|programad|planead|pensad)[oa]s?
(se )?esperaba(n)?
hubiera
hubiese
hubieran
(no )?(pudo|pudieron|podia|podian)
si (fuera|fuese|tuviera|hubiera)
(usted|ustedes|tu)
va (ganando|perdiendo|por delante|camino)
vaya a saber
sera por`,
  unlikely: `
(es|son|parece|resulta|ve|ven|considera) (muy |poco |casi |bastante )?(improbable|improbables|poco probable|dificil que)
poco probable*
no (se )?(espera|esperan|preve|preven|esta previsto|contempla) (que|nuevos|cambios|una|un|lluvias|mas)
(descarta|descartan|descarto|descartaron|descartado) (nuevos|nuevas|por ahora|[a-z]+(ar|er|ir))
sin (visos|perspectivas|fecha)
dificilmente [a-z]+`,
  possible: `
(podria|podrian) (tambien |incluso |ademas |aun |no |llegar a |volver a |verse |quedar |tener que )*[a-z]+
(puede|pueden|pudiera|pudieran) (llegar a|acabar|terminar|suponer|provocar|durar|tardar|afectar|costar|agravar*|extender*|derivar|desembocar|llevar|ser que|que)
(corre|corren|existe|hay) (el )?(riesgo|peligro) de
(amenaza|amenazan|amenazo) con
no (se )?(descarta|descartan|descarto|excluye|excluyen)
(advierte|advierten|advirtio|advirtieron|alerta|alertan|alerto|alertaron|avisa|avisan|aviso) (de|que|sobre|del)
(teme|temen|temio|temieron) (que|un|una|nuevas|nuevos|mas)
(estudia|estudian|baraja|barajan|evalua|evaluan|analiza|analizan|sopesa|sopesan|valora|considera) (la posibilidad|ampliar|presentar|recurrir|suspender|cerrar|retirar|aplazar|medidas|si|aplicar|imponer|nuevas|una nueva|subir|bajar)
(es|seria) posible que
(pone en|ponen en|queda en|quedan en) (duda|peligro|riesgo|el aire)
(espera|esperan|confia|confian) (en que|poder|con)`,
  likely: `
(se )?(espera|esperan|preve|preven|proyecta|proyectan|augura|auguran|pronostica|pronostican|vaticina|vaticinan|anticipa|anticipan) (que|un|una|la|el|los|las|para|cerrar|alcanzar|llegar|crecer|terminar|concluir|recibir|lluvias|[0-9]+)
se (espera|preve|aguarda)
previsiblemente
(es|parece|muy|lo mas) probable que
(deberia|deberian) (estar|llegar|concluir|terminar|empezar|comenzar|reanudarse|reabrir|durar|quedar)
(entraria|entrarian|costaria|permitiria|supondria|implicaria|obligaria|afectaria|beneficiaria|subiria|bajaria|crearia|tendria|tendrian|pasaria|quedaria|llegaria|concluiria|comenzaria|empezaria|se celebraria|se reuniria|duraria|arrancaria|generaria|aumentaria|reduciria|perderia|ganaria|recibiria|viajaria|volveria|dejaria|seria|serian|estaria|estarian|durarian|costarian|llegarian)
(las previsiones|los pronosticos|las proyecciones|los expertos preven)`,
  planned: `
(esta|estan|queda|quedan) (previst|programad|planead|convocad|fijad|citad|anunciad|agendad|llamad)[oa]s?
(tiene|tienen) (previsto|pensado|intencion|hasta|[a-z0-9]+ (dias|semanas|meses|horas) para|de plazo|un plazo)
(preve|preven|planea|planean|pretende|pretenden|proyecta|proyectan|se propone|se proponen|se dispone|se disponen|quiere|quieren|propone|proponen|prepara|preparan|piensa|piensan|se compromete|se comprometen|promete|prometen) [a-z]+(ar|er|ir|arse|erse|irse|arlo|arla)
(preve|preven|contempla|contemplan|fija|establece) (la|el|un|una|que)
(se (reunira|reuniran|celebrara|celebraran|votara|presentara|publicara|conocera|sabra|decidira|anunciara|abrira|iniciara|realizara|llevara a cabo|hara publico|reanudara|disputara|jugara))
(votara|votaran|comparecera|compareceran|declarara|declararan|viajara|viajaran|visitara|arrancara|comenzara|comenzaran|empezara|empezaran|entrara en vigor|entraran en vigor|decidira|decidiran|presentara|presentaran|publicara|anunciara|recurrira|recurriran|apelara|demandara|invertira|invertiran|construira|abrira|cerrara|cerraran|durara|duraran|concluira|concluiran|terminara|recibira|recibiran|debatira|acudira|solicitara|pedira|impugnara|denunciara)
a partir (del?|de la) (lunes|martes|miercoles|jueves|viernes|sabado|domingo|proximo|proxima|[0-9]+|manana|enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre|20[2-9][0-9])
el plazo (termina|vence|finaliza|acaba|expira|concluye)`,
  certain: `
(va|van|vamos) a (ser |tener |haber |seguir |volver |poder )*[a-z]+(r|rse|rlo|rla|rles|rle)`,
  future: /(?<!\p{L})\p{Ll}\p{L}+(?:ará|erá|irá|drá|brá|rrá)n?(?!\p{L})/u,
  when: `
(el|este|hasta el|desde el|antes del|a partir del|del|para el|al) (proximo |mismo |pasado )?(lunes|martes|miercoles|jueves|viernes|sabado|domingo)( [0-9]{1,2}( de [a-z]+)?)?( por la (manana|tarde|noche)| a mediodia| que viene| proximo)?
(el|hasta el|desde el|antes del|a partir del|del|para el|al|este) (proximo )?[0-9]{1,2} de (enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre)( de 20[2-9][0-9])?
(en|para|hasta|desde|antes de|a partir de|a finales de|a mediados de|a principios de|de)( el)?( proximo)? (enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre)( de 20[2-9][0-9]| proximo)?
(manana|pasado manana)( por la (manana|tarde|noche))?
(esta|esta misma) (tarde|noche|semana)
(la|para la|hasta la|en la|a partir de la) (proxima|siguiente) (semana|temporada|decada|madrugada|jornada|legislatura)
(la semana|el mes|el ano|el curso|el domingo|el lunes) (que viene|proximo|proxima|entrante)
(en|durante) (los|las) (proximos|proximas|siguientes) ([a-z0-9]+ )?(horas|dias|semanas|meses|anos|jornadas)
(el|para el|en el|del|hasta el) (proximo|siguiente) (mes|ano|verano|otono|invierno|curso|trimestre|semestre|fin de semana|ejercicio)
(dentro de|en|en un plazo de|antes de) (unos |unas |un plazo de |menos de |mas de )?(un|una|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|doce|quince|[0-9]+|varios|varias|pocos|pocas) (horas?|dias?|semanas?|mes|meses|anos?)
(a|antes de|para|hasta)? ?(a )?(finales|mediados|principios|comienzos|fines) de (semana|mes|ano|este mes|este ano|20[2-9][0-9]|[a-z]+)
(en|para|hasta|desde|antes de|a partir de|hacia|de|de aqui a)( el)? 20[2-9][0-9]
este (verano|otono|invierno|fin de semana|mes|ano|mediodia)
antes (del verano|de navidad|de fin de ano|de que acabe el [a-z]+|del fin de semana)
(pronto|en breve|proximamente)`,
};
