import type { SeedOf } from "../writing/seed-of.ts";

/** What the whole site says of the company. */
export const settings: SeedOf<"settings"> = {
  id: "settings-es",
  type: "settings",
  language: "es",
  group: "settings",
  data: {
    company: {
      name: "Mangrove IT",
      legalName: "Mangrove IT, LLC",
      tagline: "Tecnología administrada que aguanta firme",
      blurb:
        "Tecnología administrada, nube y seguridad para empresas entre Miami y West Palm Beach. Cuidamos lo que está bajo la superficie, para que siga en pie lo que está encima.",
    },
    claims: {
      years: "15+",
      clients: "500+",
      projects: "1000+",
      retention: "100%",
      support: "24/7",
      priceFrom: "$125",
      priceTo: "$165",
    },
    contact: {
      phone: "(305) 555-0142",
      email: "info@example.com",
      location: "Miami, Fort Lauderdale, West Palm Beach, Florida, EE. UU.",
      languages: ["Inglés", "Español"],
      area: ["Miami", "Fort Lauderdale", "West Palm Beach"],
      hoursInShort: "Oficina de 9 a 5 · Mesa de ayuda para clientes 24/7",
      consultation: "Pida una consulta gratuita",
    },
    hours: [
      { days: "Lunes a viernes", hours: "9:00 a. m. a 5:00 p. m." },
      { days: "Sábado y domingo", hours: "Cerrado" },
    ],
    social: [
      { network: "X", url: "https://www.example.com/x" },
      { network: "Instagram", url: "https://www.example.com/instagram" },
      { network: "LinkedIn", url: "https://www.example.com/linkedin" },
    ],
    map: { embedUrl: "/map", picture: "service-area-map-es" },
    colours: { accent: "#0f5c4d", action: "#ff6a4d" },
    menu: [
      { name: "Inicio", path: "/es", submenu: [] },
      {
        name: "Nosotros",
        path: "/es/nosotros",
        submenu: [
          { name: "Quiénes somos", path: "/es/nosotros" },
          { name: "Nuestro equipo", path: "/es/nosotros#team" },
        ],
      },
      {
        name: "Servicios",
        path: "/es/servicios",
        submenu: [
          { name: "Todos los servicios", path: "/es/servicios" },
          { name: "Consultoría de TI", path: "/es/servicios/consultoria" },
          { name: "Servicios administrados", path: "/es/servicios/administrados" },
          { name: "La nube", path: "/es/servicios/nube" },
          { name: "Seguridad", path: "/es/servicios/seguridad" },
        ],
      },
      { name: "Casos", path: "/es/casos", submenu: [] },
      { name: "Contacto", path: "/es/contacto", submenu: [] },
    ],
    footer: {
      services: [
        { name: "Consultoría de TI", path: "/es/servicios/consultoria" },
        { name: "Servicios administrados", path: "/es/servicios/administrados" },
        { name: "La nube", path: "/es/servicios/nube" },
        { name: "Ciberseguridad", path: "/es/servicios/seguridad" },
        { name: "Redes", path: "/es/servicios/redes" },
        { name: "Mesa de ayuda", path: "/es/servicios/mesa-de-ayuda" },
        { name: "Desarrollo de software", path: "/es/servicios/software" },
        { name: "Gestión de datos", path: "/es/servicios/datos" },
      ],
      quickLinks: [
        { name: "Quiénes somos", path: "/es/nosotros" },
        { name: "Casos", path: "/es/casos" },
        { name: "Nuestro equipo", path: "/es/nosotros#team" },
        { name: "Empleos", path: "/es/empleos" },
        { name: "Contáctenos", path: "/es/contacto" },
      ],
      legal: [
        { name: "Política de privacidad", path: "/es/privacidad" },
        { name: "Términos de servicio", path: "/es/terminos" },
      ],
    },
    form: {
      services: [
        { word: "consulting", name: "Consultoría de TI", service: ["service-consulting"] },
        { word: "managed", name: "Servicios administrados", service: ["service-managed"] },
        { word: "cloud", name: "La nube", service: ["service-cloud"] },
        { word: "security", name: "Ciberseguridad", service: ["service-security"] },
        { word: "software", name: "Desarrollo de software", service: ["service-software"] },
        { word: "careers", name: "Empleos - Puestos vacantes" },
        { word: "other", name: "Otro" },
      ],
    },
    answers: [
      {
        name: "Le llamamos hoy",
        text: "Hola, {name}:\n\nGracias por escribirnos sobre {service}. Uno de nuestros ingenieros le llamará hoy para conocer qué tiene y qué necesita. Si prefiere otro momento, conteste este correo o llámenos al {phone}.\n\n{me}\n{company}",
      },
      {
        name: "Pedir detalles",
        text: "Hola, {name}:\n\nGracias por su mensaje. Para darle una cifra y no una adivinanza, ¿nos dice cuántas personas y cuántas computadoras son, en cuántas oficinas, y qué usan hoy?\n\n{me}\n{company}",
      },
      {
        name: "No es lo nuestro",
        text: "Hola, {name}:\n\nGracias por pensar en nosotros. Esto no lo hacemos tan bien como para cobrarle por hacerlo. Si le sirve, llame al {phone} y le decimos qué empresa cercana sí lo hace.\n\n{me}\n{company}",
      },
    ],
    retentionMonths: 24,
  },
};
