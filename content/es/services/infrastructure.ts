import { bold, figure, link, p, rich, ul } from "../../writing/rich.ts";
import type { SeedOf } from "../../writing/seed-of.ts";

export const infrastructure: SeedOf<"service"> = {
  id: "service-infrastructure-es",
  type: "service",
  language: "es",
  group: "service-infrastructure",
  data: {
    title: "Infraestructura",
    path: "/es/servicios/infraestructura",
    card: {
      title: "Infraestructura",
      text: "Servidores, almacenamiento y corriente que se quedan en su edificio, por encima del nivel de inundación y con una segunda copia tierra adentro.",
      icon: "infrastructure",
      listed: false,
    },
    lead: "Hay sistemas que deben estar en su propio edificio: el que mueve la línea de producción, el que guarda 80 terabytes de imágenes, el que tiene que funcionar cuando no hay internet. Planeamos, construimos y atendemos el cuarto donde viven.",
    picture: "service-infrastructure",
    sections: [
      {
        heading: "De qué nos ocupamos",
        body: rich(
          ul(
            p(
              bold("Servidores y virtualización: "),
              "dos o tres servidores físicos, calculados para que uno pueda fallar un lunes por la mañana sin que nadie lo note.",
            ),
            p(
              bold("Almacenamiento: "),
              "rápido donde la gente espera, económico donde no, con una instantánea cada hora.",
            ),
            p(
              bold("Corriente: "),
              "baterías calculadas con la carga medida, un apagado ordenado que empieza solo y una conexión probada para el generador.",
            ),
            p(bold("Aire: "), "dos equipos pequeños en lugar de uno grande, y una alarma a los 82 °F y otra a los 90."),
            p(
              bold("El segundo sitio: "),
              "copias de los sistemas importantes en un centro de datos tierra adentro, en terreno más alto, y un ensayo anual de arranque desde allí.",
            ),
          ),
        ),
      },
      {
        heading: "Dónde poner un servidor en el sur de la Florida",
        body: rich(
          figure(
            "figure-infrastructure-es",
            "La línea que decide dónde van los racks está en el mapa de marejadas de su condado",
          ),
          p(
            "La primera pregunta es a qué altura está el piso. Buscamos la zona de inundación y la elevación de su dirección, sumamos la altura del cuarto y la comparamos con los mapas de marejadas de su condado. A un clóset en planta baja, en una zona que se inunda, le toca mudarse o durar poco.",
          ),
          p(
            "La segunda es qué corre por encima. Hemos encontrado bandejas de aire acondicionado, el desagüe de una cocina y un rociador contra incendios justo encima de los racks. Las bandejas se mudan y los desagües se desvían; si es un rociador, le preguntamos al inspector de incendios antes de que nadie tape nada.",
          ),
          p(
            "La tercera es quién tiene la llave en una tormenta, y si alguna vez se encendió el generador con el cuarto de servidores conectado.",
          ),
        ),
      },
      {
        heading: "Del cuarto viejo al nuevo: 90 días",
        body: rich(
          p(
            "El primer mes medimos carga, crecimiento y calor, y revisamos cada garantía. El segundo llegan los servidores nuevos, trabajan vacíos dos semanas como prueba y reciben los sistemas que nadie extrañaría durante una hora. El tercero se mudan los importantes, uno por noche, y los discos viejos se borran con un certificado para cada uno.",
          ),
          p(
            "Un ",
            link("fabricante de Medley", "/es/casos/centro-de-datos"),
            " pasó así de 22 servidores a tres y redujo a la mitad la cuenta de luz del cuarto.",
          ),
        ),
      },
      {
        heading: "Para qué no sirve",
        body: rich(
          p(
            "Si todo lo que usa funciona en un navegador, no necesita un cuarto de servidores, y le ayudamos a convertirlo en oficina. Si su única razón para conservar los servidores es que ya están pagados, mire primero ",
            link("la nube", "/es/servicios/nube"),
            ": los contratos de soporte de equipos viejos suelen costar más que la mudanza.",
          ),
          p(
            "No vendemos espacio en racks. Lo alquilamos, a nombre de usted, en centros de datos que publican su elevación y sus contratos de combustible.",
          ),
        ),
      },
      {
        heading: "Cuánto cuesta saberlo",
        body: rich(
          p(
            "Mándenos una foto del rack y del clóset donde está. Le contestamos, sin costo, qué vemos y qué revisaríamos primero. Una visita con mediciones y un informe escrito tiene un precio fijo. La ",
            link("red", "/es/servicios/redes"),
            " que lo conecta todo se puede revisar el mismo día.",
          ),
        ),
      },
    ],
    benefits: [
      "Un servidor puede fallar en horas de trabajo y nadie lo nota",
      "El nivel de inundación se revisa antes de atornillar nada",
      "Duración de las baterías medida con su carga real",
      "Una segunda copia en terreno más alto, ensayada una vez al año",
      "Discos viejos borrados, con un certificado para cada uno",
    ],
    search: {
      title: "Servidores y centros de datos en Miami | {company}",
      description:
        "Servidores, almacenamiento, corriente y aire para sistemas que se quedan en su edificio: sobre el nivel de inundación y con una copia tierra adentro.",
    },
  },
};
