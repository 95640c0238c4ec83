import { phrases, type SourceWords, words } from "./types";

/** Spanish. */
export const ES: SourceWords = {
  before: phrases(`segun, de acuerdo con, de acuerdo a, a juicio de, en palabras de, en opinion de, fuentes de
    fuentes del, declaro a, declaraciones a, citado por, citada por, publicado por, publicada por, entrevista con
    a traves de un comunicado de, tal como recoge, como recoge, dijo a, conto a, explico a`),
  after: [],
  verbs:
    phrases(`dicen, senalan, cuenta, cuentan, afirman, explican, aseguran, apuntan, advierten, denuncian, sostienen
    informan, anaden, lamentan, calculan, estiman, confirman, recuerdan, dijo, dice, dijeron, ha dicho, aseguro, asegura, aseguraron, ha asegurado, afirmo, afirma, afirmaron
    ha afirmado, explico, explica, explicaron, ha explicado, informo, informa, informaron, ha informado, anadio, anade
    ha anadido, advirtio, advierte, ha advertido, denuncio, denuncia, denunciaron, ha denunciado, senalo, senala
    ha senalado, declaro, declara, ha declarado, sostuvo, sostiene, admitio, admite, anuncio, anuncia, ha anunciado
    confirmo, confirma, ha confirmado, nego, niega, subrayo, subraya, ha subrayado, recordo, recuerda, lamento, lamenta
    ha lamentado, apunto, apunta, indico, indica, comento, comenta, reconocio, reconoce, ha reconocido, concluye
    concluyo, calcula, estima, publico, detallo, detalla, insistio, insiste, relata, relato, manifesto, manifiesta`),
  between: words("lo le los tambien ademas ayer hoy luego despues ya aun"),
  documents:
    words(`informe informes estudio estudios encuesta sondeo barometro documento sentencia auto comunicado
    investigacion articulo atestado balance`),
  documentLinks: words(
    "de del publicado publicada elaborado elaborada realizado realizada en encargado firmado por",
  ),
  bodies:
    words(`policia gobierno ministerio fiscalia ayuntamiento tribunal juzgado universidad sindicato sindicatos
    empresa partido parlamento comision agencia bomberos hospital banco iglesia ejercito ong asociacion federacion
    patronal junta generalitat consejeria consistorio diputacion club embajada senado congreso instituto compania
    naviera capitania audiencia autoridades plataforma`),
  offices:
    words(`ministro ministra alcalde alcaldesa presidente presidenta portavoz juez jueza fiscal director directora
    consejero consejera jefe jefa secretario secretaria gobernador gobernadora senador senadora abogado abogada
    entrenador entrenadora capitan profesor profesora investigador investigadora autor autora dueno duena fundadora
    fundador concejal concejala comisario comisaria embajador embajadora canciller medico medica ingeniero ingeniera
    delegado delegada diputado diputada lider cientifico cientifica vecino vecina`),
  links: words("de del"),
  unnamed:
    words(`fuentes fuente testigos testigo expertos criticos vecinos analistas algunos muchos observadores
    diplomaticos activistas otros cientificos investigadores allegados asistentes`),
  pronouns: words("ella ellos ellas"),
  stops:
    words(`que a en por con sobre cuando si como porque durante tras ante para y o pero se lo quien no haber
    ser estar ayer hoy`),
  dropsPronouns: true,
};
