import type { BackgroundWords } from "./words";

export const ES: BackgroundWords = {
  past: `
(el|la|del|en el|en la) (ano|mes|decada|temporada|verano|otono|invierno|primavera|siglo|curso|legislatura|ejercicio) (pasado|pasada|anterior)
(en|el|desde|del) (enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre) (pasado|de (19|20)[0-9]{2}|del ano pasado)
el pasado (mes|ano|verano|otono|invierno|enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre)
hace (ya |casi |mas de |unos |apenas |menos de |cerca de |exactamente )?(un|una|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce|quince|veinte|treinta|[0-9]+|varios|varias|muchos|algunos|medio) (anos?|mes|meses|decadas?|siglos?|temporadas?)
(un|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|[0-9]+|varios|muchos) (anos|meses|decadas|semanas) (antes|despues|atras)
en los ultimos ([a-z0-9]+ )?(anos|meses|decenios|tiempos)
en las ultimas ([a-z0-9]+ )?(decadas|temporadas)
durante (mas de |casi |los ultimos |las ultimas )?(anos|decadas|siglos|meses|[a-z0-9]+ (anos|decadas|siglos|meses))
(desde|a partir de) (el )?(ano )?(1[0-9]{3}|20[0-9]{2}|enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre|hace|finales|principios|mediados|la independencia|la guerra|la pandemia|entonces|la dictadura)
desde la decada
entre (1[0-9]{3}|20[0-9]{2}) y
(lleva|llevan|llevaba|llevaban) (ya |casi |mas de |mas |unos )?(un|una|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce|veinte|[0-9]+|varios|varias|anos|decadas|meses|muchos) ?(anos?|decadas?|meses|siglos?|semanas)?
anos de
decadas de
(en|a finales de|a principios de|a mediados de) los anos`,
  comparing: `
(la|el|su|una|un|lo) (primera?|segunda?|tercera?|cuarta?|quinta?|peor|mayor|menor|ultima?) [a-z ]{0,50}(desde|en [a-z0-9 ]{1,20}(anos|meses|decadas)|de su historia|de la historia)
(primera|segunda|tercera|ultima) vez (desde|en|que)
(mas|menos) [a-z]+ (desde|en [a-z0-9 ]{1,15}(anos|decadas)|de la historia|de la decada|del siglo)
(el|la) (anterior|ultimo|ultima|antiguo|previo) (record|crisis|intento|huelga|ataque|incidente|accidente|caso|brote|terremoto|seismo|incendio|inundacion|ley|acuerdo|ronda|escandalo|decision|titulo|cumbre|estudio|votacion|eleccion|referendum|maximo|minimo|marca)
(otro|un) (accidente|ataque|incidente|terremoto|incendio|caso|brote|suceso|episodio) similar
frente a (los|las|el|la) .. (de|del) (ano|(19|20)[0-9]{2})
(ya|varias veces|en varias ocasiones|en repetidas ocasiones|dos veces|tres veces) (en|desde|durante)
una (serie|ola|cadena|oleada) de
no es la primera`,
  before: `
(habia|habian) (sido |ya |tambien |estado |vuelto a |empezado a |llegado a )?[a-z]+(ado|ido|cho|sto|rto|lto|ito)s?
(fue|fueron|ha sido) (fundad|cread|establecid|construid|inaugurad|elegid|nombrad|firmad|aprobad|adoptad|descubiert|abiert|prohibid|condenad|multad|sancionad|declarad)[oa]s? (en|por|hace|como|tras|durante)
(fundad|cread|nacid|inaugurad|construid|firmad|aprobad|elegid)[oa]s? en (1[0-9]{3}|20[0-9]{2}|enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre)
(solia|solian|datan?|se remontan?|se remontaba)`,
  explaining: `
(es|son) (uno|una) de (los|las)
(es|son) (el|la|los|las) (principal|mayor|mas|unico|unica|primer|primera|segundo|segunda|tercer|tercera|hogar|responsable)
(tiene|cuenta con|posee|suma) (cerca de |unos |unas |mas de |casi |alrededor de )[0-9.,]+ (millones |mil )?(de )?(habitantes|personas|vecinos|empleados|socios|usuarios|clientes|alumnos|trabajadores|afiliados)
(se encuentra|esta situad[oa]|se ubica|esta ubicad[oa]|se situa) (en|a|entre)
(conocid[oa]s?|considerad[oa]s?) (como|por)
representa (cerca de |un |el |mas de |casi )?[0-9a-z]+
(segun|de acuerdo con) (la|el) (ley|constitucion|tratado|reglamento|codigo)
historicamente
tradicionalmente
(la|las) (tension|tensiones|relaciones|negociaciones) (entre|con|por)`,
  now: `
hoy
ayer
anoche
esta (manana|tarde|noche|semana|madrugada)
este (lunes|martes|miercoles|jueves|viernes|sabado|domingo|mediodia)
(el|del) (lunes|martes|miercoles|jueves|viernes|sabado|domingo)
horas (antes|despues)
manana
(proximo|proxima|proximos)`,
};
