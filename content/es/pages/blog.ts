import type { SeedOf } from "../../writing/seed-of.ts";

export const blog: SeedOf<"page"> = {
  id: "page-blog-es",
  type: "page",
  language: "es",
  group: "page-blog",
  data: {
    title: "Blog",
    path: "/es/blog",
    search: {
      title: "Blog de informática del sur de la Florida | {company}",
      description:
        "Listas y explicaciones claras de los ingenieros que hacen el trabajo: temporada de huracanes, HIPAA en clínicas pequeñas y qué debe incluir un contrato.",
    },
    blocks: [
      {
        type: "intro",
        id: "intro",
        eyebrow: "Blog",
        heading: "Lo escriben quienes hacen el trabajo",
        text: "Escribimos cuando un cliente hace una pregunta que otros también tienen. Cada artículo está para usarse: imprímalo, márquelo punto por punto, compárelo con su propio contrato. Si algo está mal, díganoslo. Lo corregiremos, con la fecha.",
        picture: "page-blog",
      },
      { type: "latest-posts", id: "posts", count: 9, paged: true },
    ],
  },
};
