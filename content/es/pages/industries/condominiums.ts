import { bold, h2, link, p, rich, ul } from "../../../writing/rich.ts";
import { industryPage } from "./industry.ts";

export const condominiumsIndustry = industryPage({
  slug: "condominiums",
  address: "condominios",
  title: "Tecnología para asociaciones de condominio",
  heading: "Tecnología para asociaciones de condominio",
  opening:
    "Una torre es un pueblo con una sola oficina: portones, cámaras, elevadores que piden auxilio, Wi-Fi en la piscina y un administrador que responde por todo con un presupuesto que votan los vecinos.\n\nAtendemos a las asociaciones y a sus administradores de Brickell a Palm Beach: con el cable que ya está puesto donde se puede, y con precios que caben en una página de la carpeta de la junta.",
  needs: {
    heading: "Qué necesita un edificio de su tecnología",
    cards: [
      {
        icon: "security",
        title: "Portones y cámaras que no se caen",
        description:
          "En una red propia, con energía que dura más que el apagón y grabaciones que se pueden encontrar. Cuando una cámara se apaga, lo sabemos antes que el guardia de noche.",
      },
      {
        icon: "data",
        title: "Documentos que un propietario puede leer",
        description:
          "Actas, presupuestos y contratos donde la ley los quiere, con lo que debe ser privado bajo llave. Cuando cambia el administrador, se quedan.",
      },
      {
        icon: "budget",
        title: "Cifras que una junta puede votar",
        description:
          "Un precio para el edificio y una lista de lo que cubre. Los proyectos llegan con dos opciones y con lo que cada una significa para los próximos tres presupuestos.",
      },
    ],
  },
  rules: rich(
    h2("Qué le pide la ley a una asociación"),
    p(
      "Lo escriben ingenieros, no abogados: la última palabra la tiene el abogado de su asociación. Las fuentes son públicas. “F.S.” son los Estatutos de la Florida (Florida Statutes).",
    ),
    ul(
      p(
        bold("Un sitio web o una aplicación para los propietarios. "),
        "Desde el 1 de enero de 2026, las asociaciones de 25 unidades o más publican sus documentos oficiales en línea, en una parte que solo los propietarios pueden abrir; antes la línea eran 150 unidades (",
        link("s. 718.111(12)(g), F.S.", "https://florida.public.law/statutes/fla._stat._718.111"),
        ").",
      ),
      p(
        bold("Los documentos en 10 días hábiles. "),
        "El propietario que lo pide por escrito debe poder revisar los documentos oficiales en 10 días hábiles (",
        link("s. 718.111(12)(c), F.S.", "https://florida.public.law/statutes/fla._stat._718.111"),
        "). Algunos no se abren ni a los propietarios, como los que tocan asuntos médicos de otras personas, así que una carpeta compartida con todo adentro no sirve.",
      ),
      p(
        bold("El voto electrónico necesita el consentimiento de cada propietario, "),
        "y una manera de saber quién votó sin saber cómo votó (",
        link("s. 718.128, F.S.", "https://florida.public.law/statutes/fla._stat._718.128"),
        ").",
      ),
      p(
        bold("Si se filtra información personal, "),
        "empiezan a correr los mismos 30 días que en cualquier negocio (",
        link("s. 501.171, F.S.", "https://florida.public.law/statutes/fla._stat._501.171"),
        "). Las listas de residentes, los registros del portón y los videos de las cámaras cuentan más a menudo de lo que creen las juntas.",
      ),
    ),
  ),
  cases: ["project-network", "project-security"],
  services: ["service-network", "service-managed", "service-help-desk"],
  posts: ["post-hurricane", "post-flat-fee"],
  questions: [
    {
      question: "¿De quién son las contraseñas cuando cambiamos de compañía administradora?",
      answer:
        "De la asociación. Desde el primer día, cada cuenta de portones, cámaras, dominio y documentos está a nombre de la asociación, y la junta tiene la lista en un sobre sellado. Si hoy las suyas están en el correo personal de alguien, recuperarlas es el primer trabajo.",
    },
    {
      question: "¿Hay que volver a cablear el edificio?",
      answer:
        "Casi nunca. El cable de los ductos y el coaxial aguantan más de lo que la gente cree. Primero medimos, y las mediciones son para usted. La fibra nueva vale la pena donde el cable viejo está corroído, y cerca del mar a veces lo está.",
    },
    {
      question: "¿Qué pasa con los portones y los teléfonos de los elevadores en un huracán?",
      answer:
        "Llevan baterías y una línea celular que se prueba cada mayo, y en la recepción hay una página que dice cómo abrir cada cosa a mano. Nuestra lista para la temporada está en el blog.",
    },
  ],
  ask: {
    heading: "Pónganos en la agenda.",
    text: "Vamos gratis a una reunión de la junta. Antes miramos el cuarto de cableado, y en diez minutos le decimos a la junta qué está bien y qué no.",
  },
  search: {
    title: "Tecnología para condominios en la Florida | {company}",
    description:
      "Tecnología para condominios de Brickell a Palm Beach: portones, cámaras, documentos según la s. 718.111, energía en tormentas y precios que se pueden votar.",
  },
});
