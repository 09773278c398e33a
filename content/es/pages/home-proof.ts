import type { SeedOf } from "../../writing/seed-of.ts";

/** The second half of the home page: why us, in figures, cases and voices, and where to go next. */
export const homeProof: SeedOf<"page">["data"]["blocks"] = [
  {
    type: "why-choose",
    id: "why",
    heading: "Por qué elegir a {company}",
    cards: [
      {
        title: "Gente con experiencia",
        description:
          "Los ingenieros que planean y cambian sus sistemas llevan 10 años o más en el oficio. Los principiantes aprenden a su lado, y nunca tocan solos el servidor de un cliente.",
      },
      {
        title: "Siempre disponibles",
        description:
          "{support} quiere decir una persona, de nuestra nómina y en esta zona horaria. De noche, en fin de semana y en la semana en que pasa la tormenta.",
      },
      {
        title: "Ingenieros certificados",
        description:
          "Microsoft, Cisco, AWS, Fortinet y CompTIA, siempre al día. Pida los certificados de la persona que le asignemos y se los mandamos.",
      },
      {
        title: "Conocemos su industria",
        description:
          "Clínicas, carga, finanzas, hoteles, tiendas, asociaciones de condominio. Ya tratamos con su proveedor de software y con su auditor, así que usted no paga por las presentaciones.",
        link: "/es/industrias",
      },
    ],
  },
  {
    type: "statistics",
    id: "figures",
    items: [
      { claim: "years", label: "años de experiencia" },
      { claim: "clients", label: "clientes satisfechos" },
      { claim: "projects", label: "proyectos terminados" },
      { claim: "retention", label: "de retención de clientes" },
      { claim: "support", label: "de soporte" },
    ],
  },
  {
    type: "case-studies",
    id: "cases",
    heading: "Resultados con cifras",
    buttonText: "Vea todos los casos",
    buttonLink: "/es/casos",
    studies: [
      {
        figure: "40%",
        caption: "menos gasto en tecnología el primer año completo",
        title: "Migración a la nube de una firma financiera",
        category: "Nube",
        picture: "project-cloud",
        description:
          "Nueve servidores salieron de un clóset en Brickell Avenue en dos fines de semana, y nadie perdió un día de trabajo.",
        link: "/es/casos/nube",
      },
      {
        figure: "0",
        caption: "hallazgos abiertos, de 61 que había",
        title: "Seguridad renovada para un grupo de clínicas",
        category: "Seguridad",
        picture: "project-security",
        description:
          "Cuatro clínicas, 160 equipos y una fecha límite para cumplir con HIPAA. Los 61 hallazgos se cerraron en 120 días, y el personal inicia sesión más rápido que antes.",
        link: "/es/casos/seguridad",
      },
      {
        figure: "70%",
        caption: "menos errores al anotar pedidos",
        title: "Integración de sistemas para un fabricante",
        category: "Infraestructura",
        picture: "case-manufacturer",
        description:
          "Pedidos, inventario y envíos vivían en tres sistemas, así que cada pedido se escribía tres veces. Ahora se escribe una sola, y se revisa.",
        link: "/es/casos/centro-de-datos",
      },
    ],
  },
  { type: "testimonials", id: "voices", heading: "Lo que dicen nuestros clientes" },
  {
    type: "partners",
    id: "partners",
    heading: "Tecnología con la que trabajamos",
    partners: [
      { name: "Cisco", mark: "cisco" },
      { name: "Dell", mark: "dell" },
      { name: "Lenovo", mark: "lenovo" },
      { name: "VMware", mark: "vmware" },
      { name: "Red Hat", mark: "redhat" },
      { name: "Fortinet", mark: "fortinet" },
      { name: "Okta", mark: "okta" },
      { name: "Cloudflare", mark: "cloudflare" },
      { name: "Ubiquiti", mark: "ubiquiti" },
      { name: "Veeam", mark: "veeam" },
      { name: "Datto", mark: "datto" },
      { name: "Citrix", mark: "citrix" },
    ],
  },
  {
    type: "call-to-action",
    id: "start",
    heading: "Enséñenos lo que siempre se rompe.",
    text: "La primera consulta es gratuita: 30 minutos con un ingeniero y, dentro de dos días hábiles, un resumen por escrito. Es suyo, nos contrate o no.",
    buttonText: "Empecemos",
    buttonLink: "/es/contacto",
  },
];
