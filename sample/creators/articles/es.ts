import { doc, h, item, marked, node, p, quote } from "../build";
import type { SampleArticle } from "../types";

const LOG = "https://capitania-vila-serena.example/registro/costa-verde";

/** Free, with marks; opened by age; a draft; an empty document. */
export const SPANISH: SampleArticle[] = [
  {
    author: "Inés Robledal",
    language: "es",
    slug: "lo-que-dice-el-registro-del-costa-verde",
    headline: "Lo que dice el registro del puerto sobre el Costa Verde",
    summary:
      "Las listas de pasaje no coinciden con los recuentos de rescate. He cotejado los papeles de la capitanía con lo que han publicado nueve periódicos.",
    hoursAgo: 6,
    about: "un ferri",
    body: doc(
      p(
        "Cuando arde un barco, lo primero que se pierde es la cuenta. ",
        marked("A las 23.10 del jueves la capitanía había anotado 412 personas a bordo", [
          "hecho",
          { timestamp: "2026-11-19T23:10:00Z", url_fuente: LOG },
        ]),
        ", pero el manifiesto que la naviera entregó al zarpar suma nueve menos.",
      ),
      p(
        "La diferencia tiene una explicación conocida: ",
        marked("«Los niños menores de dos años no llevan billete y viajan fuera de lista»", "italic", [
          "declaracion",
          { nombre_cargo: "Teresa Almada, capitana del puerto", url_fuente: LOG },
        ]),
        ". Eso basta para siete de los nueve.",
      ),
      h(2, "Los dos que faltan"),
      p(
        "De los otros dos no hay rastro en ninguna lista. ",
        marked("Podrían ser polizones o un error de quien contaba a oscuras", [
          "opinion",
          { person: "Inés Robledal", url_fuente: "https://robledal.example/cuaderno/dos-sin-nombre" },
        ]),
        "; no lo sabremos hasta que se cierre el atestado.",
      ),
      quote("Contar personas de noche, con humo, es contar sombras."),
      p(
        marked("La ruta ya sufrió un incendio en 1998", ["contexto", { url_fuente: LOG }]),
        " y la comisión pidió entonces un recuento electrónico que nunca se instaló. ",
        marked("Si ahora se exige, las travesías nocturnas podrían suspenderse durante meses", [
          "impacto",
          { timeframe: "3 a 6 meses", url_fuente: "https://navieras.example/comunicados/42" },
        ]),
        ".",
      ),
      h(2, "Qué he comprobado y qué no"),
      node(
        "taskList",
        {},
        node("taskItem", { checked: true }, p("Manifiesto de pasaje de la naviera")),
        node("taskItem", { checked: true }, p("Libro de la capitanía, con hora de cada anotación")),
        node("taskItem", { checked: false }, p("Atestado de la Guardia Costera (aún cerrado)")),
      ),
      p("Si tienes documentos, escríbeme. No publicaré ningún nombre sin permiso de la familia."),
    ),
  },
  {
    author: "Inés Robledal",
    language: "es",
    slug: "quien-paga-los-puertos-vacios",
    headline: "Quién paga los puertos vacíos",
    summary:
      "Cuatro dársenas construidas con dinero público no han recibido un solo carguero. Los contratos dicen quién cobra igual.",
    priceCents: 350,
    hoursAgo: 45 * 24,
    body: doc(
      p("Este reportaje fue de pago durante treinta y un días. Ahora lo puede leer cualquiera."),
      p(
        "En el muelle norte de Puerto Calmo crece hierba entre las vías. La concesionaria cobra por disponibilidad, no por uso: cada trimestre, esté el muelle lleno o vacío, ingresa lo mismo.",
      ),
      h(2, "Cláusula decimocuarta"),
      p("Los cuatro contratos comparten una cláusula. Leída despacio, dice tres cosas:"),
      node(
        "orderedList",
        { start: 1 },
        item("La administración garantiza un mínimo de ingresos."),
        item("El mínimo se actualiza con los precios."),
        item("La garantía dura treinta años."),
      ),
      p("Nadie en los cuatro ayuntamientos recuerda haberla debatido."),
    ),
  },
  {
    author: "Inés Robledal",
    language: "es",
    slug: "borrador-sobre-las-balsas",
    headline: "Las balsas que no se abrieron",
    summary: "Borrador: faltan dos fuentes.",
    draft: true,
    hoursAgo: 2,
    body: doc(p("Texto que todavía no es público.")),
  },
  {
    author: "Inés Robledal",
    language: "es",
    slug: "mapa-de-los-desembarcos",
    headline: "Mapa de los desembarcos, en preparación",
    summary: "El mapa se publicará aquí mismo cuando esté dibujado.",
    hoursAgo: 30,
    body: doc(node("paragraph"), node("paragraph", {}, "  ")),
  },
];
