import { h2, link, p, rich, table } from "../../../writing/rich.ts";
import { areaPage } from "./area.ts";

export const westPalmBeach = areaPage({
  slug: "west-palm-beach",
  title: "West Palm Beach",
  opening:
    "Las finanzas vienen subiendo por la costa, y los edificios de Flagler Drive se llenan más rápido de lo que las compañías pueden tender fibra. Al lado sigue lo de siempre: clínicas, clubes, agricultores y asociaciones.\n\nTenemos dos ingenieros en el condado de Palm Beach, porque setenta millas son demasiado camino por una impresora en día de nómina.",
  ground: rich(
    h2("Cuánto tardamos en llegar"),
    p(
      "Desde donde suelen estar nuestros ingenieros en el condado de Palm Beach, y desde la oficina de Miami cuando un proyecto necesita a más de nosotros.",
    ),
    table(
      ["A", "Desde el condado de Palm Beach", "Desde Miami"],
      ["Clematis Street y Flagler Drive", "20 minutos", "80 a 110 minutos"],
      ["Palm Beach", "25 minutos, con el puente abajo", "85 a 115 minutos"],
      ["Boca Raton y Delray Beach", "35 minutos", "55 a 85 minutos"],
      ["Palm Beach Gardens y Jupiter", "30 minutos", "95 a 125 minutos"],
      ["Wellington", "30 minutos", "85 a 110 minutos"],
    ),
    h2("Cuando vamos por algo más que una llamada"),
    p(
      "En temporada las calles van lentas y los clubes están llenos, así que el trabajo planeado se hace de mayo a noviembre. Lo que prometemos para las emergencias está en la página de ",
      link("servicios administrados", "/es/servicios/administrados"),
      ".",
    ),
  ),
  buildings: [
    {
      icon: "flats",
      title: "Las torres nuevas de Flagler",
      description:
        "La fibra la prometen para el mes después de su mudanza. La pedimos temprano, ponemos un enlace celular mientras tanto y cableamos la oficina antes de que lleguen los muebles.",
    },
    {
      icon: "clinic",
      title: "Los parques médicos",
      description:
        "Los consultorios cambian de dueño con el cableado puesto. Seguimos lo que hay en la pared, lo etiquetamos y bajamos del techo los equipos del inquilino anterior.",
    },
    {
      icon: "people",
      title: "Clubes y asociaciones",
      description:
        "Terrenos grandes, pocos ductos, muchos comités. Una medición y un solo plano resuelven casi todas las discusiones antes de que empiecen.",
    },
  ],
  cases: ["project-security", "project-retail"],
  services: ["service-security", "service-managed", "service-consulting"],
  questions: [
    {
      question: "Somos un fondo que bajó de Nueva York. ¿Quién se encarga del cuestionario?",
      answer:
        "Nuestra jefa de seguridad, que pasó ocho años del lado del auditor. Traiga la lista que le mandan sus inversionistas, y ella marca qué es cierto hoy y le pone fecha al resto.",
    },
    {
      question: "¿Hay alguien aquí en agosto?",
      answer: "Sí. Sus dos ingenieros viven en el condado todo el año, temporada de huracanes incluida.",
    },
    {
      question: "¿Pueden atender la casa además de la oficina?",
      answer:
        "Si en la casa también se trabaja, sí: el mismo inicio de sesión, las mismas actualizaciones y una red aparte. Los cines en casa se los dejamos a quienes los disfrutan.",
    },
  ],
  ask: {
    heading: "¿Recién llegado, o aquí desde 1994?",
    text: "De cualquier manera la primera consulta es gratis: 30 minutos donde usted esté, y después una página por escrito en dos días hábiles.",
  },
  search: {
    title: "Soporte informático en West Palm Beach | {company}",
    description:
      "Soporte informático de West Palm Beach a Jupiter: ingenieros en el condado, tiempos de viaje, torres en Flagler Drive, parques médicos y un caso de HIPAA.",
  },
});
