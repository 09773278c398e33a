import { p, rich } from "../../writing/rich.ts";
import type { SeedOf } from "../../writing/seed-of.ts";

export const healthcare: SeedOf<"project"> = {
  id: "project-healthcare-es",
  type: "project",
  language: "es",
  group: "project-healthcare",
  data: {
    title: "Transformación tecnológica en salud",
    path: "/es/casos/salud",
    category: "Infrastructure",
    client: "Un grupo de cinco clínicas familiares en el condado de Broward",
    summary:
      "Cinco clínicas con cinco maneras de trabajar se volvieron una: un inicio de sesión, una red, un expediente. Hoy un médico abre el expediente en 18 segundos; antes tardaba un minuto.",
    picture: "project-healthcare",
    overview: rich(
      p(
        "Dos médicos habían formado un grupo de cinco clínicas familiares entre Hollywood y Coral Springs, comprando consultorios que salían a la venta. Cada uno había conservado sus computadoras, sus teléfonos y su propia idea de lo que es una contraseña. Allí trabajaban noventa personas, y una docena iba cada semana de una clínica a otra.",
      ),
      p(
        "El grupo había comprado un expediente médico electrónico en línea y quería las cinco clínicas en él antes de la temporada de influenza. El consultor del fabricante miró las computadoras y lo desaconsejó. Ese día nos llamaron: faltaban 14 semanas para el arranque.",
      ),
    ),
    challenges: rich(
      p(
        "Cronometramos 40 inicios de sesión. Desde sentarse hasta ver un expediente pasaban en promedio 62 segundos, y el personal lo hacía 30 veces al día. Para evitarlo, la gente dejaba la sesión abierta y la compartía. Con eso el registro de accesos no valía nada, y era lo primero que encontraría un auditor.",
      ),
      p(
        "Cada clínica tenía una sola conexión de internet, y lenta. Dos tenían routers de Wi-Fi comprados en una tienda de electrónica. Un tercio de las 118 computadoras usaba una versión de Windows sin actualizaciones de seguridad, y ningún disco estaba cifrado. En la recepción se imprimía cada formulario de ingreso, se copiaba a mano y se trituraba.",
      ),
      p("Ninguna clínica podía cerrar un día. El trabajo tenía que hacerse alrededor de los pacientes."),
    ),
    solution: rich(
      p(
        "Empezamos por la identidad. Cada persona recibió una sola cuenta para todo y una credencial que se acerca al lector de cada computadora. La sesión sigue a la credencial de cuarto en cuarto, así que nadie tiene motivo para compartirla. Ahora el registro dice quién abrió qué expediente.",
      ),
      p(
        "Después, los cimientos: dos conexiones de internet por clínica, una red aparte para los equipos médicos, Wi-Fi planeado con mediciones y 74 computadoras reemplazadas, todas cifradas y administradas desde un solo lugar. Hicimos una clínica cada dos semanas, entre la tarde del viernes y la noche del domingo, empezando por la más pequeña.",
      ),
      p(
        "Hoy los pacientes llenan sus formularios en su propio celular o en una tableta, en español, inglés o creole haitiano, y las respuestas pasan al expediente. Antes de cada arranque, una enfermera y una recepcionista de la clínica trabajaron una mañana de ensayo en el sistema nuevo. Todo lo que las hizo tropezar se cambió antes del fin de semana.",
      ),
    ),
    results: [
      { figure: "71%", text: "menos tiempo para iniciar sesión y abrir un expediente: de 62 a 18 segundos" },
      { figure: "54%", text: "menos tickets de soporte por persona seis meses después de la última clínica" },
      { figure: "83%", text: "menos papel impreso en las cinco recepciones" },
      {
        figure: "100%",
        text: "de las computadoras cifradas, al día y asignadas a una persona con nombre en todo momento",
      },
    ],
    related: ["project-security", "project-network"],
    search: {
      title: "Caso: cinco clínicas de Broward, una sola red | {company}",
      description:
        "Cómo cinco clínicas familiares tuvieron un solo inicio de sesión, una red y un expediente en 14 semanas sin cerrar un día, con 71% menos de espera.",
    },
  },
};
