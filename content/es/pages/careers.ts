import type { SeedOf } from "../../writing/seed-of.ts";

export const careers: SeedOf<"page"> = {
  id: "page-careers-es",
  type: "page",
  language: "es",
  group: "page-careers",
  data: {
    title: "Empleos",
    path: "/es/empleos",
    search: {
      title: "Empleos de informática en Miami y remotos | {company}",
      description:
        "Vacantes: ingeniero de software, ingeniero DevOps y especialista en soporte informático, con beneficios, tiempo para aprender y guardias planeadas y pagadas.",
    },
    blocks: [
      {
        type: "intro",
        id: "intro",
        eyebrow: "Empleos",
        heading: "Únase a nuestro equipo",
        text: "Cuidamos sistemas de los que depende la gente: los teléfonos de la clínica, los escáneres del puerto, la recepción del hotel. El trabajo pide experiencia, el horario es honesto, y las noches de guardia se planean con un trimestre de anticipación y se pagan.\n\nContratamos despacio. Usted hablará con tres personas con las que trabajaría, resolverá un problema que tuvimos de verdad y sabrá de nosotros en menos de una semana, sea cual sea la respuesta.",
        picture: "page-careers",
      },
      {
        type: "value-cards",
        id: "culture",
        heading: "Nuestra cultura y nuestros valores",
        cards: [
          {
            icon: "people",
            title: "Trabajo en equipo",
            description:
              "Cada cliente tiene dos ingenieros que conocen su oficina, y todo cambio lo lee una segunda persona antes de entrar. Aquí preguntar temprano es lo normal.",
          },
          {
            icon: "learning",
            title: "Aprendizaje continuo",
            description:
              "Los viernes por la tarde son para aprender. Pagamos el curso, el examen y el segundo intento, y el rack del laboratorio de Miami está ahí para que lo rompan.",
          },
          {
            icon: "idea",
            title: "Las ideas van primero",
            description:
              "Si hizo una tarea tres veces a mano, la cuarta puede dedicarla a automatizarla. Las mejores de esas ideas funcionan un mes después en todos los clientes, con su nombre en las notas.",
          },
        ],
      },
      {
        type: "benefits",
        id: "benefits",
        heading: "Beneficios y ventajas",
        items: [
          { icon: "salary", title: "Salario competitivo y opciones de acciones" },
          { icon: "health", title: "Seguro médico, dental y de la vista" },
          { icon: "clock", title: "Horario y lugar de trabajo flexibles" },
          { icon: "calendar", title: "Vacaciones y días feriados pagados" },
          { icon: "budget", title: "Presupuesto para desarrollo profesional" },
          { icon: "laptop", title: "Equipos de trabajo modernos" },
          { icon: "party", title: "Actividades para unir al equipo" },
          { icon: "wellness", title: "Programas de bienestar" },
        ],
      },
      {
        type: "open-positions",
        id: "positions",
        heading: "Puestos vacantes",
        text: "El botón “Postularse” abre el formulario con el puesto ya elegido. El currículum puede venir después; por ahora nos sirven más unas líneas sobre lo último que usted arregló.",
        applyText: "Postularse",
        applyLink: "/es/contacto?service=careers",
      },
      {
        type: "call-to-action",
        id: "next",
        heading: "¿Su puesto no está en la lista?",
        text: "La gente buena en redes y seguridad rara vez busca cuando nosotros buscamos. Escríbanos de todos modos y díganos qué le gustaría hacer.",
        buttonText: "Escríbanos",
        buttonLink: "/es/contacto",
        showPhone: false,
      },
    ],
  },
};
