import { bold, figure, h3, link, p, rich, ul } from "../../writing/rich.ts";
import type { SeedOf } from "../../writing/seed-of.ts";

export const managed: SeedOf<"service"> = {
  id: "service-managed-es",
  type: "service",
  language: "es",
  group: "service-managed",
  data: {
    title: "Servicios administrados de TI",
    path: "/es/servicios/administrados",
    card: {
      title: "Servicios administrados de TI",
      text: "Actualizaciones, respaldos, monitoreo y reparaciones por una tarifa fija por persona. La meta es un mes tranquilo.",
      icon: "managed",
    },
    lead: "Un solo precio mensual por persona cubre todo lo que mantiene funcionando sus computadoras, servidores y conexiones. Cuando algo se rompe, a nosotros la reparación nos cuesta tiempo y a usted no le cuesta nada más.",
    picture: "service-managed",
    sections: [
      {
        heading: "Qué incluye el precio mensual",
        body: rich(
          ul(
            p(bold("Mesa de ayuda "), "para toda su nómina, de día y de noche, en español o en inglés."),
            p(
              bold("Monitoreo "),
              "de servidores, conexiones de internet, firewalls, Wi-Fi, respaldos y fechas de garantía.",
            ),
            p(
              bold("Actualizaciones: "),
              "las críticas en 72 horas, las demás en 14 días, primero en un grupo pequeño de computadoras.",
            ),
            p(
              bold("Respaldos "),
              "todos los días, con una copia fuera de la Florida y una prueba de restauración cada mes. Usted recibe el resultado.",
            ),
            p(
              bold("Seguridad básica: "),
              "verificación en dos pasos, protección en cada equipo con una persona atenta, filtro de correo, laptops cifradas.",
            ),
            p(
              bold("Visitas "),
              "siempre que un problema no se pueda resolver a distancia. Sin cargo por viaje entre Homestead y Jupiter.",
            ),
            p(
              bold("Un ejecutivo de cuenta "),
              "que se sienta con usted cada trimestre, y un presupuesto para el año siguiente cada octubre.",
            ),
          ),
          p(
            "Nuestro artículo sobre ",
            link("qué debe incluir una tarifa fija", "/es/blog/que-debe-incluir-una-tarifa-fija-mensual"),
            " es la lista con la que nos medimos. Compárela con cualquier cotización, la nuestra incluida.",
          ),
        ),
      },
      {
        heading: "Los primeros 30 días",
        body: rich(
          p(
            "La primera semana es el inventario: cada equipo, cuenta, licencia, contrato y contraseña, por escrito. En la segunda instalamos nuestro monitoreo y hacemos nuestro primer respaldo al lado del que ya existe. En la tercera restauramos algo de él mientras usted mira. En la cuarta su gente recibe el número de la mesa de ayuda y se cierra el acceso del proveedor anterior.",
          ),
          p(
            "Usted recibe la lista de todo lo que encontramos, en tres columnas: ya arreglado, se arregla en 90 días sin cargo, necesita su decisión.",
          ),
        ),
      },
      {
        heading: "Los primeros 90 días",
        body: rich(
          p(
            "Para el día 90 cada computadora está cifrada y al día, cada cuenta tiene verificación en dos pasos, cada servidor ha pasado una restauración y la red está dibujada. Todos nuestros clientes llegan al mismo nivel; por eso, si sus dos ingenieros no están, cualquiera de los otros puede entrar.",
          ),
          p(
            "La mayoría de los clientes ve más tickets el primer mes, porque la gente reporta lo que ya daba por perdido. Al tercer mes el número suele estar un tercio por debajo de donde empezó.",
          ),
        ),
      },
      {
        heading: "Qué tan rápido respondemos",
        body: rich(
          figure(
            "figure-managed-es",
            "Cuánto tarda alguien en atenderlo: lo primero, a cualquier hora; lo demás, en su horario de trabajo",
          ),
          h3("El negocio está parado"),
          p(
            "No hay internet, nadie puede iniciar sesión, la caja no abre. Un ingeniero está trabajando en eso en 15 minutos, a cualquier hora.",
          ),
          h3("Una persona no puede trabajar"),
          p("En menos de una hora dentro de su horario de trabajo, primero por teléfono y control remoto."),
          h3("Una solicitud"),
          p(
            "Un empleado nuevo, una impresora nueva, un cambio de escritorio: respuesta el mismo día hábil, el trabajo en tres.",
          ),
          p(
            "Su informe trimestral muestra cuántas veces cumplimos cada plazo. Si fallamos en uno dos meses seguidos, le acreditamos 10% de la factura del segundo mes.",
          ),
        ),
      },
      {
        heading: "Qué no está incluido, y para quién no es",
        body: rich(
          p(
            "Los equipos, las licencias y el internet se los pasamos al costo, con la factura del proveedor. Los proyectos, como mudar una oficina o cambiar un servidor, tienen su propio precio fijo. Con menos de diez personas el acuerdo rara vez conviene, y se lo decimos. Y si lo que quiere es llamar a un ingeniero dos veces al año y pagarle por hora, no somos la empresa indicada.",
          ),
        ),
      },
    ],
    benefits: [
      "Un solo precio por persona al mes, con reparaciones incluidas",
      "Un ingeniero en 15 minutos cuando el negocio está parado",
      "Una prueba de restauración cada mes, y usted recibe el resultado",
      "Visitas de Homestead a Jupiter sin cargo por viaje",
      "Dos ingenieros que conocen su local",
      "De mes a mes después de los primeros 90 días",
    ],
    priceNote:
      "Para 10 a 100 personas con una computadora cada una, en una o dos oficinas y con hasta dos servidores. Cuantas más personas, más cerca de la cifra menor. Equipos, licencias e internet van al costo. Después de la consulta gratuita recibe una sola cifra fija.",
    search: {
      title: "Servicios administrados de TI en Miami | {company}",
      description:
        "Mesa de ayuda, actualizaciones, monitoreo, respaldos y seguridad por un solo precio por persona al mes. Qué incluye, qué no, y los primeros 90 días.",
    },
  },
};
