/** What is stored of readers. */
export const es = {
  title: "Privacidad",
  lead: "Leer Poliedro no deja rastro de quién eres. Esto es todo lo que se guarda, y dónde.",
  sections: {
    browser: {
      title: "En tu navegador",
      text: `
        Nada de esto sirve para reconocerte, y puedes borrarlo cuando quieras:

        - *Cookie idioma:* la lengua que elegiste, durante un año. Solo si la eliges.
        - *Cookie js:* dice que tu navegador ejecuta scripts, para no mandarte la página dos veces. Un año.
        - *poliedro.theme:* claro u oscuro, si lo eliges.
        - *poliedro.welcome:* que ya viste la bienvenida.
        - *poliedro.shortcuts:* que no quieres atajos de teclado.
        - *poliedro.read:* los últimos eventos que abriste, para atenuar su titular. No sale de tu navegador.

        Los cuatro últimos están en el almacenamiento local y no se envían a nadie. Son necesarios para lo que pides o lo
        has elegido tú; por eso no hay aviso de cookies.`,
    },
    server: {
      title: "En el servidor",
      text: `
        La primera vez que un navegador abre un evento o un artículo se suma uno a su contador de ese día. Se guarda el
        número, no quién. Nuestra base de datos no contiene direcciones IP, ni nombres, ni historiales de quien lee.

        El proveedor que sirve la página ve tu dirección IP, como cualquier servidor, para poder contestarte y
        defenderse de ataques.`,
    },
    others: {
      title: "A quién se lo contamos",
      text: `
        A nadie. Las páginas no cargan nada de terceros: ni anuncios, ni medidores, ni tipos de letra, ni botones de
        redes. Cuando sigues un enlace a un periódico, valen las reglas de ese periódico.`,
    },
    accounts: {
      title: "Cuentas",
      text: `
        Hoy no hay cuentas y no pedimos ningún dato. Antes de abrirlas, esta página dirá qué se guarda, para qué y
        cuánto tiempo. Los datos sensibles, como la orientación, serán voluntarios, y se podrán descargar y borrar
        desde la propia cuenta.`,
    },
    rights: {
      title: "Tus derechos",
      text: `
        Puedes preguntar qué sabemos de ti y pedir acceso, rectificación, supresión, limitación, portabilidad u oposición
        en [esta dirección](email). Si nos escribes, usamos tu correo solo para contestarte. Si la respuesta no te
        convence, puedes acudir a la autoridad de protección de datos de tu país; en España, la AEPD. Quién responde del
        tratamiento está en el [aviso legal](legal).`,
    },
  },
};
