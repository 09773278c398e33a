import { link, p, rich } from "../../writing/rich.ts";
import type { SeedOf } from "../../writing/seed-of.ts";

export const network: SeedOf<"project"> = {
  id: "project-network-es",
  type: "project",
  language: "es",
  group: "project-network",
  data: {
    title: "Infraestructura de red",
    path: "/es/casos/redes",
    category: "Network",
    client: "Una empresa de carga y almacenes en PortMiami, Doral y Port Everglades",
    summary:
      "Tres almacenes, 410,000 pies cuadrados de estanterías de acero y salitre. Ahora los escáneres mantienen la conexión en cada pasillo, y un corte de fibra es una línea en un informe.",
    picture: "project-network",
    overview: rich(
      p(
        "La empresa recibe contenedores en PortMiami y en Port Everglades, los desconsolida en Doral y los tiene en un día en la carretera o en un avión rumbo a las islas. Unas 130 personas trabajan con escáneres de mano. Lo que el escáner no confirma no sale del edificio.",
      ),
      p(
        "En dos años la operación había crecido más rápido que su red. El gerente de despacho llevaba en la pared la cuenta de cuántas veces alguien caminaba hasta la punta de un pasillo a buscar señal. En un día normal la cuenta llegaba a 240.",
      ),
    ),
    challenges: rich(
      p(
        "El Wi-Fi se había planeado para un edificio vacío. Las estanterías llenas de latas y de agua detienen casi por completo una señal de radio, y cambian todas las semanas. Los puntos de acceso cerca de las puertas abiertas del muelle se dañaban por el salitre a los 14 meses.",
      ),
      p(
        "Los tres locales dependían de un solo proveedor y, como descubrimos siguiendo el cable, de un solo poste en Doral. Cámaras, celulares de visitantes y escáneres compartían una red, así que la videollamada de un chofer podía detener una paleta.",
      ),
      p("Los edificios trabajan dos turnos, seis días a la semana. Quedaban los domingos."),
    ),
    solution: rich(
      p(
        "Medimos con las estanterías llenas, a la altura del escáner, un martes. El diseño usa antenas direccionales a lo largo de cada pasillo en lugar de más potencia desde el techo, y cajas selladas a menos de 300 pies de una puerta de muelle. Antes había 96 puntos de acceso; ahora hay 71.",
      ),
      p(
        "Cada local tiene dos conexiones de proveedores distintos, por caminos distintos que recorrimos a pie, y una tercera celular solo para los escáneres. Los locales están unidos por las dos. Escáneres, oficinas, cámaras y visitantes tienen su propia red, y los escáneres pasan primero.",
      ),
      p(
        "Cada domingo, durante nueve semanas, se cambió una zona, y la red vieja quedó encendida hasta el miércoles. Lo vigilamos todo como parte de nuestro servicio de ",
        link("redes", "/es/servicios/redes"),
        " y repetimos la medición dos veces al año, porque las estanterías no se quedan quietas.",
      ),
    ),
    results: [
      {
        figure: "94%",
        text: "menos conexiones perdidas de los escáneres: de 240 a unas 15 al día en los tres locales",
      },
      {
        figure: "22%",
        text: "más artículos recogidos por hora en los mismos turnos, medido en el trimestre siguiente",
      },
      {
        figure: "99.99%",
        text: "de disponibilidad de los enlaces entre locales en el primer año, con dos cortes de fibra incluidos",
      },
      { figure: "26%", text: "menos puntos de acceso que comprar, alimentar y mantener: de 96 a 71" },
    ],
    related: ["project-datacenter", "project-retail"],
    search: {
      title: "Caso: una red para la logística del puerto | {company}",
      description:
        "Tres almacenes de carga entre PortMiami y Port Everglades perdieron 94% menos conexiones de escáner, con menos puntos de acceso y dos caminos separados.",
    },
  },
};
