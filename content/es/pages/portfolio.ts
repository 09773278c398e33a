import type { SeedOf } from "../../writing/seed-of.ts";

export const portfolio: SeedOf<"page"> = {
  id: "page-portfolio-es",
  type: "page",
  language: "es",
  group: "page-portfolio",
  data: {
    title: "Casos",
    path: "/es/casos",
    search: {
      title: "Casos de tecnología en el sur de la Florida | {company}",
      description:
        "Proyectos para clínicas, una firma financiera, tiendas, una empresa de carga y un fabricante del sur de la Florida, cada uno con lo que cambió, en porcentajes.",
    },
    blocks: [
      {
        type: "intro",
        id: "intro",
        eyebrow: "Casos",
        heading: "Proyectos y lo que salió de ellos",
        text: "Hemos terminado {projects} proyectos. Estos muestran la variedad: a qué se enfrentaba el cliente, qué hicimos y qué cifras dio.\n\nDescribimos a nuestros clientes sin dar su nombre, porque una lista pública de quién usa qué firewall le sirve a quien no debe. En una consulta lo ponemos en contacto con los que se ofrecieron a conversar.",
        picture: "page-portfolio",
      },
      { type: "project-grid", id: "projects", heading: "Proyectos destacados" },
      {
        type: "call-to-action",
        id: "next",
        heading: "¿Alguno se parece a su situación?",
        text: "Traiga el caso a la consulta. El ingeniero que dirigió el proyecto le dirá cómo sería en su empresa y cuánto costaría.",
        buttonText: "Pida una consulta gratuita",
        buttonLink: "/es/contacto",
      },
    ],
  },
};
