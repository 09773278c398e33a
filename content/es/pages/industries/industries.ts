import type { SeedOf } from "../../../writing/seed-of.ts";

export const industries: SeedOf<"page"> = {
  id: "page-industries-es",
  type: "page",
  language: "es",
  group: "page-industries",
  data: {
    title: "Industrias",
    path: "/es/industrias",
    search: {
      title: "Tecnología por industria, sur de la Florida | {company}",
      description:
        "Tecnología para clínicas, condominios, logística, hoteles, bufetes y contadores entre Miami y West Palm Beach: las normas, los casos y las preguntas.",
    },
    blocks: [
      {
        type: "intro",
        id: "intro",
        eyebrow: "Industrias",
        heading: "Industrias que conocemos por dentro",
        text: "Una clínica, una torre y un almacén tienen auditores distintos, proveedores distintos y un peor día distinto. Bajo la superficie los sostienen las mismas raíces: una red, un respaldo que ya se restauró una vez y alguien que contesta el teléfono.\n\nCada página dice qué necesita esa industria de su tecnología, qué piden las normas y dónde leerlas, qué hemos hecho para otros y qué nos preguntan.",
        picture: "page-industries",
      },
      {
        type: "value-cards",
        id: "trades",
        heading: "¿Cuál es la suya?",
        cards: [
          {
            icon: "clinic",
            title: "Salud",
            description:
              "Clínicas y consultorios: el expediente en segundos, HIPAA con pruebas y lo que la Florida exige sobre los expedientes.",
            link: "/es/industrias/salud",
          },
          {
            icon: "flats",
            title: "Asociaciones de condominio",
            description: "Portones, cámaras, documentos para los propietarios y cifras que una junta puede votar.",
            link: "/es/industrias/condominios",
          },
          {
            icon: "truck",
            title: "Logística",
            description: "Almacenes y puertos: escáneres que no pierden la conexión y sistemas que se hablan.",
            link: "/es/industrias/logistica",
          },
          {
            icon: "hotel",
            title: "Hotelería",
            description:
              "Hoteles y restaurantes: una recepción que no se detiene, Wi-Fi por habitación y pagos con tarjeta en una red aparte.",
            link: "/es/industrias/hoteleria",
          },
          {
            icon: "scales",
            title: "Abogados y contadores",
            description:
              "Un correo en el que se puede confiar, documentos por caso y la Regla de Salvaguardas sin teatro.",
            link: "/es/industrias/abogados-y-contadores",
          },
        ],
      },
      {
        type: "value-cards",
        id: "areas",
        heading: "Por dónde manejamos",
        cards: [
          {
            icon: "network",
            title: "Miami",
            description: "Brickell, Doral, las playas y el puerto: torres, clósets y cuartos de cableado.",
            link: "/es/zonas/miami",
          },
          {
            icon: "network",
            title: "Fort Lauderdale",
            description: "Las Olas, Port Everglades y los parques de oficinas de Cypress Creek.",
            link: "/es/zonas/fort-lauderdale",
          },
          {
            icon: "network",
            title: "West Palm Beach",
            description: "Clematis Street, Flagler Drive y las clínicas hasta Jupiter.",
            link: "/es/zonas/west-palm-beach",
          },
        ],
      },
      {
        type: "call-to-action",
        id: "next",
        heading: "¿No ve la suya?",
        text: "También atendemos fábricas, tiendas y escuelas. Cuéntenos cómo es su peor día y le diremos si lo conocemos.",
        buttonText: "Pida una consulta gratuita",
        buttonLink: "/es/contacto",
      },
    ],
  },
};
