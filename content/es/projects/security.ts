import { link, p, rich } from "../../writing/rich.ts";
import type { SeedOf } from "../../writing/seed-of.ts";

export const security: SeedOf<"project"> = {
  id: "project-security-es",
  type: "project",
  language: "es",
  group: "project-security",
  data: {
    title: "Ciberseguridad para cuatro clínicas",
    path: "/es/casos/seguridad",
    category: "Security",
    client: "Un proveedor ambulatorio con cuatro clínicas en el condado de Palm Beach",
    summary:
      "Una evaluación de riesgos con 61 hallazgos y una fecha límite de HIPAA. Los 61 se cerraron en 120 días, y ahora el personal inicia sesión más rápido.",
    picture: "project-security",
    overview: rich(
      p(
        "El proveedor tiene cuatro clínicas ambulatorias, con 110 empleados y 160 equipos. Un sistema de hospitales quería referirle pacientes y pidió lo que piden los hospitales: un análisis de riesgos de seguridad al día según HIPAA, el plan que sale de él y la prueba de que el plan se está cumpliendo. El contrato daba cuatro meses.",
      ),
      p(
        "Nos pidieron hacer el análisis con ellos, cerrar lo que encontrara y dejar una rutina que la clínica pudiera mantener sin nosotros al lado.",
      ),
    ),
    challenges: rich(
      p(
        "El análisis encontró 61 hallazgos, 14 de ellos altos. Había cuentas activas de personas que ya no trabajaban allí. El disco de respaldo estaba encima del servidor que respaldaba. Un equipo de ultrasonido podía llegar a todas las computadoras de las cuatro clínicas. Una de cada cuatro personas hizo clic en el primer mensaje de prueba.",
      ),
      p(
        "El personal clínico ya había visto proyectos de seguridad, y esperaba contraseñas más largas y más espera. La condición de la directora médica fue clara: si después se tarda más en atender a un paciente, el proyecto fracasó.",
      ),
    ),
    solution: rich(
      p(
        "Primero fuimos por los hallazgos altos. En 30 días cada cuenta tenía verificación en dos pasos, ya no había cuentas compartidas, y los 160 equipos tenían detección de amenazas con analistas detrás. Las contraseñas se reemplazaron por una llave en la credencial y un PIN, que es más seguro y además más rápido.",
      ),
      p(
        "Los equipos médicos pasaron a una red aparte que solo permite las conexiones de la lista del fabricante. Los respaldos fueron a dos lugares, uno de ellos sin cambios posibles durante 30 días, y se restauraron delante de la gerente de la clínica, cronómetro en mano.",
      ),
      p(
        "Cada hallazgo se cerró con una prueba: una captura de pantalla, una exportación o un registro de ensayo con fecha. La carpeta que fue al hospital tenía 61 pestañas. El personal practica cuatro veces al año con ejercicios cortos en español y en inglés. El método es el de nuestra guía de la ",
        link("evaluación de riesgos para una clínica pequeña", "/es/blog/evaluacion-de-riesgos-hipaa-clinica-pequena"),
        ".",
      ),
    ),
    results: [
      { figure: "100%", text: "de los 61 hallazgos cerrados en 120 días, cada uno con una prueba fechada" },
      { figure: "88%", text: "menos personas que hacen clic en los mensajes de prueba: de 25 a 3 de cada 100" },
      { figure: "45%", text: "más rápido el inicio de sesión con credencial y PIN que con la contraseña de antes" },
      { figure: "100%", text: "de las cuentas y los 160 equipos con verificación en dos pasos y detección" },
    ],
    related: ["project-healthcare", "project-cloud"],
    search: {
      title: "Caso: seguridad HIPAA para cuatro clínicas | {company}",
      description:
        "Cuatro clínicas de Palm Beach cerraron en 120 días los 61 hallazgos de un análisis de riesgos de HIPAA, con pruebas fechadas y un acceso más rápido.",
    },
  },
};
