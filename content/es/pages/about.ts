import { bold, h2, link, p, rich, ul } from "../../writing/rich.ts";
import type { SeedOf } from "../../writing/seed-of.ts";

export const about: SeedOf<"page"> = {
  id: "page-about-es",
  type: "page",
  language: "es",
  group: "page-about",
  data: {
    title: "Quiénes somos",
    path: "/es/nosotros",
    search: {
      title: "Nosotros: informática en el sur de la Florida | {company}",
      description:
        "Quién cuida las redes de clínicas, almacenes y hoteles de Miami a West Palm Beach, cómo trabajamos, qué cobramos y quién le contesta el teléfono.",
    },
    blocks: [
      {
        type: "intro",
        id: "intro",
        eyebrow: "Sobre {company}",
        heading: "Con raíces entre Miami y West Palm Beach",
        text: "Llevamos {years} años a cargo de la tecnología de los negocios del sur de la Florida: {clients} clientes satisfechos, {projects} proyectos terminados, {retention} de retención de clientes.\n\nNuestros clientes emplean entre 10 y 400 personas. Atienden pacientes, mueven contenedores, venden víveres, administran condominios y llevan los libros de otros. Ninguno quiere pensar en firewalls. Para eso estamos nosotros.",
        picture: "page-about",
      },
      {
        type: "rich-text",
        id: "story",
        body: rich(
          h2("Por qué un mangle"),
          p(
            "El mangle vive en agua salada, en un lodo que se mueve, en una costa por la que cada pocos años pasa un huracán. Aguanta por sus raíces: son cientos, cada una delgada, todas conectadas. En ellas la ola pierde la fuerza antes de llegar a tierra.",
          ),
          p(
            "La tecnología de una empresa debería funcionar así. Ninguna máquina, ninguna conexión y ninguna persona debería poder tumbarla por sí sola. Por eso todo lo que importa tiene un repuesto: una segunda conexión a internet por otro camino, una segunda copia de los datos fuera de la Florida, un segundo ingeniero que conoce su oficina.",
          ),
          h2("Lo que no hacemos"),
          ul(
            p(
              bold("Venderle horas. "),
              "La empresa que cobra por hora gana cuando a usted se le rompe algo. Nosotros cobramos una tarifa fija mensual por persona, así que un mes tranquilo nos conviene a los dos.",
            ),
            p(
              bold("Recargar los equipos a escondidas. "),
              "Los equipos y las licencias se los pasamos a lo que nos costaron, con la factura del proveedor adjunta.",
            ),
            p(
              bold("Amarrarlo. "),
              "Después de los primeros 90 días, nuestros acuerdos van de mes a mes, con 30 días de aviso. Las contraseñas, los diagramas y la documentación son suyos desde el primer día.",
            ),
            p(bold("Adivinar. "), "Si no sabemos algo, se lo decimos, y le decimos cuándo tendremos la respuesta."),
          ),
          p(
            "Cómo funciona eso en una empresa del tamaño de la suya se lo contamos en la página sobre ",
            link("servicios administrados", "/es/servicios/administrados"),
            ".",
          ),
        ),
      },
      {
        type: "value-cards",
        id: "how-we-work",
        heading: "Cómo trabajamos",
        cards: [
          {
            icon: "consulting",
            title: "Primero miramos",
            description:
              "Antes de darle un precio recorremos su oficina: el clóset, la antena del techo, la computadora debajo de la recepción. Usted recibe la lista de lo que encontramos.",
          },
          {
            icon: "check",
            title: "Luego lo anotamos",
            description:
              "Cada equipo, contraseña, licencia y contacto de proveedor va a una sola documentación que usted puede abrir cuando quiera. Si nos separamos, es suya.",
          },
          {
            icon: "clock",
            title: "Después vigilamos",
            description:
              "Servidores, conexiones, respaldos y alertas de seguridad nos avisan a toda hora. Cuando el negocio se detiene, en menos de 15 minutos hay un ingeniero trabajando en eso.",
          },
          {
            icon: "people",
            title: "Y nos sentamos con usted",
            description:
              "Cada trimestre su ejecutivo de cuenta repasa con usted tres páginas, en su oficina o en una llamada: qué pasó, qué se está poniendo viejo y cuánto costará el año que viene.",
          },
        ],
      },
      {
        type: "team",
        id: "team",
        heading: "Conozca a nuestro equipo",
        text: "Ellos dirigen el trabajo. Detrás están los ingenieros y la gente de la mesa de ayuda, a quienes usted conocerá por su nombre.",
      },
      {
        type: "call-to-action",
        id: "next",
        heading: "Conozca al ingeniero antes del contrato",
        text: "Su consulta gratuita es con uno de los dos ingenieros que conocerían su oficina.",
        buttonText: "Pida una consulta gratuita",
        buttonLink: "/es/contacto",
      },
    ],
  },
};
