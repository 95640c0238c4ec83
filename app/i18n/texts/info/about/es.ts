/** Who we are. */
export const es = {
  title: "Quiénes somos",
  lead: "Poliedro es una plataforma de noticias sin ánimo de lucro, fundada en 2024. Cada hora lee más de 200 periódicos de todo el mundo y enseña juntos los artículos que cuentan un mismo hecho.",
  sections: {
    objective: {
      title: "Objetivo",
      text: `
        Que cualquiera pueda ver un hecho desde todas sus caras en unos minutos: qué cuentan todos, en qué se
        contradicen, quién dijo qué, qué pone cada país delante y qué deja fuera.

        No decidimos quién tiene razón. Ponemos las versiones una al lado de otra, con su periódico, su hora y la frase
        exacta, y el enlace para ir a leerla. [Así lo hacemos](method).`,
    },
    context: {
      title: "Contexto",
      text: `
        Nunca hubo tanta información y pocas veces fue tan difícil hacerse una idea de conjunto. Quien lee un solo
        periódico ve una cara; quien lee lo que le elige un algoritmo ve la que más lo engancha; y comparar diez
        portadas en cuatro idiomas lleva una tarde que casi nadie tiene.

        La comparación es justo lo que una máquina puede hacer bien, siempre que enseñe de dónde sale cada cosa y que
        nadie le pague por inclinarla.`,
    },
    founders: {
      title: "Cómo nació",
      text: `
        Poliedro nació en 2024 y dejó fijadas desde el principio las reglas que no se negocian: sin ánimo de lucro, sin
        publicidad, sin vender datos, con el código a la vista y con las cuentas publicadas. Que no haya ánimo de lucro
        significa que nadie se reparte beneficios: lo que entra se gasta en leer, en quienes escriben y en entidades
        afines, con [los porcentajes que aquí se publican](money).

        Quién responde hoy de este sitio se dice en el [aviso legal](legal).`,
    },
    values: {
      title: "Valores",
      text: `
        - *Pluralidad.* A nadie se le expulsa por su punto de vista. La crítica dura cabe si está documentada.
        - *Prueba.* Cada frase lleva a su periódico; lo que no se puede comprobar en la fuente no se publica.
        - *Código abierto.* El programa es software libre (AGPL-3.0) y [cualquiera puede leerlo](source), ejecutarlo y
          mejorarlo.
        - *Auditoría anual.* Cada año se encargará una revisión externa de las cuentas y del método, y se publicará
          entera. Todavía no se ha publicado ninguna; la primera se enlazará en [Cuentas](money.audits).
        - *Datos abiertos.* Los eventos y sus análisis se ofrecerán para descargar por P2P, anónimos y con una suma de
          comprobación, para quien investigue. Cuando se abra la descarga, estará enlazada aquí.
        - *Intimidad.* Leer no exige cuenta, y no seguimos a nadie. [Qué se guarda y qué no](privacy).`,
    },
    democracies: {
      title: "Democracias",
      text: `
        Una democracia no necesita que todos piensen lo mismo; necesita que puedan discutir sobre los mismos hechos.
        Cuando cada grupo lee una versión distinta, y no sabe que las demás existen, la discusión se vuelve imposible.

        Enseñar dónde coinciden periódicos que no se parecen en nada, y dónde no, es nuestra manera de cuidar ese suelo
        común. Por eso todo lo que cuentan los periódicos se lee aquí gratis, con cuenta o sin ella.`,
    },
    contact: {
      title: "Contacto",
      text: `
        - Para preguntas, correcciones o quejas: [escríbenos por correo](complaints.write).
        - Para apoyar el proyecto: [donar a Poliedro](money.donations). Las donaciones aún no están abiertas; ahí se
          dice cómo funcionarán.
        - Si administras un periódico: [qué hace nuestro lector y cómo decirle que no](bot).`,
    },
  },
};
