import { bold, figure, link, ol, p, rich, ul } from "../../writing/rich.ts";
import type { SeedOf } from "../../writing/seed-of.ts";

export const cloud: SeedOf<"service"> = {
  id: "service-cloud-es",
  type: "service",
  language: "es",
  group: "service-cloud",
  data: {
    title: "La nube",
    path: "/es/servicios/nube",
    card: {
      title: "La nube",
      text: "Medimos primero, mudamos en un fin de semana y ajustamos durante un trimestre, hasta que la factura esté bien. Algunos servidores se quedan.",
      icon: "cloud",
    },
    lead: "Un servidor en un clóset de Miami tiene tres enemigos: el calor, el agua y los apagones. Movemos lo que conviene mover, dejamos lo que conviene dejar y seguimos trabajando en la factura cuando los demás ya se fueron a casa.",
    picture: "service-cloud",
    sections: [
      {
        heading: "Qué movemos y qué dejamos",
        body: rich(
          figure("figure-cloud-es", "Cada sistema recibe una de cuatro etiquetas"),
          p(
            "Antes de mover nada, medimos durante dos semanas lo que hace cada servidor: procesador, memoria, disco, quién se conecta y cuándo. Cerca de un tercio de los servidores que encontramos resulta ser del doble del tamaño que necesita, y en casi todos los clósets hay uno que no hace absolutamente nada.",
          ),
          p("Después, cada sistema recibe una de cuatro etiquetas:"),
          ul(
            p(
              bold("Reemplazar "),
              "por un servicio que se alquila ya listo, como el correo, los archivos o los teléfonos en Microsoft 365.",
            ),
            p(bold("Mover "), "a Azure o AWS tal como está, en el tamaño correcto."),
            p(
              bold("Dejar "),
              "en su local, porque una máquina, un escáner o una cámara lo necesita en menos de un milisegundo.",
            ),
            p(bold("Apagar, "), "después de un mes en que nadie pregunta por él."),
          ),
        ),
      },
      {
        heading: "Cómo es una migración",
        body: rich(
          ol(
            "Semanas 1 y 2: medición, y un costo mensual estimado para cada sistema.",
            "Semana 3: preparamos cuentas, red, reglas de inicio de sesión, respaldos y una alarma de gasto. Todavía no se ha movido nada.",
            "Semanas 4 y 5: una copia de todo funciona en la nube al lado del original. Algunos de sus empleados la prueban con trabajo real.",
            "Uno o dos fines de semana: el viernes a las seis se congelan los cambios, copiamos la diferencia y pasamos todo. El domingo al mediodía, o las pruebas salieron bien o volvemos atrás.",
            "El lunes siguiente: dos ingenieros están en su oficina a las ocho, con la colada.",
            "Los 90 días siguientes: cada mes ajustamos tamaños, reservamos capacidad y quitamos lo que sobra. De ahí sale cerca de la mitad del ahorro.",
          ),
          p(
            "Así lo hizo una ",
            link("firma financiera de Brickell Avenue", "/es/casos/nube"),
            " con nueve servidores, y en el año que siguió gastó 40% menos en tecnología.",
          ),
        ),
      },
      {
        heading: "Cuando llega la tormenta",
        body: rich(
          p(
            "Un sistema en la nube, en Virginia o en Ohio, ni se entera de un huracán en la Florida. Su gente sí. Por eso planeamos también para ella: laptops y teléfonos que funcionan desde la casa de un primo en Orlando, un inicio de sesión que no depende de la oficina y una segunda región para los dos o tres sistemas que no pueden parar.",
          ),
          p("Lo probamos una vez al año, antes de junio: una mañana en que todos trabajan desde otro lugar."),
        ),
      },
      {
        heading: "Para qué no sirve",
        body: rich(
          p(
            "La nube no siempre sale más barata. Una base de datos que trabaja a plena carga todo el día, un archivo de video de muchos terabytes o una planta con un internet débil suelen estar mejor en dos servidores propios. Si el estimado lo dice, se lo damos por escrito y le ofrecemos ",
            link("infraestructura", "/es/servicios/infraestructura"),
            " en lugar de una migración.",
          ),
        ),
      },
      {
        heading: "Cuánto cuesta saberlo",
        body: rich(
          p(
            "Las dos semanas de medición con el estimado tienen un precio fijo, y el informe es suyo. En la consulta gratuita podemos decirle, con sus tres últimas facturas a la vista, si vale la pena.",
          ),
        ),
      },
    ],
    benefits: [
      "Dos semanas de medición antes de cualquier decisión",
      "El cambio se hace un fin de semana, con vuelta atrás hasta el domingo al mediodía",
      "Una revisión de costos cada mes durante los primeros 90 días",
      "Alarmas de gasto antes de la factura, no después",
      "Trabajo desde cualquier lugar, probado una vez al año antes de junio",
      "Cuentas a su nombre, para que pueda irse con todo",
    ],
    search: {
      title: "Migración a la nube en Miami, a costo justo | {company}",
      description:
        "Medimos sus servidores dos semanas, los pasamos a Azure, AWS o Microsoft 365 en un fin de semana y ajustamos la factura 90 días. Algunos deben quedarse.",
    },
  },
};
