import { bold, h2, link, p, rich, ul } from "../../../writing/rich.ts";
import { industryPage } from "./industry.ts";

export const healthcareIndustry = industryPage({
  slug: "healthcare",
  address: "salud",
  title: "Tecnología para clínicas y consultorios",
  heading: "Tecnología para clínicas y consultorios médicos",
  opening:
    "Las computadoras de una clínica tienen una sola tarea: estar listas cuando el paciente se sienta. Atendemos consultorios de 10 a 150 personas entre Miami y Jupiter: el inicio de sesión, los expedientes, los teléfonos, los equipos de la pared y la carpeta que pide el auditor.\n\nAquí está todo lo que tenemos sobre clínicas, en un solo lugar: qué piden las normas, dos casos con cifras, la guía para la evaluación de riesgos y lo que cuesta empezar, que es nada.",
  needs: {
    heading: "Qué necesita un consultorio de su tecnología",
    cards: [
      {
        icon: "clock",
        title: "El expediente en segundos",
        description:
          "El personal inicia sesión treinta veces al día. Con una credencial y un PIN, el médico llega al expediente en menos de veinte segundos y con su propio nombre, así que nadie comparte la sesión.",
      },
      {
        icon: "network",
        title: "Los equipos en su propia red",
        description:
          "El ultrasonido, el electrocardiógrafo y el refrigerador de las vacunas hablan con quien deben y con nadie más. Si uno ya no admite actualizaciones, le ponemos una cerca.",
      },
      {
        icon: "certificate",
        title: "Pruebas con fecha",
        description:
          "Cifrado, actualizaciones, inicios de sesión, pruebas de restauración: lo de cada mes en una carpeta y con las palabras de la evaluación. Así, una pregunta de la aseguradora se contesta en minutos.",
      },
    ],
  },
  rules: rich(
    h2("Qué le piden las normas"),
    p(
      "Esto lo escriben ingenieros y no es asesoría legal. Cada punto nombra su fuente, para que usted mismo pueda leerla.",
    ),
    ul(
      p(
        bold("Un análisis de riesgos y el plan que sale de él. "),
        "La Regla de Seguridad de HIPAA (Security Rule) pide los dos por escrito (",
        link("45 CFR 164.308(a)(1)", "https://www.ecfr.gov/current/title-45/section-164.308"),
        ") y que la documentación se guarde seis años (",
        link("164.316(b)(2)", "https://www.ecfr.gov/current/title-45/section-164.316"),
        "). Nuestra ",
        link("guía", "/es/blog/evaluacion-de-riesgos-hipaa-clinica-pequena"),
        " lo acompaña en el primero: son cuatro medias jornadas.",
      ),
      p(
        bold("Un acuerdo de asociado comercial con todo el que guarde datos de pacientes por usted. "),
        "Eso nos incluye. El acuerdo (business associate agreement, BAA) es un contrato, y la norma dice qué debe llevar (",
        link("45 CFR 164.504(e)", "https://www.ecfr.gov/current/title-45/section-164.504"),
        "). Firmamos el suyo o llevamos el nuestro, antes de que la primera contraseña cambie de manos.",
      ),
      p(
        bold("Aviso después de una filtración. "),
        "HIPAA da hasta 60 días (",
        link("45 CFR 164.404", "https://www.ecfr.gov/current/title-45/section-164.404"),
        "). La ley de la Florida da 30, y exige avisar al Departamento de Asuntos Legales del estado (Department of Legal Affairs) cuando afecta a 500 personas o más en la Florida (",
        link("s. 501.171, F.S.", "https://florida.public.law/statutes/fla._stat._501.171"),
        "). Prepárese para el plazo más corto.",
      ),
      p(
        bold("Los expedientes se quedan en Estados Unidos o Canadá. "),
        "Los proveedores de salud que usan sistemas de expedientes certificados deben guardar la información de pacientes, incluidas las copias en manos de terceros, en los Estados Unidos continentales, sus territorios o Canadá (",
        link("s. 408.051(3), F.S.", "https://florida.public.law/statutes/fla._stat._408.051"),
        "). Pregúntele por escrito a cada uno dónde están los respaldos.",
      ),
    ),
    p(
      "Nadie le puede vender el cumplimiento: quien responde es el consultorio. Lo que sí podemos hacer es cerrar hallazgos, guardar las pruebas y sentarnos a su lado cuando alguien pregunte.",
    ),
  ),
  cases: ["project-healthcare", "project-security"],
  services: ["service-security", "service-managed", "service-help-desk"],
  posts: ["post-hipaa", "post-hurricane"],
  questions: [
    {
      question: "¿Firman un acuerdo de asociado comercial (BAA)?",
      answer:
        "Sí, antes de ver nada. Es parte de la primera reunión: llevamos el nuestro, o leemos el suyo y le contestamos en dos días hábiles.",
    },
    {
      question: "Nuestro proveedor de expedientes también se encarga de la informática. ¿Dónde entran ustedes?",
      answer:
        "El proveedor cuida el sistema de expedientes. Todo lo que lo sostiene es suyo: computadoras, red, inicio de sesión, teléfonos y el respaldo de lo que no está en el expediente. La mayoría de los consultorios descubre en la primera caída que esa parte no la tenía nadie. Nosotros dejamos por escrito quién se encarga de qué, y hablamos con el proveedor por usted.",
    },
    {
      question: "¿Pueden trabajar sin estorbar a los pacientes?",
      answer:
        "Tenemos que poder. Mudamos cinco clínicas en fines de semana, una por una, y todas abrieron cada lunes. El trabajo que cierra una sala se planea con la administración, en papel y con dos semanas de anticipación.",
    },
  ],
  ask: {
    heading: "Traiga la última evaluación, o ninguna.",
    text: "En 30 minutos, un ingeniero que ha trabajado en clínicas le dice qué preguntaría primero un auditor. Se lo damos por escrito, nos contrate o no.",
  },
  search: {
    title: "Soporte informático para clínicas en Miami | {company}",
    description:
      "Tecnología para clínicas de Miami a West Palm Beach: inicio de sesión rápido, análisis de riesgos de HIPAA, BAA firmado, normas con fuentes y dos casos.",
  },
});
