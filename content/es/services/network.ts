import { bold, figure, link, ol, p, rich, ul } from "../../writing/rich.ts";
import type { SeedOf } from "../../writing/seed-of.ts";

export const network: SeedOf<"service"> = {
  id: "service-network-es",
  type: "service",
  language: "es",
  group: "service-network",
  data: {
    title: "Redes",
    path: "/es/servicios/redes",
    card: {
      title: "Redes e infraestructura",
      text: "Wi-Fi medido en su propio edificio, cableado, switches y servidores, y una segunda salida cuando la tormenta se lleva la primera.",
      icon: "network",
    },
    lead: "Cuando la red es buena, nadie habla de ella. Medimos, cableamos, configuramos y vigilamos las conexiones, los switches y las antenas que unen a su gente, sus locales y sus máquinas, desde una oficina de 12 personas hasta un almacén de 300,000 pies cuadrados.",
    picture: "service-network",
    sections: [
      {
        heading: "Qué construimos",
        body: rich(
          figure("figure-network-es", "Dos entradas, y una red aparte para todo lo que no debe ver a los demás"),
          ul(
            p(
              bold("Internet con repuesto: "),
              "primero fibra o cable, y una segunda conexión por otro camino y con otra tecnología. El cambio tarda segundos y se prueba cada mes.",
            ),
            p(
              bold("Wi-Fi con medición: "),
              "medimos en su edificio, con los estantes llenos. Las estanterías de acero, las neveras y los pisos de concreto lo cambian todo.",
            ),
            p(
              bold("Redes separadas "),
              "para empleados, invitados, cámaras, terminales de pago y máquinas, para que una cámara hackeada solo vea otras cámaras.",
            ),
            p(
              bold("Enlaces entre locales: "),
              "de Miami a West Palm Beach como si fuera una sola oficina, por dos proveedores.",
            ),
            p(bold("Cableado y racks: "), "con etiqueta en los dos extremos, probados, dibujados y fotografiados."),
          ),
        ),
      },
      {
        heading: "Cómo es un proyecto de red",
        body: rich(
          ol(
            "Un recorrido por el edificio con un medidor de señal y una escalera: un día para hasta 50,000 pies cuadrados.",
            "Un plano con cada cable, switch y punto de acceso, y un precio fijo.",
            "Permisos, certificados de seguro y el administrador del edificio, que en una torre de condominios tardan más que la obra.",
            "Instalación de noche o en el fin de semana. La red vieja sigue funcionando al lado de la nueva.",
            "Una medición después, en los mismos puntos que antes. Usted recibe las dos.",
          ),
          p(
            "Cómo salió eso en tres almacenes llenos de salitre y acero se lee en nuestro caso sobre la ",
            link("red de una empresa de carga", "/es/casos/redes"),
            ".",
          ),
        ),
      },
      {
        heading: "Hecha para esta costa",
        body: rich(
          p(
            "El salitre se come los conectores, los rayos buscan los tramos largos de cobre, y un módem de cable vale lo que vale la batería de un gabinete calle abajo. Usamos cajas selladas cerca del agua, fibra entre edificios, protección contra sobretensiones en cada tramo exterior y una conexión de repuesto que no comparte el poste.",
          ),
          p(
            "En condominios y hoteles planeamos para la temporada: el triple de huéspedes en febrero, una red tranquila en agosto y reglas para que un piso que ve películas no deje lenta la recepción.",
          ),
        ),
      },
      {
        heading: "Lo que hay debajo: la infraestructura",
        body: rich(
          p(
            "Una red termina en servidores, almacenamiento y corriente. Donde esos se quedan en su edificio, nuestro ",
            link("servicio de infraestructura", "/es/servicios/infraestructura"),
            " los planea con el mismo cuidado: racks por encima del nivel de inundación, baterías con la duración medida y un segundo sitio para los datos. Las dos cosas las hacen los mismos ingenieros, y usted recibe un solo plano.",
          ),
        ),
      },
      {
        heading: "Cuánto cuesta saberlo",
        body: rich(
          p(
            "Díganos los pies cuadrados, cuántas personas son y qué le molesta. En la consulta gratuita muchas veces podemos nombrar la causa, y más o menos una de cada cuatro veces el arreglo es un ajuste. Una medición con equipo de radio tiene un precio fijo, que se acredita si hacemos la obra.",
          ),
          p("No tendemos fibra en la calle, y no reparamos una red que no nos dejan documentar."),
        ),
      },
    ],
    benefits: [
      "Dos conexiones de internet que no comparten camino, probadas cada mes",
      "Wi-Fi diseñado con mediciones en su edificio",
      "Cámaras, pagos e invitados en redes aparte",
      "Medida antes y después, en los mismos puntos",
      "Equipos sellados y protegidos contra sobretensiones cerca del agua",
      "Etiquetada, dibujada y fotografiada, y los planos son suyos",
    ],
    search: {
      title: "Redes y Wi-Fi para empresas en Miami | {company}",
      description:
        "Wi-Fi medido, dos conexiones de internet que no comparten poste y redes aparte para cámaras y pagos. Hechas para el salitre, los rayos y los huracanes.",
    },
  },
};
