import { bold, figure, link, p, rich, ul } from "../../writing/rich.ts";
import type { SeedOf } from "../../writing/seed-of.ts";

export const security: SeedOf<"service"> = {
  id: "service-security-es",
  type: "service",
  language: "es",
  group: "service-security",
  data: {
    title: "Ciberseguridad y cumplimiento",
    path: "/es/servicios/seguridad",
    card: {
      title: "Ciberseguridad y cumplimiento",
      text: "Cerramos las puertas que usan los atacantes, vigilamos toda la noche y tenemos la prueba lista para el auditor y la aseguradora.",
      icon: "security",
    },
    lead: "La mayoría de los ataques a empresas como la suya empieza con una contraseña robada, un equipo sin actualizar o una factura que parecía correcta. Primero cerramos esas tres puertas, demostramos que están cerradas y las seguimos vigilando.",
    picture: "service-security",
    sections: [
      {
        heading: "Qué instalamos",
        body: rich(
          figure(
            "figure-security-es",
            "Las tres puertas por las que entra la mayoría de los ataques, cerradas primero",
          ),
          ul(
            p(
              bold("Inicio de sesión: "),
              "verificación en dos pasos en cada cuenta, llaves de acceso (passkeys) o llaves físicas para los administradores, y un candado para quien inicie sesión desde un país donde usted no tiene a nadie.",
            ),
            p(
              bold("Equipos: "),
              "cifrado, detección de amenazas en cada equipo con analistas detrás día y noche, y ningún permiso de administrador para el trabajo diario.",
            ),
            p(
              bold("Correo: "),
              "filtro, SPF, DKIM y DMARC para su dominio, y un aviso cuando un nombre conocido escribe desde una dirección desconocida.",
            ),
            p(
              bold("Dinero: "),
              "la regla de llamar antes de aceptar datos bancarios nuevos. No cuesta nada y evita el fraude más caro que vemos.",
            ),
            p(
              bold("Respaldos: "),
              "una copia que nadie puede cambiar ni borrar durante 30 días, ni siquiera nosotros.",
            ),
            p(
              bold("Personas: "),
              "cuatro ejercicios cortos al año, en español y en inglés. Quien hace clic recibe dos minutos de explicación y ningún regaño.",
            ),
          ),
        ),
      },
      {
        heading: "Los primeros 90 días",
        body: rich(
          p(
            "En las primeras dos semanas miramos su empresa por fuera y por dentro: puertos abiertos, contraseñas filtradas, cuentas viejas, buzones compartidos, quién puede ver qué. Usted recibe una lista de hallazgos por orden de riesgo, cada uno con su esfuerzo y su fecha.",
          ),
          p(
            "Para el día 30 la verificación en dos pasos y la detección están en todas partes. Para el día 60 ya funciona el respaldo que no se puede cambiar, y se ha restaurado una vez. Para el día 90 los hallazgos altos están cerrados, hay en la pared un plan de incidentes con números de teléfono y lo hemos ensayado con usted durante una hora.",
          ),
        ),
      },
      {
        heading: "HIPAA, PCI DSS y el formulario del seguro",
        body: rich(
          p(
            "Las clínicas y sus proveedores necesitan un análisis de riesgos, un plan que salga de él y la prueba de que el plan se cumple. Lo primero lo hacemos con usted, lo segundo lo escribimos y lo tercero lo reunimos cada mes: pruebas de restauración, nivel de actualizaciones, registros de capacitación, revisiones de acceso. Firmamos un acuerdo de asociado comercial (BAA) antes de empezar.",
          ),
          p(
            "En los pagos con tarjeta reducimos lo que hay que proteger antes de protegerlo. Una terminal que cifra en el lector y una red aparte pueden sacar del cuestionario a la mayor parte de una tienda.",
          ),
          p(
            "Para el seguro cibernético llenamos la parte técnica del formulario con registros, y marcamos lo que todavía no es cierto. Una respuesta equivocada puede dejarlo sin cobertura cuando más la necesita. Para una clínica pequeña, un buen comienzo práctico es nuestra guía de la ",
            link("evaluación de riesgos de HIPAA", "/es/blog/evaluacion-de-riesgos-hipaa-clinica-pequena"),
            ".",
          ),
        ),
      },
      {
        heading: "Si ya pasó algo",
        body: rich(
          p(
            "Llame al {phone}. Desconecte de la red las máquinas afectadas, déjelas encendidas y no cambie ningún archivo. Nosotros las aislamos, conservamos lo que pedirán la aseguradora y los abogados, y trabajamos para que usted vuelva a operar desde respaldos limpios. La Florida le da 30 días para avisar a las personas afectadas por una filtración, así que el reloj cuenta.",
          ),
        ),
      },
      {
        heading: "Lo que no es",
        body: rich(
          p(
            "No prometemos que nunca pasará nada. Prometemos que los ataques probables encuentran una puerta cerrada, que alguien nota los demás en menos de una hora y que usted puede volver a trabajar desde una copia que nadie pudo tocar. Las pruebas de penetración las contratamos con un tercero independiente y nunca las hacemos nosotros: nadie debería calificar su propio examen.",
          ),
          p(
            "La consulta gratuita incluye una mirada a su dominio desde afuera: contraseñas filtradas, configuración del correo, puertos abiertos. Nos toma una hora y no hace falta darnos acceso.",
          ),
        ),
      },
    ],
    benefits: [
      "Verificación en dos pasos y detección de amenazas en todas partes para el día 30",
      "Analistas que miran las alertas día y noche",
      "Un respaldo que nadie puede borrar durante 30 días",
      "Pruebas para auditores y aseguradoras, reunidas cada mes",
      "Ejercicios para el personal en español y en inglés",
      "Un plan de incidentes que ya se ensayó",
      "Acuerdo de asociado comercial (BAA) firmado antes de empezar",
    ],
    search: {
      title: "Ciberseguridad y normas de HIPAA en Miami | {company}",
      description:
        "Cuentas protegidas, detección día y noche, respaldos intocables y pruebas cada mes para HIPAA, PCI DSS y el seguro cibernético. Qué pasa en 90 días.",
    },
  },
};
