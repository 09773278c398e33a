import { link, p, rich } from "../../writing/rich.ts";
import type { SeedOf } from "../../writing/seed-of.ts";

export const datacenter: SeedOf<"project"> = {
  id: "project-datacenter-es",
  type: "project",
  language: "es",
  group: "project-datacenter",
  data: {
    title: "Modernización de un centro de datos",
    path: "/es/casos/centro-de-datos",
    category: "Infrastructure",
    client: "Un fabricante de ventanas de impacto en Medley",
    summary:
      "Veintidós servidores en un piso que se inunda se volvieron tres en el piso de arriba, y tres sistemas que nunca se hablaron son ahora una sola corriente de pedidos, inventario y envíos.",
    picture: "project-datacenter",
    overview: rich(
      p(
        "La empresa fabrica ventanas y puertas resistentes a impactos: 260 personas, dos naves de producción, camiones que salen a las cinco de la mañana. La demanda se duplica en las semanas después de una tormenta, justo cuando sus propias computadoras corrían más peligro.",
      ),
      p(
        "El cuarto de servidores estaba en la planta baja, entre el taller de pintura y un canal. Un octubre de mucha lluvia, el agua se había detenido a cuatro pulgadas del servidor más bajo. La aseguradora pidió un plan, y los dueños agregaron otro deseo: dejar de escribir cada pedido tres veces.",
      ),
    ),
    challenges: rich(
      p(
        "Había 22 servidores de cuatro generaciones, nueve de ellos sin soporte. Las cintas se llevaban cada viernes en carro a una casa de Kendall. Cuando preguntamos cuánto tardarían en volver después de una inundación, el cálculo honesto era dos días, y nadie lo había probado.",
      ),
      p(
        "Los pedidos llegaban al sistema de ventas, se escribían otra vez en el de producción y otra más en el de envíos. Las medidas van en dieciseisavos de pulgada. Un dígito mal puesto es una ventana que no cabe en ninguna parte, y eso se descubre en la obra.",
      ),
      p(
        "Las sierras y la línea de vidrio reciben de los servidores sus listas de corte, así que la producción se detiene cuando ellos se detienen.",
      ),
    ),
    solution: rich(
      p(
        "Construimos un cuarto pequeño en el piso de arriba: tres servidores, de los que dos pueden con todo, baterías para 40 minutos con la carga medida, una conexión para el generador de la fábrica y dos equipos de aire. Una copia de cada sistema corre, con 15 minutos de atraso, en un centro de datos tierra adentro.",
      ),
      p(
        "Después conectamos ventas, producción y envíos. Un pedido se escribe una vez, se compara con lo que se puede fabricar y sigue hasta las sierras y la lista de carga. El puente es un programa de unas 4,000 líneas con pruebas, descrito en diez páginas y propiedad del cliente. Cómo hacemos esos puentes está en la página sobre ",
        link("desarrollo de software", "/es/servicios/software"),
        ".",
      ),
      p(
        "Los sistemas se mudaron uno por noche, a lo largo de 11 semanas. En mayo, antes de la temporada, apagamos un sábado el cuarto nuevo y pusimos la fábrica a trabajar desde la copia. Tomó una hora y 50 minutos, con el gerente de planta cronómetro en mano.",
      ),
    ),
    results: [
      {
        figure: "70%",
        text: "menos errores al anotar pedidos desde que cada uno se escribe una sola vez y se verifica",
      },
      { figure: "96%", text: "menos tiempo para volver: menos de dos horas en el ensayo, donde se esperaban dos días" },
      { figure: "86%", text: "menos servidores físicos: de 22 a tres" },
      { figure: "52%", text: "menos electricidad para servidores y aire" },
    ],
    related: ["project-cloud", "project-network"],
    search: {
      title: "Caso: el centro de datos de una fábrica | {company}",
      description:
        "Un fabricante de ventanas subió 22 servidores sobre el nivel de inundación, los dejó en tres y unió ventas, producción y envíos: 70% menos errores.",
    },
  },
};
