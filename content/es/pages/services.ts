import type { SeedOf } from "../../writing/seed-of.ts";

export const services: SeedOf<"page"> = {
  id: "page-services-es",
  type: "page",
  language: "es",
  group: "page-services",
  data: {
    title: "Servicios",
    path: "/es/servicios",
    search: {
      title: "Servicios informáticos en el sur de la Florida | {company}",
      description:
        "Servicios de tecnología para empresas de 10 a 400 personas en Miami, Fort Lauderdale y West Palm Beach: qué cubre cada uno y por dónde conviene empezar.",
    },
    blocks: [
      {
        type: "intro",
        id: "intro",
        eyebrow: "Servicios",
        heading: "Toda su tecnología, un equipo, una factura",
        text: "Contrate uno o los ocho. Los servicios administrados y la mesa de ayuda tienen una tarifa fija mensual por persona. Los proyectos tienen un precio fijo que ponemos por escrito antes de empezar.\n\n¿No sabe por dónde empezar? La mayoría de las empresas que nos llaman necesita primero una de dos cosas: un respaldo que alguien haya restaurado para comprobar que sirve, o una segunda conexión a internet.",
        picture: "page-services",
      },
      { type: "service-grid", id: "services", heading: "Lo que ofrecemos" },
      {
        type: "value-cards",
        id: "start",
        heading: "¿Tiene dudas? Empiece aquí",
        cards: [
          {
            icon: "managed",
            title: "Algo se rompe todas las semanas",
            description:
              "Servicios administrados: un precio por persona, las reparaciones incluidas, y buscamos la causa.",
            link: "/es/servicios/administrados",
          },
          {
            icon: "data",
            title: "Nadie ha restaurado nunca un respaldo",
            description: "Gestión de datos: restauramos un sistema y le decimos qué le habría faltado.",
            link: "/es/servicios/datos",
          },
          {
            icon: "security",
            title: "La aseguradora mandó 40 preguntas",
            description:
              "Seguridad y cumplimiento: respuestas sacadas de los registros, y las brechas cerradas por orden de riesgo.",
            link: "/es/servicios/seguridad",
          },
          {
            icon: "infrastructure",
            title: "El cuarto de servidores es un horno, es viejo o está bajo",
            description:
              "Infraestructura: medimos energía, enfriamiento y altura, y ponemos los racks por encima de la marejada.",
            link: "/es/servicios/infraestructura",
          },
          {
            icon: "software",
            title: "Alguien escribe todo dos veces",
            description:
              "Desarrollo de software: un enlace entre los dos sistemas, por etapas, y usted puede parar después de cada una.",
            link: "/es/servicios/software",
          },
          {
            icon: "consulting",
            title: "Hay que decidir antes de una fecha",
            description: "Consultoría: un plan por escrito con precios, y usted elige quién lo ejecuta.",
            link: "/es/servicios/consultoria",
          },
        ],
      },
      {
        type: "questions",
        id: "questions",
        heading: "Lo que nos preguntan en la primera llamada",
        items: [
          {
            question: "¿Qué tan pequeño es demasiado pequeño?",
            answer:
              "Con menos de diez personas, un acuerdo de tarifa fija mensual rara vez vale la pena. Se lo diremos así, y le dejaremos buenos respaldos, protección al iniciar sesión y un administrador de contraseñas por un precio fijo. Usted nos llama cuando crezca.",
          },
          {
            question: "Ya tenemos a alguien de informática. ¿Lo reemplazan?",
            answer:
              "No. Con cerca de un tercio de nuestros clientes trabajamos al lado de una persona de la casa. Ella se queda con los usuarios y los programas propios del negocio; nosotros, con las noches, las actualizaciones, los firewalls y los respaldos. Todos trabajamos en el mismo sistema de tickets.",
          },
          {
            question: "¿Cuánto se tarda en cambiar de proveedor?",
            answer:
              "Cuente con 30 días. La primera semana reunimos contraseñas, licencias y contratos. La segunda instalamos el monitoreo junto al del proveedor anterior. La tercera restauramos un respaldo mientras usted mira. La cuarta cambia el número de la mesa de ayuda y se cierran los accesos viejos. Su personal notará un teléfono nuevo y una calcomanía en el monitor.",
          },
          {
            question: "¿Qué pasa cuando viene un huracán?",
            answer:
              "De junio a noviembre cada cliente tiene una hoja de tormenta: quién decide, qué se apaga y en qué orden, adónde van los teléfonos, cómo trabaja la gente desde otro lugar. Empezamos a llamar por la lista 72 horas antes del viento pronosticado. La lista de nuestro blog es la versión pública.",
          },
          {
            question: "¿Firman un acuerdo de asociado comercial (BAA)?",
            answer:
              "Sí, con todo cliente que maneje información de salud, y antes de ver nada de ella. También archivamos los acuerdos de nuestros propios proveedores y se los mostramos a su auditor.",
          },
          {
            question: "¿Cuánto cuesta?",
            answer:
              "Un precio por persona al mes. La página de servicios administrados dice entre qué cifras, con sumas para 10 a 100 personas. Dónde queda usted depende de cuántas personas, locales y servidores tenga y de las normas que deba cumplir. Su cifra la recibe por escrito después de la consulta, junto con la lista de lo que no incluye.",
          },
        ],
      },
      {
        type: "call-to-action",
        id: "next",
        heading: "Empiece por lo que más le duele",
        text: "Treinta minutos con un ingeniero, gratis. Dentro de dos días hábiles usted tiene un primer paso, por escrito.",
        buttonText: "Pida una consulta gratuita",
        buttonLink: "/es/contacto",
      },
    ],
  },
};
