/** What is stored of readers. */
export const es = {
  title: "Privacidad",
  lead: "Leer Poliedro sin cuenta no deja rastro de quién eres. Esto es todo lo que se guarda, y dónde.",
  sections: {
    browser: {
      title: "En tu navegador",
      text: `
        Salvo la cookie de la sesión, nada de esto sirve para reconocerte, y puedes borrarlo cuando quieras:

        - *Cookie idioma:* el idioma que elegiste, durante un año. Solo si lo eliges.
        - *Cookie __Host-session:* que tienes la sesión abierta, solo si entras en una cuenta. Caduca {{sessionDays}} días después de la última
          visita.
        - *Cookie js:* dice que tu navegador ejecuta scripts, para no mandarte la página dos veces. Un año.
        - *poliedro.theme:* claro u oscuro, si lo eliges.
        - *poliedro.welcome:* que ya viste la bienvenida.
        - *poliedro.shortcuts:* que no quieres atajos de teclado.
        - *poliedro.read:* los últimos eventos que abriste, para atenuar su titular. No sale de tu navegador.
        - *poliedro.session y poliedro.reacted:* que algo ha cambiado, para que tus otras ventanas lo sepan. Solo con cuenta.

        Los que empiezan por poliedro están en el almacenamiento local y no se envían a nadie. Son necesarios para lo que pides o lo
        has elegido tú; por eso no hay aviso de cookies.`,
    },
    server: {
      title: "En el servidor",
      text: `
        La primera vez que un navegador abre un evento o un artículo se suma uno a su contador de ese día. Se guarda el
        número, no quién. Nuestra base de datos no contiene direcciones IP, ni nombres, ni historiales de quien lee
        sin cuenta.

        El proveedor que sirve la página ve tu dirección IP, como cualquier servidor, para poder contestarte y
        defenderse de ataques.`,
    },
    others: {
      title: "A quién se lo contamos",
      text: `
        A nadie, salvo a quienes trabajan por encargo nuestro, que se nombran abajo. Las páginas no cargan nada de
        terceros: ni anuncios, ni medidores, ni tipos de letra, ni botones de redes sociales. Cuando sigues un enlace a un periódico, valen las reglas de ese periódico.`,
    },
    accounts: {
      title: "Cuentas",
      text: `
        La cuenta hace falta para guardar, compartir, votar, comentar o escribir; para leer, no. De quien la tiene se guarda:

        - *La cuenta:* tu alias, tu correo, en qué idioma te escribimos y una huella de tu contraseña a partir de la cual
          no se puede recuperar.
        - *Las sesiones:* cuándo se abrieron y se usaron, y el nombre del navegador y del sistema («Firefox, Linux») para que las
          reconozcas. Ni tu dirección IP ni el resto de lo que tu navegador cuenta de sí mismo.
        - *El perfil:* lo que quieras contar: país, estudios, temas, biografía, foto y enlaces. De quien solo lee no se muestra
          a nadie; de quien escribe, en su perfil público.
        - *La orientación política:* solo si marcas la casilla, y hasta que la desmarcas.
        - *Lo que haces:* lo que abres, guardas, compartes y votas con la sesión iniciada, tus comentarios y tus artículos.
        - *La moderación:* los avisos sobre comentarios y lo que se decidió. Quien avisa no necesita cuenta; su correo, si lo
          deja, se borra cuando todo está decidido.
        - *Contra abusos:* cuántas veces se intenta entrar o crear una cuenta, bajo una huella de la dirección IP hecha con un
          secreto que se tira cada día.

        De dónde llega tu visita (país e IP) te lo enseñamos en tu área personal; no se guarda. La foto de un perfil la pide
        nuestro servidor, así que tu navegador no deja rastro en otro sitio.`,
    },
    rights: {
      title: "Tus derechos",
      text: `
        En [tus datos](ownData) puedes llevarte un archivo con todo lo que guardamos de ti y borrar tu cuenta. En tu área
        personal corriges tu perfil y retiras lo que consentiste. Para lo demás, como oponerte a algo o pedir que se limite,
        [escríbenos](email).

        Responde de tus datos quien figura en el [aviso legal](legal). Si crees que no los tratamos bien, puedes reclamar ante
        la autoridad de protección de datos de tu país.`,
    },
    purposes: {
      title: "Para qué, y con qué derecho",
      text: `
        - *Darte lo que pides* (contrato, artículo 6.1.b del RGPD): cuenta, sesiones, perfil, reacciones, comentarios, artículos
          y los correos que hacen falta para ellos.
        - *Consentimiento* (artículos 6.1.a y 9.2.a): la orientación política. Lo retiras donde lo diste.
        - *Interés legítimo* (artículo 6.1.f): frenar abusos y servir la página con seguridad.
        - *Obligación legal* (artículo 6.1.c): atender avisos sobre contenidos y explicar lo que se decide.

        No elaboramos perfiles de nadie, no decidimos nada sobre ti de forma automática y no vendemos ni cedemos datos. No mandamos
        publicidad.`,
    },
    keeping: {
      title: "Cuánto tiempo",
      text: `
        - *Cuenta, perfil, reacciones y artículos:* hasta que los borras o borras la cuenta.
        - *Comentarios:* hasta que los borras. Si borras la cuenta quedan sin nombre, porque otros respondieron a ellos.
        - *Sesiones:* {{sessionDays}} días sin uso, o hasta que las cierras.
        - *Correos:* su texto y tu dirección se borran al enviarlos.
        - *Huellas contra abusos:* un día.
        - *Registro de moderación:* siempre, sin nombres.

        La cuenta se borra {{graceDays}} días después de pedirlo; hasta entonces puedes conservarla.`,
    },
    processors: {
      title: "Quién más trata tus datos",
      text: `
        Por encargo nuestro y solo para esto: Cloudflare sirve la página y la defiende, Turso guarda la base de datos, y un
        proveedor de correo entrega lo que te escribimos. Con quien trate datos fuera de la Unión Europea valen las cláusulas
        tipo de la Comisión.`,
    },
  },
};
