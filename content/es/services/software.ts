import { bold, figure, link, ol, p, rich, ul } from "../../writing/rich.ts";
import type { SeedOf } from "../../writing/seed-of.ts";

export const software: SeedOf<"service"> = {
  id: "service-software-es",
  type: "service",
  language: "es",
  group: "service-software",
  data: {
    title: "Desarrollo de software",
    path: "/es/servicios/software",
    card: {
      title: "Desarrollo de software",
      text: "Programas pequeños para no escribir lo mismo dos veces: enlaces entre sistemas, portales y la aplicación que reemplaza la hoja de Excel.",
      icon: "software",
    },
    lead: "En algún lugar de su empresa, alguien copia números de una pantalla a otra todos los días. Escribimos el software que acaba con eso, a precio fijo, en etapas después de las cuales usted puede parar.",
    picture: "service-software",
    sections: [
      {
        heading: "Qué escribimos",
        body: rich(
          ul(
            p(
              bold("Enlaces entre sistemas: "),
              "los pedidos de la tienda en línea a contabilidad, las llegadas del sistema del hotel a los teléfonos, el estado del contenedor al portal del cliente.",
            ),
            p(
              bold("Portales y formularios: "),
              "pacientes, inquilinos, choferes o proveedores escriben sus propios datos, en el idioma que prefieran y en el celular que tengan.",
            ),
            p(
              bold("Reemplazos "),
              "para la base de datos de Access o el libro de cuarenta hojas que entiende una sola persona.",
            ),
            p(bold("Reportes "), "listos a las siete de la mañana sin que nadie se quede hasta tarde."),
          ),
          p("La mayoría de nuestros proyectos toma de seis a doce semanas, y los usan de 5 a 200 personas."),
        ),
      },
      {
        heading: "Cómo es un proyecto",
        body: rich(
          figure("figure-software-es", "Del día a su lado al código que es suyo, con una salida en cada etapa"),
          ol(
            p(
              bold("Sentarnos a su lado. "),
              "Miramos el trabajo un día entero antes de hablar de pantallas. El paso que roba el tiempo rara vez es el que nos pidieron arreglar.",
            ),
            p(
              bold("Describir. "),
              "De cuatro a ocho páginas: qué hace, qué no hace y cómo sabremos que funciona. Con un precio fijo por etapa.",
            ),
            p(
              bold("La primera etapa, en tres semanas. "),
              "Algo pequeño que gente real usa en trabajo real. Si no sirve, usted para ahí y ha pagado tres semanas.",
            ),
            p(bold("Un viernes sí y otro no "), "usted ve lo nuevo y cambia de idea sobre lo que sigue."),
            p(
              bold("Entregar. "),
              "El código, las pruebas, la documentación y las cuentas son suyos, en su propio repositorio.",
            ),
          ),
        ),
      },
      {
        heading: "Qué está incluido",
        body: rich(
          p(
            "Diseño, programación, pruebas automáticas, una copia de ensayo, inicio de sesión con las cuentas que su gente ya tiene, respaldos, un registro de accesos y un año de reparaciones para todo lo que no haga lo que dice la descripción. Las pantallas se pueden usar con teclado y con lector de pantalla, y van en español y en inglés donde se hablan los dos.",
          ),
          p(
            "Después del primer año lo mantenemos funcionando por un precio mensual que cubre versiones nuevas, actualizaciones de seguridad y cambios pequeños, o le enseñamos a quien tome el relevo.",
          ),
        ),
      },
      {
        heading: "Cuándo es mejor comprar que construir",
        body: rich(
          p(
            "Si un producto hace 80% de lo que usted necesita, cómprelo y cambie el otro 20% de sus costumbres. Le nombramos dos o tres, y muchas veces conectamos uno con lo que ya tiene por la décima parte de lo que costaría escribirlo. No hacemos sistemas de contabilidad, expedientes médicos electrónicos ni nada que mueva dinero entre desconocidos.",
          ),
          p(
            "Lo difícil de una compra suelen ser los datos viejos. Ese es trabajo para la ",
            link("gestión de datos", "/es/servicios/datos"),
            ".",
          ),
        ),
      },
      {
        heading: "Cuánto cuesta saberlo",
        body: rich(
          p(
            "Cuéntenos en la consulta gratuita qué se escribe dos veces: quién, con qué frecuencia, cuántos minutos. Nosotros hacemos la multiplicación y le decimos si el software se pagaría solo en 18 meses. El día a su lado, con la descripción escrita, tiene un precio fijo que se acredita si lo construimos.",
          ),
        ),
      },
    ],
    benefits: [
      "Precio fijo por etapa, acordado por escrito",
      "Algo en uso a las tres semanas",
      "Puede parar después de cualquier etapa y quedarse con lo hecho",
      "El código, las pruebas y las cuentas son suyos",
      "Un año de reparaciones incluido",
      "Pantallas en español y en inglés donde hagan falta las dos",
    ],
    search: {
      title: "Software a la medida para empresas en Miami | {company}",
      description:
        "Enlaces entre sistemas, portales y aplicaciones pequeñas para empresas del sur de la Florida, a precio fijo por etapa y con algo en uso en tres semanas.",
    },
  },
};
