import type { SeedOf } from "../../writing/seed-of.ts";

export const contact: SeedOf<"page"> = {
  id: "page-contact-es",
  type: "page",
  language: "es",
  group: "page-contact",
  data: {
    title: "Contacto",
    path: "/es/contacto",
    search: {
      title: "Hable con un ingeniero en el sur de la Florida | {company}",
      description:
        "Pida una consulta gratuita de 30 minutos con un ingeniero en Miami, Fort Lauderdale o West Palm Beach. Use el formulario o llame entre semana al {phone}.",
    },
    blocks: [
      {
        type: "intro",
        id: "intro",
        eyebrow: "Contacto",
        heading: "Hable primero con el ingeniero",
        text: "En dos o tres frases: ¿con qué trabaja hoy y qué le está fallando? Un ingeniero le responde dentro de un día hábil, en español o en inglés.\n\nSi ya es cliente y algo se le rompió ahora mismo, llame al {phone} a cualquier hora.",
        picture: "page-contact",
      },
      {
        type: "contact",
        id: "contact",
        formHeading: "Envíenos un mensaje",
        formText: "Solo el nombre, el correo electrónico y el mensaje son obligatorios.",
        messageNote: "Por favor, no incluya información de pacientes",
        next: [
          "Lo lee un ingeniero, no un vendedor, y le responde dentro de un día hábil.",
          "Acuerdan la hora de una llamada o una visita de 30 minutos. Es gratis.",
          "Después recibe un resumen por escrito. Sin llamadas de ventas.",
        ],
        infoHeading: "Información de contacto",
        mapHeading: "Dónde estamos",
      },
      {
        type: "questions",
        id: "questions",
        heading: "Antes de escribirnos",
        items: [
          {
            question: "¿Qué pasa en los 30 minutos?",
            answer:
              "Usted describe el problema y nosotros preguntamos por personas, lugares, programas y contratos. Al final le decimos qué haríamos primero, cuánto costaría más o menos y si nos necesita para eso. Cerca de una de cada cinco llamadas termina con un consejo que usted puede seguir sin nosotros.",
          },
          {
            question: "¿Tengo que dejar primero a mi empresa de informática?",
            answer:
              "No. Muchos clientes nos llegan con un año de contrato por delante. Podemos revisar lo que tiene sin tocarlo y, si después se cambia, nosotros coordinamos el traspaso con la otra empresa.",
          },
          {
            question: "¿Hasta dónde manejan?",
            answer:
              "Desde Homestead hasta Jupiter y, hacia el oeste, hasta los Everglades. Las oficinas en otros lugares las atendemos a distancia y, para lo que necesite manos, con un técnico local con quien ya hemos trabajado.",
          },
          {
            question: "¿Qué hacen con lo que escribo aquí?",
            answer:
              "Llega a nuestro propio buzón, se guarda {retentionMonths} meses y luego se borra. Nadie fuera de la empresa lo lee. La política de privacidad da los detalles.",
          },
        ],
      },
    ],
  },
};
