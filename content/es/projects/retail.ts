import { p, rich } from "../../writing/rich.ts";
import type { SeedOf } from "../../writing/seed-of.ts";

export const retail: SeedOf<"project"> = {
  id: "project-retail-es",
  type: "project",
  language: "es",
  group: "project-retail",
  data: {
    title: "Punto de venta para comercios",
    path: "/es/casos/comercio",
    category: "Software",
    client: "Una cadena de artículos náuticos con 14 tiendas, de Key Largo a Jupiter",
    summary:
      "Cajas que siguen vendiendo cuando se cae el internet, un inventario que coincide con el estante y datos de tarjetas que nunca tocan las computadoras de la tienda. Catorce tiendas en diez semanas.",
    picture: "project-retail",
    overview: rich(
      p(
        "La empresa vende sogas, bombas de achique, aparejos de pesca y otras 19,000 cosas a la gente que tiene bote. Sus 14 tiendas habían crecido en 30 años con tres generaciones de cajas. El sábado antes de la minitemporada de langosta, una tienda vende lo que normalmente vende en una semana.",
      ),
      p(
        "Uno de esos sábados, a las siete de la mañana, se cayó el internet en Islamorada y las cajas se detuvieron. La tienda vendió en efectivo y anotó en papel hasta las dos. Los dueños decidieron que sería la última vez.",
      ),
    ),
    challenges: rich(
      p(
        "Las cajas no podían cerrar una venta con tarjeta sin el servidor central. El inventario se contaba a mano cada mes y era correcto para 81% de los artículos, así que el personal llamaba a otras tiendas para preguntar si algo estaba de verdad. Una venta tardaba 92 segundos en promedio, un tercio de ellos buscando precios.",
      ),
      p(
        "Los datos de tarjetas pasaban por las computadoras de la tienda, y eso metía 41 sistemas en el cuestionario de PCI DSS. Además, había que esquivar la temporada: quedaban diez semanas entre la Semana Santa y el final de junio.",
      ),
    ),
    solution: rich(
      p(
        "Elegimos un producto de punto de venta que guarda precios, inventario y recibos en la tienda, y se sincroniza con el sistema central cuando puede. Las terminales de pago cifran dentro del lector y guardan ventas con tarjeta sin conexión hasta un límite que fijan los dueños. Cada tienda recibió una conexión celular de repuesto que entra sola.",
      ),
      p(
        "Lo que le faltaba al producto lo escribimos nosotros: un enlace con contabilidad, una pantalla de traslados entre tiendas que funciona en el celular frente al estante y una consulta de precios de piezas de motores fuera de borda por número de serie. Son tres programas pequeños con pruebas, y son del cliente.",
      ),
      p(
        "La primera tienda trabajó dos semanas con una libreta al lado de la caja. Cada comentario quedó resuelto antes de la segunda. Después cambiaron dos tiendas por semana, cada una de noche, con uno de nosotros detrás del mostrador la primera mañana.",
      ),
    ),
    results: [
      { figure: "35%", text: "menos tiempo por venta: de 92 a 60 segundos en promedio" },
      { figure: "98%", text: "de los artículos con un inventario que coincide con el estante; antes, 81%" },
      { figure: "63%", text: "menos sistemas en el cuestionario de PCI DSS: de 41 a 15" },
      { figure: "100%", text: "de las tiendas siguió vendiendo durante las 23 caídas de internet del primer año" },
    ],
    related: ["project-network", "project-cloud"],
    search: {
      title: "Caso: punto de venta en 14 tiendas náuticas | {company}",
      description:
        "Catorce tiendas de Key Largo a Jupiter tienen cajas que venden sin internet. Cada venta toma 35% menos tiempo y el inventario coincide en 98% de los artículos.",
    },
  },
};
