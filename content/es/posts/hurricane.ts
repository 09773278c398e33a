import { bold, h2, italic, link, ol, p, quote, rich, table, ul } from "../../writing/rich.ts";
import type { SeedOf } from "../../writing/seed-of.ts";

export const hurricane: SeedOf<"post"> = {
  id: "post-hurricane-es",
  type: "post",
  language: "es",
  group: "post-hurricane",
  data: {
    title: "Lista informática para la temporada de huracanes en el sur de la Florida",
    path: "/es/blog/lista-para-la-temporada-de-huracanes",
    summary:
      "Qué revisar en mayo, qué hacer 72, 48 y 24 horas antes del viento, y en qué orden volver a encender. Para imprimirla y marcarla punto por punto.",
    picture: "post-hurricane",
    writtenBy: ["member-2"],
    tags: ["Temporada de huracanes", "Listas"],
    publishedOn: "2026-05-12",
    body: rich(
      p(
        "La temporada de huracanes del Atlántico va del 1 de junio al 30 de noviembre y llega a su punto más alto alrededor del 10 de septiembre. Casi todo lo que salva a una empresa cuesta poco y toma una tarde tranquila, siempre que esa tarde sea en mayo. Dos días antes de la tormenta, su gente está poniendo los shutters en su casa y no hay un electricista libre en todo el condado.",
      ),
      p(
        "Esta es la lista que seguimos con nuestros clientes. Supone una oficina de 10 a 200 personas con algunos equipos propios. Imprímala, tache lo que no le toca y escriba un nombre al lado de cada línea que quede.",
      ),
      h2("En mayo: lo que toma semanas"),
      ul(
        p(
          bold("Conozca su zona. "),
          "Busque la zona de evacuación de cada una de sus oficinas en ",
          link("floridadisaster.org/knowyourzone", "https://www.floridadisaster.org/knowyourzone"),
          ". Las zonas se definen por la marejada ciclónica y van de la A a la F; la A sale primero. Si a su oficina le toca irse, los equipos se quedan y usted no.",
        ),
        p(
          bold("Mida a qué altura están sus equipos. "),
          "Anote el aparato más bajo de cada cuarto: el servidor, pero también la batería en el piso y la regleta detrás del escritorio. En una planta baja, todo lo que esté por debajo de la rodilla se sube ahora.",
        ),
        p(
          bold("Restaure algo. "),
          "Un respaldo es una esperanza hasta que usted restaura algo de él. Escoja un servidor y un buzón de correo, restáurelos en otro lugar y anote cuánto tardó. Compruebe que una copia esté fuera de la Florida y que haya otra que no se pueda borrar con las contraseñas de un administrador.",
        ),
        p(
          bold("Pruebe las baterías. "),
          "La batería de un UPS dura de tres a cinco años, y menos en un clóset caliente. Un domingo, desenchufe y mida el tiempo. Le hace falta lo suficiente para apagar en orden, que en un servidor con máquinas virtuales suele ser de 15 a 20 minutos.",
        ),
        p(
          bold("Pruebe el generador con las computadoras conectadas. "),
          "Muchos generadores solo han corrido sin carga. Pregunte quién le echa combustible al suyo, de dónde lo trae y cuántas horas dura un tanque.",
        ),
        p(
          bold("Pruebe la segunda conexión a internet. "),
          "Desconecte la primera en pleno día de trabajo. Si la segunda llega por el mismo poste o por la misma caja de cables, no es una segunda. Una conexión celular o por satélite falla por otras razones que un cable, y de eso se trata.",
        ),
        p(
          bold("Fotografíe todo. "),
          "Los racks, los números de serie, la oficina desde cada esquina. Guarde las fotos y la póliza del seguro donde las pueda ver con un teléfono. Lea el deducible: para el viento suele ser un porcentaje del valor asegurado.",
        ),
      ),
      h2("Tres decisiones que caben en una página"),
      ol(
        p(
          bold("Quién decide, y quién si esa persona está en un avión. "),
          "Alguien tiene que poder decir “cerramos al mediodía” sin convocar una reunión.",
        ),
        p(
          bold("Qué tiene que funcionar y qué puede esperar. "),
          "En la mayoría de las oficinas son los teléfonos, el correo y un programa. Para cada uno, escriba dónde funciona si la oficina pasa cinco días sin luz.",
        ),
        p(
          bold("Cómo se encuentran unos a otros. "),
          "Los celulares personales y un segundo contacto fuera de la Florida, en papel. El grupo de chat sirve hasta que se acaba la batería. Los mensajes de texto pasan donde las llamadas no.",
        ),
      ),
      p(
        "Después haga un ensayo: una mañana en la que todos trabajen desde otro lado. Va a encontrar a la persona que tiene sus archivos en el escritorio de la computadora, el programa que solo abre en la oficina y el código de inicio de sesión que llega al teléfono de la oficina.",
      ),
      h2("Cuando la tormenta ya tiene nombre"),
      p(
        "El Centro Nacional de Huracanes publica un boletín cada seis horas en ",
        link("nhc.noaa.gov", "https://www.nhc.noaa.gov"),
        ", y más seguido cuando hay una vigilancia en efecto. La ",
        italic("vigilancia"),
        " de huracán (hurricane watch) se emite 48 horas antes de que se esperen vientos con fuerza de tormenta tropical; el ",
        italic("aviso"),
        " (hurricane warning), 36 horas antes. El cono muestra por dónde puede pasar el centro y no dice nada del ancho de la tormenta. Cuente sus horas hacia atrás desde que llega a su dirección el viento con fuerza de tormenta tropical, porque para entonces nadie debe estar en la calle.",
      ),
      table(
        ["Antes del viento", "Qué hacer", "Está hecho cuando"],
        [
          "72 horas",
          "Lea la página con las tres decisiones. Cargue y reparta las laptops. Pida combustible. Detenga todo cambio en los sistemas.",
          "Todos tienen lo que necesitan para trabajar desde otro lado",
        ],
        [
          "48 horas",
          "Haga un respaldo adicional y compruebe que llegó fuera del estado. Mándeles a todos una copia de la lista de contactos. Levante las computadoras del piso y aléjelas de las ventanas.",
          "El informe del respaldo está en verde y con fecha de hoy",
        ],
        [
          "36 horas",
          "Desvíe el número principal. Ponga un aviso en el sitio web y en el saludo del buzón de voz, con la fecha de la próxima noticia.",
          "Una llamada desde un celular llega a la persona indicada",
        ],
        [
          "24 horas",
          "Apague lo que no haga falta. Desconecte computadoras, pantallas e impresoras de la corriente y de la red. Tape lo que no se pueda mover.",
          "Las fotos de cada cuarto están en la carpeta compartida",
        ],
        [
          "12 horas",
          "Apague los servidores en orden: aplicaciones, bases de datos, servidores anfitriones, almacenamiento y al final las baterías. Deje encendidos el firewall y el módem si pueden seguir con batería.",
          "La última persona se fue y lo avisó",
        ],
      ),
      p(
        "Desconectar de la red importa tanto como desconectar de la corriente. Las descargas entran por el cable coaxial y por los tramos largos de Ethernet entre edificios, y contra eso una buena regleta no hace nada.",
      ),
      h2("Mientras pasa"),
      p(
        "Nadie entra a salvar una computadora. Si sus sistemas están en la nube, están funcionando, y la pregunta es si su gente puede llegar a ellos. Las torres de celular tienen batería para unas horas, y la red se satura. Mande textos, hable poco y en cada casa tenga un teléfono apagado, de reserva.",
      ),
      h2("Después: en qué orden encender"),
      p(
        "Mueren más equipos al día siguiente que en la tormenta, porque la luz vuelve a pedazos y la gente tiene prisa.",
      ),
      ol(
        "Espere el permiso para volver, y mire el edificio antes de mirar el rack. Primero el agua, el gas y los techos flojos.",
        "Nada que se haya mojado se enciende, esté seco o no. Apártelo, tómele una foto, avise al seguro. Una firma de recuperación de datos puede hacer más con un disco mojado que con uno que se encendió mojado.",
        "Espere a que la luz lleve una hora estable. Hasta entonces, deje todo desenchufado.",
        "Primero la conexión a internet y el firewall; después switches, almacenamiento, servidores anfitriones, bases de datos y aplicaciones. Espere a que cada uno esté bien antes de seguir.",
        "Revise la fecha del último respaldo, empiece uno nuevo y busque en los registros inicios de sesión que no reconoce. El fraude sube después de las tormentas: contratistas falsos, formularios de ayuda falsos, cuentas bancarias cambiadas. Llame antes de pagar.",
        "Conserve la segunda conexión a internet hasta que la primera lleve dos días estable.",
      ),
      quote(
        "Anote lo que salió mal mientras todavía le dé rabia. La lista que usted haga esa semana vale más que esta.",
      ),
      h2("Si solo tiene una hora"),
      p(
        "Restaure un archivo del respaldo, averigüe dónde está la copia fuera de la Florida, ponga en papel los celulares personales de su gente y levante la regleta del piso. Esa hora cubre las cuatro fallas que más vemos.",
      ),
      p(
        "Los clientes de nuestros ",
        link("servicios administrados", "/es/servicios/administrados"),
        " reciben esto como una hoja de tormenta con los nombres y las horas ya puestos, y una llamada nuestra 72 horas antes. Si quiere que otros ojos vean la suya, ",
        link("mándenosla", "/es/contacto"),
        " antes de junio y le marcamos lo que falta.",
      ),
    ),
    search: {
      title: "Huracanes: lista informática para oficinas | {company}",
      description:
        "Qué revisar en mayo, qué hacer 72, 48 y 24 horas antes del viento y cómo volver a encender sin daños. Una lista para imprimir, para oficinas y clínicas.",
    },
  },
};
