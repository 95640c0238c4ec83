import { type MarkWords, phrases, words } from "./types";

/** Spanish, of Spain and of America. */
export const ES: MarkWords = {
  charged: [
    ...words(`
      descarad* atroz atroces cínic* inmoral* soez zafi* burdo burda grosero grosera despótic*
      tiránic* demencia maldit* sangrient* macabr* tétric* sádico repulsiv* abominable* execrable*
      deleznable* nefast* calamitos* ruinos* mentiroso mentirosa mentirosos hipocresía cinismo
      indecencia latrocinio expolio farsante* inútil inútiles incompetente* idiota* imbécil*
      descerebrad* odiad* calvario canalla* mamarracho* caciquil* cacicada* desalmad* sádic*
      despiadad* inhuman* imperdonable* intolerable* inadmisible* hipócrita* cinism* delirio
      disparatad* vergonzante* miserable* rastrer* estafador* trilero* pelotazo cafrada* escabechina
      hazmerreír desmadre tropelías sectari* enloquecid* alucine tongo brutal* brutalidad bestial*
      escalofriant* espeluznant* aterrador* estremecedor* demoledor* indignant* vergonzos* vergüenza
      bochornos* bochorno escandalos* impactante* alucinant* alucinarás increíble* espectacular*
      impresionant* sobrecogedor* desgarrador* apocalíptic* bombazo zasca salvajada monstruosa
      monstruoso monstruosas monstruosos infernal* delirant* repugnant* asqueros* vomitiv* infame*
      dantesc* chapuza despropósito ridículo cobarde* sablazo golazo bestialidad barbaridad
      terrorífic* humillant* humillación patétic* inaudit* mezquin* canallesc* disparate esperpento
      esperpéntic* desfachatez desvergüenza sinvergüenza* tropelía indecent* nauseabund* sangrant*
      abracadabrant*
    `),
    ...phrases(`
      sin escrúpulos, sin alma, hacen caja, hace caja, siembra el terror, siembran el terror
      vaya desastre, un loco, a cuchilladas, volarán la cabeza, volará la cabeza, enferma de
      es una vergüenza, de vergüenza ajena, un insulto a, se forran, caen a pedazos, zona de guerra
      sin compasión, noche mágica, auténtica pesadilla, pesadilla de, de pesadilla, tumba a goliat
      políticamente correcto, tirar la toalla, vendido* al, se ríe de, se burla de, a patadas, el colmo
      cara dura, manos sucias, toma del pelo, pan y circo, caos absoluto, caos total, al garete
      no tiene nombre, ya basta, ni un paso atrás, siembra el pánico, siembran el pánico, noche de terror
      tomadura de pelo, golpe bajo
    `),
  ],
  loaded: [
    ...words(`
      desastre desastroso desastrosa cruel crueles miseria abandono acoso vejación escarnio brut*
      histeria alarmas atrocidad atrocidades caciques saqueo traicionan traiciona vándalos odio odia
      castigará castiga sangría jefazos mágica mágico ruina angustia desolador* desolación abismo
      cloaca* podrid* pelea llanto lágrimas destrozan arrasan históric* conmoción tremend* gravísim*
      durísim* gigantesc* destroz* furios* furia infierno caos pesadilla terror pánico locura drama
      dramón dramátic* trágic* colosal* épic* heroic* genial* fabulos* maravillos* sensacional*
      demencial* humilla humilló fulmina fulminante masacra indignación alarmant* inquietant*
      temible* escándalo monumental* bronca desesperado desesperada acorralado acorralada insulta
      traición traidor* despilfarro catastrófic* devastador* asombros* insólit* surrealista* salvaje
      salvajes paliza monstruos mayúscul* arrasa revienta revientan hundirán hundirá mentira* miente
      crueldad atroz atroces feroz feroces pavoros* lamentable* héroe
    `),
    ...phrases(`
      el mayor _ de la historia, la mayor _ de la historia, el peor _ de la historia
      la peor _ de la historia, nunca visto, jamás visto, lo más grande, más que nunca
      de todos los tiempos, contra las cuerdas, a la deriva, sin piedad
    `),
  ],
  literal: phrases(`
      película* de terror, cine de terror, novela* de terror, serie de terror, animales salvajes
      vida salvaje, fauna salvaje, memoria histórica, centro histórico, casco histórico
      patrimonio histórico, máximo histórico, mínimo histórico, récord histórico, así lo, así que
      así las cosas, así no, así queda, así quedan, así van, quién es quién, contenido impactante
      el motivo de, circo romano, robo de, robo en, robo con, ojo de
    `),
  stressed: words(`
      ya nunca muy todo todos nadie así esto este esta otra no sí más miente ahora siempre nada solo
    `),
  saying: phrases(`
      dijo, dice, según, aseguró, asegura, afirmó, afirma, calificó, califica, tachó, tacha, denunció
      denuncia, lamentó, criticó, critica, considera, consideró, acusó, acusa, explicó, señaló
      en palabras de, sostiene, sostuvo, declaró, reprochó
    `),
  bait: phrases(`
      vida cambió, cambió para siempre, razón por la que, solo conocen, solo unos pocos, sin palabras
      boquiabiertos, ni se te ocurra, olvídate de, no te puedes perder, no te pierdas, causa furor
      cambio radical, joya escondida, truco de la abuela, que tienes que, que nunca te, rompe su silencio
      la drástica decisión, los expertos revelan, expertos desvelan, toda la vida, revela de ti
      qué le pasa a tu cuerpo, le pasa a tu cuerpo, qué fue de, ingenioso truco, y esto es lo que, aprendí
      mejor para vivir, te volarán, pequeño detalle, siempre te, que nadie supo, prefieren no contar
      explica qué funciona, todo el mundo habla, hallazgo sorprendente, hace un hallazgo, da que hablar
      dan que hablar, sobre tu personalidad, sobre tu carácter, nunca cargues, nunca hagas
      hasta que un experto, la hacen llorar, lo hacen llorar, sin maquillaje, furor por
      está a punto de fallar, así luce hoy, el producto que arrasa, lo que halló, lo que encontró
      arrasa en tiendas, irreconocible, tu apellido, no te lo vas a creer, no te vas a creer
      no vas a creer, no creerás, no te imaginas, jamás imaginarías, te sorprenderá, te sorprenderán
      te dejará*, te va a sorprender, esto es lo que, es lo que pasa, esto es todo lo que
      lo que pasó después, lo que pasa después, lo que sucedió después, lo que ocurrió después
      lo que hizo después, y lo que pasó, esta es la razón, este es el motivo, la razón por la que
      el motivo por el que, motivo por el que, por esta razón, por este motivo, el motivo es, la razón es
      nadie se lo esperaba, nadie lo esperaba, nadie te cuenta, nadie te ha contado, lo que nadie
      que nadie esperaba, que nadie entiende, lo que debes saber, lo que tienes que saber
      todo lo que debes, deberías saber, el truco, este truco, truco infalible, el secreto de la
      el secreto para, sencillo truco, sencillo gesto, el gesto que, el dato que, el detalle que
      se hace viral, se vuelve viral, se ha hecho viral, se ha vuelto viral, se hizo viral
      revoluciona las redes, incendia las redes, enloquece a, enloquece las redes, deja sin palabras
      dejó sin palabras, deja boquiabierto*, el antes y el después, lo que esconde, lo que se esconde
      la verdad sobre, verdad sobre lo que, la verdadera razón, el verdadero motivo, ni te imaginas
      pocos conocen, pocos saben, pocos lo saben, casi nadie conoce, sin que te des cuenta
      cambiará tu vida, adivina quién, adivina qué, la increíble historia, nunca debes, jamás debes
      no debes, que todos cometemos, que todos comentan, todos comentan, desapercibido, algo inesperado
      y encontró algo, descubre lo que, dice de ti, según la psicología, test visual, reto visual
      sorprende a todos, que tienes que ver, antes de morir, como nuevos, para vivir más
      llega este mensaje, función secreta, cuenta la verdad
    `),
  opening: phrases(`
      lo que halló, lo que encontró, qué revela, qué dice de, por qué todo el mundo, está tu, sabías que
      te imaginas, sabes que, sabes cuál, sabes por qué, sabes para, qué pasaría si, qué pasa si te
      la foto que, el vídeo que, lo que no sabías, descubre, atención, por qué deberías, adiós a, adiós al
      ni lo pienses, si tienes, si te llega, si ves, si vas a, ojo si, ojo a, ojo con, cometes, comprueba
      lo que debes, así vive, así viven, así es, así son, así era, así fue, así luce, así se
      así reaccionó, así ha, así puedes, así podrás, así será, así serán, así te, así suena, así funciona
      así le, todo lo que
    `),
  hint: phrases(`
      esconde, oculta, sorprende, desvela, se sincera, imprescindible*, paraíso, rincón, emotiv*
      curiosa razón, nutricionistas, ingenios*, inesperada ciudad, mal, qué le pasa, el aviso
      un experto avisa, los expertos avisan, hallazgo, explica qué, explica lo que, todo el mundo
      este extraño, chollo, viral, virales, curios*, misterios*, sorprendent*, sorpresa, inesperad*
      desconocid*, cuánto gana, cuánto cobra, quién es, qué hay detrás, impensable, secreto, secretos
      secreta, secretas, por qué, el motivo, la razón, ni _ ni _, el producto, el invento, el hábito
      el alimento, el método, la palabra que, la función, truco, trucos, reacción viral, nadie, enamora
      el pueblo, de verdad, rompe su silencio, y descubre, que la sustituye, jamás
    `),
  address: words(
    "llevas tienes quieres haces vives eres estás necesitas usas compras guardas viajas duermes comes sabes caminas pronuncias tuyo tuya vosotros te tu tus ti contigo deberías debes puedes",
  ),
  politeAddress: [],
  asking: words("cómo cuál cuáles cuándo cuánto cuántos cuántas dónde qué quién quiénes por lo"),
  listed: words(`
      palabras datos mitos ciudades fotos ingredientes apps trabajos canciones cosas razones motivos
      trucos consejos señales planes curiosidades formas maneras errores secretos hábitos alimentos
      frases ideas tips lugares series películas pueblos ejercicios recetas mejores peores
      maravillas playas comidas preguntas gestos
    `),
  numbers: words("tres cuatro cinco seis siete ocho nueve diez doce quince veinte"),
  pointing: words("este esta estos estas esto").concat(phrases("con este, con esta, con estos, con estas")),
  plainAfterPointing: words(`
      semana año mes lunes martes miércoles jueves viernes sábado domingo mañana tarde noche vez
      verano invierno otoño primavera jornada temporada fin siglo curso ejercicio mismo misma es no
      ley reforma gobierno guerra acuerdo presupuesto sentencia crisis elección elecciones cumbre
      país victoria medida medidas debe
    `),
};
