import { bold, h2, link, p, rich, ul } from "../../../writing/rich.ts";
import { industryPage } from "./industry.ts";

export const lawAccountingIndustry = industryPage({
  slug: "law-accounting",
  address: "abogados-y-contadores",
  title: "Tecnología para abogados y contadores",
  heading: "Tecnología para bufetes y firmas de contadores",
  opening:
    "Una firma de doce personas guarda lo que un ladrón quiere de mil: declaraciones de impuestos, acuerdos extrajudiciales, números de cuenta y el correo donde está por moverse el dinero.\n\nAtendemos firmas de 10 a 60 personas en Brickell Avenue, Las Olas y Clematis Street. El trabajo es callado, y casi todo se hace en las semanas en que nadie tiene que presentar nada.",
  needs: {
    heading: "Qué necesita una firma de su tecnología",
    cards: [
      {
        icon: "shield",
        title: "Un correo en el que se puede confiar",
        description:
          "Verificación en dos pasos, un aviso en los mensajes de afuera que fingen venir de adentro, y una regla para cambios de cuenta bancaria que no depende de que alguien esté alerta.",
      },
      {
        icon: "data",
        title: "Documentos por caso y por cliente",
        description:
          "Quién puede abrir qué depende del caso, y el registro dice quién lo hizo. Cuando alguien se va, el acceso termina esa misma tarde y los documentos se quedan.",
      },
      {
        icon: "calendar",
        title: "Los plazos van primero",
        description:
          "Nada de cambios en las dos semanas antes del 15 de abril, del 15 de octubre o de un juicio. Lo que hay que hacer se hace antes, y el calendario se acuerda en enero.",
      },
    ],
  },
  rules: rich(
    h2("Qué le piden las normas a una firma"),
    p(
      "Somos ingenieros, y usted conoce la ley mejor que nosotros. Estas son las normas que llegan hasta la informática:",
    ),
    ul(
      p(
        bold("Quien prepara impuestos, y muchos contadores, son “instituciones financieras” "),
        "para la Regla de Salvaguardas de la FTC (Safeguards Rule): un programa por escrito, una persona a cargo, cifrado y autenticación multifactor (",
        link("16 CFR 314.4", "https://www.ecfr.gov/current/title-16/part-314"),
        "). Las firmas con datos de menos de 5,000 consumidores se libran de algunas partes (314.6), no del programa.",
      ),
      p(
        bold("Aviso a la FTC. "),
        "Desde mayo de 2024, un incidente que expone datos sin cifrar de 500 consumidores o más se reporta en los 30 días después de descubrirlo (314.4(j)).",
      ),
      p(
        bold("Un plan de seguridad por escrito. "),
        "El IRS se lo pide a quien prepara impuestos y ofrece una plantilla, la ",
        link("Publicación 5708", "https://www.irs.gov/pub/irs-pdf/p5708.pdf"),
        ", junto a la más antigua ",
        link("Publicación 4557", "https://www.irs.gov/pub/irs-pdf/p4557.pdf"),
        ". Llenamos con usted la mitad técnica, y escribimos solo lo que es cierto.",
      ),
      p(
        bold("Los abogados "),
        "deben hacer un esfuerzo razonable para que no se divulgue lo que les cuentan sus clientes (",
        link("Rule 4-1.6(e)", "https://www.floridabar.org/rules/rrtfb/"),
        " de las reglas del Colegio de Abogados de la Florida, Rules Regulating The Florida Bar). Lo razonable cambia: hoy cuesta defender contraseñas compartidas y laptops sin cifrar.",
      ),
      p(
        bold("Los 30 días de la Florida "),
        "después de una filtración valen para toda firma (",
        link("s. 501.171, F.S.", "https://florida.public.law/statutes/fla._stat._501.171"),
        ").",
      ),
    ),
  ),
  cases: ["project-cloud", "project-security"],
  services: ["service-security", "service-cloud", "service-managed"],
  posts: ["post-flat-fee"],
  questions: [
    {
      question: "¿Su gente puede leer nuestros documentos?",
      answer:
        "Solo cuando un trabajo lo exige, y con una cuenta a su propio nombre que usted ve en el registro. Para casi todo no hace falta: las actualizaciones, los respaldos y el inicio de sesión se manejan sin abrir nada. Nuestro acuerdo lo dice.",
    },
    {
      question: "Todavía tenemos un servidor en el clóset. ¿Está mal?",
      answer:
        "No por eso solo. Si está al día, cifrado y respaldado fuera de la oficina, y el respaldo se restauró una vez, puede quedarse hasta que venza la garantía. Mudarlo debe ahorrar dinero o bajar el riesgo, y le decimos cuál de los dos, con cifras.",
    },
    {
      question: "Una aseguradora nos mandó 40 preguntas. ¿Pueden contestarlas?",
      answer:
        "Las técnicas sí, con pruebas y casi siempre en una semana. Donde la respuesta es no, lo oye de nosotros antes de firmar, porque una respuesta equivocada le puede costar la cobertura.",
    },
  ],
  ask: {
    heading: "Mándenos el cuestionario.",
    text: "El de su aseguradora, el de un banco o el de su cliente más grande. Lo revisamos con usted en 30 minutos, gratis, y marcamos qué respuestas son ciertas hoy.",
  },
  search: {
    title: "Tecnología para bufetes y contadores, Miami | {company}",
    description:
      "Tecnología para bufetes y contadores en Miami, Fort Lauderdale y West Palm Beach: correo seguro, documentos por caso, la regla de la FTC y un plan escrito.",
  },
});
