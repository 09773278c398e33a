import { bold, h2, link, p, rich, ul } from "../../../writing/rich.ts";
import { industryPage } from "./industry.ts";

export const hospitalityIndustry = industryPage({
  slug: "hospitality",
  address: "hoteleria",
  title: "Tecnología para hoteles y restaurantes",
  heading: "Tecnología para hoteles y restaurantes",
  opening:
    "Un huésped perdona antes un cuarto pequeño que un Wi-Fi lento, y nadie perdona un lobby con 140 llegadas y sin sistema. Los hoteles trabajan toda la noche, así que su tecnología también.\n\nNuestra directora general dirigió la informática de un grupo hotelero antes de fundar esta empresa. Atendemos hoteles, restaurantes y marinas a lo largo de la costa, en temporada y fuera de ella.",
  needs: {
    heading: "Qué necesita un hotel de su tecnología",
    cards: [
      {
        icon: "managed",
        title: "Una recepción que no se detiene",
        description:
          "Una conexión y un switch de repuesto y una página que dice cómo registrar a los huéspedes en papel. La mayoría de las caídas termina antes que la fila.",
      },
      {
        icon: "network",
        title: "Wi-Fi planeado por habitación",
        description:
          "Medido con las puertas cerradas y las habitaciones llenas. Huéspedes, empleados, cerraduras y televisores tienen cada uno una red que no ve a las demás.",
      },
      {
        icon: "security",
        title: "Tarjetas que no tocan nada más",
        description:
          "Las terminales de pago cifran en el lector, así que los números de tarjeta nunca pasan por sus computadoras, y la lista de lo que mira el evaluador se acorta.",
      },
    ],
  },
  rules: rich(
    h2("Qué piden los bancos y el estado"),
    p(
      "Esto lo escriben ingenieros y no es asesoría legal. Cada punto nombra su fuente, para que usted mismo pueda leerla.",
    ),
    ul(
      p(
        bold("Los datos de las tarjetas. "),
        "Quien cobra con tarjeta acepta con su banco las normas ",
        link("PCI DSS", "https://www.pcisecuritystandards.org/document_library/"),
        ". Los requisitos que la versión 4 había dejado para después rigen desde el 31 de marzo de 2025, entre ellos un inicio de sesión más fuerte. Mientras menos sistemas alcanza la norma, menos preguntas: un cliente con tiendas pasó de 41 a 15.",
      ),
      p(
        bold("El registro de huéspedes. "),
        "Los hoteles y demás alojamientos de paso llevan un registro de huéspedes, fechas y tarifas en orden cronológico, que puede ser electrónico, y deben poder mostrar los últimos dos años (",
        link("s. 509.101(2), F.S.", "https://florida.public.law/statutes/fla._stat._509.101"),
        "). Que usted puede se sabe cuando un respaldo ya se restauró una vez.",
      ),
      p(
        bold("La información personal de los huéspedes "),
        "entra en el aviso de 30 días después de una filtración (",
        link("s. 501.171, F.S.", "https://florida.public.law/statutes/fla._stat._501.171"),
        "). El hallazgo de siempre: copias de pasaportes en un buzón de correo. No tienen por qué estar ahí.",
      ),
    ),
  ),
  cases: ["project-retail", "project-network"],
  services: ["service-managed", "service-network", "service-security"],
  posts: ["post-hurricane"],
  questions: [
    {
      question: "Nuestro sistema de reservas lo maneja la marca. ¿Qué les queda a ustedes?",
      answer:
        "Todo lo que hay entre el huésped y ese sistema: el internet, el Wi-Fi, las cerraduras, los teléfonos, los televisores, las computadoras de la recepción y las llamadas de las once de la noche. Conocemos la lista de normas de la marca, y sabemos dónde le deja a usted escoger.",
    },
    {
      question: "¿Quién contesta de noche, y en qué idioma?",
      answer:
        "Una persona de nuestra nómina, a cualquier hora, en español o en inglés. Su auditor nocturno tiene un solo número al que llamar y no necesita saber quién se encarga de qué.",
    },
    {
      question: "¿El trabajo puede esperar a que pase la temporada?",
      answer:
        "La mayor parte debe esperar. De diciembre a abril solo cambiamos lo que está roto o es inseguro, y así lo dice el acuerdo.",
    },
  ],
  ask: {
    heading: "Denos una noche.",
    text: "Un ingeniero recorre el hotel con un medidor, de la recepción a la habitación más lejana, y le dice cuáles son las tres cosas que hay que arreglar primero. La primera visita es gratis.",
  },
  search: {
    title: "Tecnología para hoteles en Miami y las playas | {company}",
    description:
      "Tecnología para hoteles y restaurantes de Miami a West Palm Beach: recepción que no se detiene, Wi-Fi por habitación, PCI DSS acotado y ayuda de noche.",
  },
});
