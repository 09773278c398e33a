import { h2, link, p, rich, table } from "../../../writing/rich.ts";
import { areaPage } from "./area.ts";

export const miami = areaPage({
  slug: "miami",
  title: "Miami",
  opening:
    "Aquí está nuestra oficina, y aquí manejamos más que en ningún otro lado. En Miami las distancias son cortas y los viajes son largos: lo que cuenta es dónde está el switch de repuesto cuando suena el teléfono.\n\nPor eso guardamos repuestos para los clientes a los dos lados del río, y nueve de cada diez llamadas terminan sin que nadie se monte en un carro.",
  ground: rich(
    h2("Cuánto tardamos en llegar"),
    p(
      "De puerta a puerta desde nuestra oficina en Miami, como lo calculamos al planear. La mesa de ayuda contesta enseguida, a cualquier hora.",
    ),
    table(
      ["A", "Antes de las 7 y después de las 8", "En la hora pico"],
      ["Brickell y Downtown", "15 minutos", "25 minutos"],
      ["Coral Gables y Coconut Grove", "20 minutos", "40 minutos"],
      ["Doral y el aeropuerto", "25 minutos", "50 minutos"],
      ["Miami Beach", "25 minutos", "50 minutos"],
      ["PortMiami", "20 minutos, más la entrada", "35 minutos, más la entrada"],
      ["Homestead", "45 minutos", "80 minutos"],
    ),
    h2("Cuando nadie maneja"),
    p(
      "Con un aviso de huracán no salimos a la carretera, y la mesa de ayuda sigue contestando. Lo que hay que hacer antes está en la ",
      link("lista para la temporada", "/es/blog/lista-para-la-temporada-de-huracanes"),
      ".",
    ),
  ),
  buildings: [
    {
      icon: "office",
      title: "Las torres de Brickell",
      description:
        "El cuarto de cableado es del dueño del edificio, y la lista de proveedores de internet es corta. Sabemos qué edificios tienen dos entradas y de quién es la llave que abre el cuarto después de las seis.",
    },
    {
      icon: "truck",
      title: "Los almacenes de Doral",
      description:
        "Estanterías de acero, techos de metal, puertas de muelle siempre abiertas. El Wi-Fi se mide con el edificio lleno, o es una adivinanza.",
    },
    {
      icon: "hotel",
      title: "El art déco de la playa",
      description:
        "Paredes de roca coralina, ningún ducto, sal en cada conector. El cable va por donde lo deja la junta de preservación, y la radio hace el resto.",
    },
  ],
  cases: ["project-cloud", "project-network", "project-datacenter"],
  services: ["service-managed", "service-help-desk", "service-security"],
  questions: [
    {
      question: "¿Cobran por venir?",
      answer:
        "No a los clientes con acuerdo mensual, en ningún punto entre Homestead y Jupiter. En los proyectos va incluido en el precio fijo.",
    },
    {
      question: "¿Su gente habla español?",
      answer:
        "Casi todos, y en la mesa de ayuda siempre hay alguien que lo habla. Varios hablan creole haitiano o portugués.",
    },
    {
      question: "El internet lo maneja el dueño del edificio. ¿Pueden trabajar con eso?",
      answer:
        "Sí. Pedimos el contrato, medimos lo que llega y ponemos nuestros equipos detrás. Si el punto débil es el edificio, una segunda salida por radio o por celular es cuestión de días.",
    },
  ],
  ask: {
    heading: "¿En qué piso está usted?",
    text: "Quizás ya hemos estado en su edificio. Treinta minutos con un ingeniero son gratis, en su escritorio o por teléfono.",
  },
  search: {
    title: "Soporte informático en Miami | {company}",
    description:
      "Soporte informático en Miami con oficina en la ciudad: tiempos de viaje a Brickell, Doral y la playa, lo que los edificios le hacen a una red y casos.",
  },
});
