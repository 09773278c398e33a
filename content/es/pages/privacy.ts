import type { SeedOf } from "../../writing/seed-of.ts";
import { privacyText } from "./privacy-text.ts";

export const privacy: SeedOf<"page"> = {
  id: "page-privacy-es",
  type: "page",
  language: "es",
  group: "page-privacy",
  data: {
    title: "Política de privacidad",
    path: "/es/privacidad",
    search: {
      title: "Privacidad: qué guardamos de usted y por qué | {company}",
      description:
        "Sin cookies para visitantes, sin rastreadores, sin publicidad. Qué guarda el formulario de contacto, cuánto tiempo, quién lo ve y cómo pedir que se borre.",
    },
    blocks: [
      {
        type: "intro",
        id: "intro",
        eyebrow: "Legal",
        heading: "Política de privacidad",
        text: "Última actualización: 25 de abril de 2025\n\nEn resumen: usted puede leer todo este sitio web sin decirnos quién es. El sitio no les pone cookies a los visitantes y no contiene rastreadores ni publicidad. Nos enteramos de quién es usted cuando envía el formulario de contacto, y guardamos lo que envió durante {retentionMonths} meses.",
        picture: "page-privacy",
      },
      { type: "rich-text", id: "policy", body: privacyText },
    ],
  },
};
