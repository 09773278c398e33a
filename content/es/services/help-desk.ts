import { bold, figure, h3, link, p, rich, ul } from "../../writing/rich.ts";
import type { SeedOf } from "../../writing/seed-of.ts";

export const helpDesk: SeedOf<"service"> = {
  id: "service-help-desk-es",
  type: "service",
  language: "es",
  group: "service-help-desk",
  data: {
    title: "Mesa de ayuda y soporte a usuarios",
    path: "/es/servicios/mesa-de-ayuda",
    card: {
      title: "Mesa de ayuda y soporte a usuarios",
      text: "Llame a las tres de la mañana: contesta una persona en el sur de la Florida, en español o en inglés, y puede arreglarlo.",
      icon: "help-desk",
    },
    lead: "Su gente llama a un solo número y contesta una persona que ve su computadora, la conoce por su nombre y tiene permiso para arreglar el problema. A las diez de la mañana o a las tres de la madrugada.",
    picture: "service-help-desk",
    sections: [
      {
        heading: "Quién contesta",
        body: rich(
          p(
            "Nuestra mesa de ayuda trabaja en el sur de la Florida, en nuestra nómina, en español y en inglés, y en casi todos los turnos también en creole haitiano. No hay menú de “oprima el uno” antes del primer hola. En promedio contestamos en menos de un minuto, y el informe trimestral muestra la cifra de su empresa.",
          ),
          p(
            "Unas siete de cada diez llamadas se resuelven mientras usted sigue en la línea. Para las demás recibe un nombre, una hora y el próximo paso antes de colgar.",
          ),
        ),
      },
      {
        heading: "Por qué llama la gente",
        body: rich(
          ul(
            p(
              bold("Acceso: "),
              "cuentas bloqueadas, celulares nuevos para la verificación en dos pasos, la carpeta compartida que desapareció.",
            ),
            p(
              bold("Programas: "),
              "Microsoft 365, Google Workspace y los suyos propios. Aprendemos las diez preguntas que más se repiten y escribimos las respuestas con usted.",
            ),
            p(
              bold("Equipos: "),
              "impresoras, bases para laptop, escáneres, salas de reuniones, la caja registradora número tres.",
            ),
            p(
              bold("Empleados que llegan y que se van: "),
              "el nuevo puede trabajar a las nueve de su primer día, y el acceso del que se va termina en el minuto que usted diga.",
            ),
            p(
              bold("Dudas: "),
              "¿este correo es de verdad? Preferimos contestar esa llamada veinte veces al día a leer una sola nota de rescate.",
            ),
          ),
        ),
      },
      {
        heading: "Cómo funciona",
        body: rich(
          figure(
            "figure-help-desk-es",
            "Qué pasa con diez llamadas: siete se resuelven mientras usted sigue en la línea",
          ),
          h3("Llame, escriba o haga clic"),
          p(
            "Hay un número de teléfono, un buzón de correo y un ícono en cada computadora que nos manda el estado de la máquina junto con el mensaje.",
          ),
          h3("Verificamos quién llama"),
          p(
            "Antes de restablecer una contraseña llamamos a un número conocido o mandamos un código a un equipo conocido. A nuestra mesa de ayuda nadie le saca una cuenta con labia.",
          ),
          h3("Lo arreglamos, o lo pasamos a alguien con nombre"),
          p(
            "Si la primera persona no lo ha resuelto en 20 minutos, un ingeniero con más experiencia entra en la misma llamada. Usted nunca lo explica dos veces.",
          ),
          h3("Buscamos la causa"),
          p("Tres tickets sobre lo mismo abren un cuarto, para nosotros: averiguar por qué."),
        ),
      },
      {
        heading: "Temporadas, turnos y tormentas",
        body: rich(
          p(
            "Aquí los hoteles, restaurantes y comercios tienen en febrero el doble de personal que en agosto. Usted paga por las personas que emplea ese mes, contadas el día 15. Las cocinas y los almacenes llaman después de medianoche, y contesta el mismo equipo.",
          ),
          p(
            "En la semana de un huracán la mesa se muda tierra adentro en dos grupos, para que uno siempre tenga corriente. Su número sigue siendo el mismo.",
          ),
        ),
      },
      {
        heading: "Lo que no es, y lo que cuesta",
        body: rich(
          p(
            "La mesa de ayuda es parte de los ",
            link("servicios administrados", "/es/servicios/administrados"),
            ". Sola la ofrecemos a empresas con un equipo de informática que quiere recuperar sus noches: solo noches y fines de semana, a un precio más bajo por persona. No damos soporte a computadoras personales, y no nos hacemos cargo de una mesa de ayuda sin antes escuchar durante un mes.",
          ),
          p(
            "Para saber cuánto le costaría, traiga un mes de tickets a la consulta gratuita. Si no los tiene, le contamos por qué llaman las empresas como la suya.",
          ),
        ),
      },
    ],
    benefits: [
      "Una persona al teléfono, sin menú, en menos de un minuto en promedio",
      "Español e inglés en todos los turnos",
      "Unas siete de cada diez llamadas, resueltas en el momento",
      "Se verifica quién llama antes de restablecer una contraseña",
      "El precio depende de las personas que emplea ese mes",
      "El mismo número durante la tormenta",
    ],
    search: {
      title: "Mesa de ayuda bilingüe en el sur de la Florida | {company}",
      description:
        "Una mesa de ayuda en el sur de la Florida que contesta en menos de un minuto en promedio, en español o inglés, día y noche, y verifica quién llama.",
    },
  },
};
