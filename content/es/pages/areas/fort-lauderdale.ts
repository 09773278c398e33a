import { h2, link, p, rich, table } from "../../../writing/rich.ts";
import { areaPage } from "./area.ts";

export const fortLauderdale = areaPage({
  slug: "fort-lauderdale",
  title: "Fort Lauderdale",
  opening:
    "Trescientas millas de canales en el condado, un puerto que trabaja de noche y parques de oficinas a lo largo de la interestatal. Entre unos y otros: clínicas, proveedores náuticos, bufetes y hoteles que preferirían no pensar en nada de eso.\n\nLos ingenieros que viven en Broward empiezan el día con los clientes de aquí, así que la primera visita de la mañana no sube desde Miami.",
  ground: rich(
    h2("Cuánto tardamos en llegar"),
    p(
      "Desde donde suele estar el ingeniero de turno en Broward, y desde la oficina de Miami cuando hacen falta más manos.",
    ),
    table(
      ["A", "Desde Broward", "Desde Miami, en la hora pico"],
      ["Las Olas y Downtown", "20 minutos", "60 minutos"],
      ["Port Everglades", "20 minutos, más la entrada", "55 minutos, más la entrada"],
      ["Cypress Creek", "25 minutos", "70 minutos"],
      ["Hollywood y Hallandale Beach", "25 minutos", "40 minutos"],
      ["Weston y Plantation", "30 minutos", "65 minutos"],
      ["Pompano Beach y Coral Springs", "35 minutos", "80 minutos"],
    ),
    h2("Cuando no hace falta manejar"),
    p(
      "Contamos con los puentes levadizos, y lo que se puede hacer a distancia lo hacemos a distancia: vea cómo trabaja la ",
      link("mesa de ayuda", "/es/servicios/mesa-de-ayuda"),
      ".",
    ),
  ),
  buildings: [
    {
      icon: "shop",
      title: "Plantas bajas cerca del agua",
      description:
        "Las mareas altas de otoño entran en garajes y clósets. Nada que importe queda en la planta baja, y lo que no puede subir va en un estante alto con un sensor de agua.",
    },
    {
      icon: "party",
      title: "Astilleros y marinas",
      description:
        "Los mástiles reflejan la radio y los muelles no tienen ductos. Enlazamos por radio un galpón con otro y metemos los equipos en cajas hechas para el salitre.",
    },
    {
      icon: "office",
      title: "Parques de oficinas de los ochenta",
      description:
        "Buena estructura, cobre viejo y un solo proveedor en el poste. A la mayoría le basta fibra hasta una oficina y un rack limpio para estar bien diez años.",
    },
  ],
  cases: ["project-healthcare", "project-retail", "project-network"],
  services: ["service-network", "service-managed", "service-cloud"],
  questions: [
    {
      question: "¿De verdad son locales, o suben desde Miami?",
      answer:
        "Las dos cosas. La oficina está en Miami; los ingenieros de turno en Broward viven en Broward y llevan en la van los repuestos de siempre. Usted los conocerá por su nombre.",
    },
    {
      question: "¿Trabajan en yates?",
      answer:
        "En los talleres, las tiendas y las oficinas que les dan servicio, sí. A bordo ayudamos cuando el barco es del negocio de un cliente, y decimos cuándo conviene más una firma de electrónica marina.",
    },
    {
      question: "¿Y si cierran la I-95?",
      answer:
        "Entonces va el que esté del lado correcto. Dos ingenieros conocen a cada cliente, y no viven del mismo lado del New River.",
    },
  ],
  ask: {
    heading: "¿Un cafecito en Las Olas?",
    text: "Un ingeniero va adonde usted está, mira el clóset y la factura, y en 30 minutos le dice qué cambiar primero. Es gratis.",
  },
  search: {
    title: "Soporte informático en Fort Lauderdale | {company}",
    description:
      "Soporte informático en Fort Lauderdale y Broward: tiempos de viaje de Las Olas a Weston, edificios cerca del agua, firmas náuticas, clínicas y casos.",
  },
});
