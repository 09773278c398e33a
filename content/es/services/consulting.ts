import { bold, figure, link, ol, p, rich, ul } from "../../writing/rich.ts";
import type { SeedOf } from "../../writing/seed-of.ts";

export const consulting: SeedOf<"service"> = {
  id: "service-consulting-es",
  type: "service",
  language: "es",
  group: "service-consulting",
  data: {
    title: "Consultoría de TI",
    path: "/es/servicios/consultoria",
    card: {
      title: "Consultoría de TI",
      text: "En qué gastar, qué dejar y cuándo: un plan de tres años con un presupuesto para cada trimestre.",
      icon: "consulting",
    },
    lead: "Usted tiene que tomar una decisión, y todo el que podría aconsejarle vende una de las respuestas. Nuestra consultoría termina en un plan escrito, con precios, y usted puede encargarle el trabajo a quien quiera.",
    picture: "service-consulting-es",
    sections: [
      {
        heading: "Lo que más nos preguntan",
        body: rich(
          p(
            "Un trabajo de consultoría empieza con una pregunta que alguien tiene que contestar antes de una fecha. En el último año, estas volvieron una y otra vez:",
          ),
          ul(
            "Nuestro servidor tiene siete años y el proveedor nos quiere llevar a la nube. ¿Cuánto costaría cada camino en cinco años?",
            "Vamos a abrir un segundo local en West Palm Beach. ¿Qué hay que pedir, y con cuánta anticipación?",
            "El formulario de renovación del seguro trae 40 preguntas de seguridad. ¿Cuáles de nuestras respuestas son ciertas?",
            "Compramos un competidor que trae sus propios sistemas. ¿Qué unimos primero?",
            "Nuestra gerente de informática se va en seis semanas. ¿Qué sabe ella que no sabe nadie más?",
          ),
          p(
            "Si su pregunta cabe en una línea, casi siempre podemos decirle en la consulta gratuita cuánto tarda una buena respuesta.",
          ),
        ),
      },
      {
        heading: "Cómo es una evaluación",
        body: rich(
          p(
            "La evaluación completa de una empresa de 40 personas y dos locales toma unas tres semanas, y de ellas pasamos dos días con usted:",
          ),
          ol(
            p(
              bold("Recorrer. "),
              "Vemos cada local: el clóset, el cableado, la corriente y esa máquina debajo de la recepción que no es de nadie.",
            ),
            p(
              bold("Medir. "),
              "Durante diez días, un programa que solo lee cuenta equipos, versiones, tráfico y respaldos fallidos.",
            ),
            p(
              bold("Preguntar. "),
              "Media hora con cada una de las personas que hacen el trabajo. Ellas saben qué se rompe.",
            ),
            p(
              bold("Escribir. "),
              "Usted recibe de 15 a 25 páginas: qué tiene, qué corre peligro, cuánto cuesta arreglarlo y en qué orden.",
            ),
            p(
              bold("Explicar. "),
              "Lo presentamos a los dueños o a la junta directiva, y nos quedamos hasta contestar la última pregunta.",
            ),
          ),
        ),
      },
      {
        heading: "Qué trae el plan",
        body: rich(
          figure("figure-consulting-es", "Tres años por trimestres: lo obligatorio va primero"),
          p(
            "El plan cubre tres años por trimestres. Cada renglón tiene una razón, un rango de precio, un responsable y lo que pasa si no se hace. Separamos lo que hay que hacer (el firewall que ya no recibe actualizaciones) de lo que conviene hacer y de lo que solo suena bien.",
          ),
          p(
            "Para el sur de la Florida lleva un capítulo aparte: a qué altura se inunda cada cuarto con equipos, cuánto duran las baterías y el generador, conexiones de internet que entran al edificio por caminos distintos y dónde está la segunda copia de sus datos. Algunos edificios de Brickell y del Intracoastal tienen el cuarto de cableado al nivel del garaje. Mejor saberlo en marzo.",
          ),
        ),
      },
      {
        heading: "Lo que no es",
        body: rich(
          p(
            "No recibimos comisión de ningún fabricante de equipos ni de software, así que el plan nombra un producto solo cuando la elección importa. No es un dictamen de auditoría ni asesoría legal: donde HIPAA, PCI DSS o un contrato exigen un evaluador certificado, lo preparamos para esa persona y nos sentamos a su lado.",
          ),
          p(
            "Si solo necesita que alguien cuide lo que ya tiene, empiece por los ",
            link("servicios administrados", "/es/servicios/administrados"),
            ". Los primeros 30 días ya incluyen casi toda una evaluación.",
          ),
        ),
      },
      {
        heading: "Cuánto cuesta saberlo",
        body: rich(
          p(
            "La consulta es gratuita y dura 30 minutos. La evaluación tiene un precio fijo según el número de personas y de locales, y se lo decimos antes de que decida. Si firma un acuerdo de servicios administrados dentro de los 90 días siguientes, le acreditamos completo el precio de la evaluación.",
          ),
        ),
      },
    ],
    benefits: [
      "Un plan con precios por trimestre, para tres años",
      "Ninguna comisión de ningún proveedor",
      "Dos días de su tiempo en una empresa de 40 personas",
      "Los riesgos de tormenta, inundación y apagón de cada local en una página",
      "El plan es suyo, y puede entregárselo a cualquier otro proveedor",
      "Se acredita completo si se hace cliente de servicios administrados",
    ],
    search: {
      title: "Consultoría de TI en Miami: planes con precios | {company}",
      description:
        "Consultoría independiente en el sur de la Florida: una visita, diez días de medición y un plan de tres años, con precios, que cualquiera puede ejecutar.",
    },
  },
};
