import type { SeedOf } from "../../writing/seed-of.ts";
import { termsText } from "./terms-text.ts";

export const terms: SeedOf<"page"> = {
  id: "page-terms-es",
  type: "page",
  language: "es",
  group: "page-terms",
  data: {
    title: "Términos de servicio",
    path: "/es/terminos",
    search: {
      title: "Términos de servicio de este sitio web | {company}",
      description:
        "Los términos para usar este sitio web: qué ofrece, qué les pedimos a los visitantes, de quién son los textos y dibujos, y hasta dónde respondemos.",
    },
    blocks: [
      {
        type: "intro",
        id: "intro",
        eyebrow: "Legal",
        heading: "Términos de servicio",
        text: "Última actualización: 25 de abril de 2025\n\nEstos términos cubren este sitio web. El trabajo que hacemos para los clientes lo cubre el acuerdo que firmamos con ellos, que prevalece siempre que los dos difieran.",
        picture: "page-terms",
      },
      { type: "rich-text", id: "terms", body: termsText },
    ],
  },
};
