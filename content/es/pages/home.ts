import type { SeedOf } from "../../writing/seed-of.ts";
import { homeProof } from "./home-proof.ts";

/** The home page; its second half is in `home-proof.ts`. Its title in search results is the one of the SEO settings. */
export const home: SeedOf<"page"> = {
  id: "page-home-es",
  type: "page",
  language: "es",
  group: "page-home",
  data: {
    title: "Inicio",
    path: "/es",
    search: {
      description:
        "Tecnología administrada entre Miami y West Palm Beach: ingenieros que conocen su red, respaldos que sí se restauran y una mesa de ayuda que nunca cierra.",
    },
    blocks: [
      {
        type: "hero-slides",
        id: "hero",
        slides: [
          {
            subtitle: "Tecnología administrada en el sur de la Florida",
            title: "Tecnología para su negocio",
            description:
              "Usted atiende la clínica, el almacén, la recepción. Nosotros atendemos lo que hay debajo: red, nube, seguridad y una mesa de ayuda que contesta a las tres de la mañana.",
            picture: "hero-business",
            buttonText: "Nuestros servicios",
            buttonLink: "/es/servicios",
          },
          {
            subtitle: "Nube, software y datos",
            title: "Su camino digital, paso a paso",
            description:
              "Fuera del clóset de servidores, lejos de la hoja de cálculo compartida, sin el programa que solo una persona entiende. Un cambio a la vez, y cada uno con su precio antes de empezar.",
            picture: "hero-digital",
            buttonText: "Quiénes somos",
            buttonLink: "/es/nosotros",
          },
          {
            subtitle: "Ciberseguridad y cumplimiento",
            title: "La seguridad va primero",
            description:
              "Auditores, aseguradoras y atacantes preguntan lo mismo: ¿qué está protegido y quién lo comprobó? Nosotros tenemos la respuesta por escrito, con pruebas y con fecha.",
            picture: "hero-security",
            buttonText: "Vea cómo lo protegemos",
            buttonLink: "/es/servicios/seguridad",
          },
        ],
      },
      {
        type: "service-grid",
        id: "services",
        heading: "Todo lo que trabaja bajo la superficie",
        intro:
          "Un equipo, una factura, un solo número al que llamar. La mayoría de los clientes empieza por lo que más le duele.",
        linkText: "Todos los servicios",
        linkPath: "/es/servicios",
        services: [
          "service-consulting",
          "service-managed",
          "service-cloud",
          "service-security",
          "service-network",
          "service-help-desk",
        ],
      },
      {
        type: "about-points",
        id: "about",
        heading: "{years} años con las raíces en esta costa",
        text: "Los mangles sujetan la orilla con una maraña de raíces en las que pocos se fijan. Nosotros hacemos lo mismo por los negocios entre Miami y West Palm Beach: el cableado, los respaldos, las actualizaciones y las contraseñas, todo hecho un martes para que el viernes sea tranquilo.\n\nUsted tiene un ejecutivo de cuenta que conoce su negocio, ingenieros que ya vieron antes su problema y un precio que puede multiplicar por el número de personas que emplea.",
        points: [
          "Expertos con certificaciones de la industria",
          "Soporte técnico {support}",
          "Todo a la medida de su negocio",
          "Precios claros",
          "Monitoreo que se adelanta a las fallas",
          "Su propio ejecutivo de cuenta",
        ],
        picture: "coast",
        linkText: "Quiénes somos y cómo trabajamos",
        linkPath: "/es/nosotros",
      },
      ...homeProof,
    ],
  },
};
