import { bold, figure, link, p, rich, ul } from "../../writing/rich.ts";
import type { SeedOf } from "../../writing/seed-of.ts";

export const data: SeedOf<"service"> = {
  id: "service-data-es",
  type: "service",
  language: "es",
  group: "service-data",
  data: {
    title: "Gestión de datos",
    path: "/es/servicios/datos",
    card: {
      title: "Gestión de datos",
      text: "Respaldos que ya se restauraron, bases de datos que contestan rápido y una sola lista de clientes donde había cuatro.",
      icon: "data",
    },
    lead: "Los datos tienen que estar, tienen que ser correctos y tienen que desaparecer cuando lo manda la ley. Nos ocupamos de las tres cosas: respaldos con pruebas, bases de datos con responsable y reglas de qué se guarda y por cuánto tiempo.",
    picture: "service-data",
    sections: [
      {
        heading: "Respaldos que usted ha visto funcionar",
        body: rich(
          figure("figure-data-es", "Lo que tiene que cumplir cada uno de nuestros respaldos"),
          p(
            "Tres copias, en dos tipos de almacenamiento, una fuera de la Florida y una que no se puede cambiar durante 30 días. Cada mes restauramos algo al azar, un buzón, una base de datos o un servidor entero, medimos cuánto tardó y le mandamos el resultado.",
          ),
          p(
            "De cada sistema acordamos con usted, y probamos, dos cifras: cuánto trabajo se puede perder (una hora, un día) y cuánto puede tardar en volver (una hora, un día). Todo lo demás en un respaldo es un detalle.",
          ),
        ),
      },
      {
        heading: "Bases de datos con responsable",
        body: rich(
          p(
            "La mayoría de las empresas tiene de cinco a quince bases de datos y nadie que responda por ellas. Nos hacemos cargo de SQL Server, PostgreSQL y MySQL: actualizaciones, índices, permisos, crecimiento y ese reporte que tarda once minutos y debería tardar cuatro segundos.",
          ),
          p(
            "En los primeros 30 días cada base de datos recibe su hoja: qué guarda, quién la usa, qué tamaño tendrá en dos años y qué pasa cuando se detiene.",
          ),
        ),
      },
      {
        heading: "Una sola versión de la verdad",
        body: rich(
          p(
            "El mismo cliente está en contabilidad, en el almacén, en la lista del boletín y en el celular de alguien, con un solo nombre escrito de cuatro maneras. Limpiamos, comparamos y conectamos:",
          ),
          ul(
            p(bold("Limpiar: "), "duplicados, campos vacíos, direcciones, nombres con acento y sin acento."),
            p(bold("Comparar: "), "acordar qué sistema tiene la razón en qué, y escribirlo."),
            p(
              bold("Conectar: "),
              "los cambios pasan solos de un lado a otro. El puente suele ser una pieza pequeña de nuestro propio ",
              link("software", "/es/servicios/software"),
              ".",
            ),
            p(bold("Mostrar: "), "una página con los ocho números que los dueños usan de verdad."),
          ),
        ),
      },
      {
        heading: "Guardar, mudar y borrar",
        body: rich(
          p(
            "Las clínicas guardan expedientes por años, las asociaciones tienen que entregar documentos a los propietarios, los importadores conservan papeles de aduana cinco años. Los datos que ya nadie necesita son puro riesgo. Escribimos un calendario de retención con su abogado o su contador y configuramos los sistemas para cumplirlo, incluido el borrado.",
          ),
          p(
            "Pasar de un programa a otro es el momento en que se pierden datos. Ensayamos cada migración con una copia, comparamos cantidades y sumas de los dos lados y dejamos el sistema viejo legible durante un año.",
          ),
        ),
      },
      {
        heading: "Cuánto cuesta saberlo",
        body: rich(
          p(
            "Pregúntele a quien cuida sus respaldos la fecha de la última restauración. Si la respuesta tarda más de un minuto, empiece por ahí: revisamos sus respaldos una vez, a precio fijo, restauramos un sistema y le decimos qué habría faltado.",
          ),
          p("No vendemos sus datos, no entrenamos modelos con ellos ni los sacamos de los Estados Unidos."),
        ),
      },
    ],
    benefits: [
      "Una restauración cada mes, con el tiempo medido",
      "Una copia fuera de la Florida y otra que no se puede cambiar",
      "Cifras acordadas de cuánto se puede perder y cuánto puede tardar",
      "Una hoja para cada base de datos en 30 días",
      "Migraciones ensayadas y comparadas antes del cambio",
      "Reglas de retención que guardan y que también borran",
    ],
    search: {
      title: "Respaldos, bases de datos y datos en Miami | {company}",
      description:
        "Respaldos probados con una restauración al mes, bases de datos con responsable, listas de clientes limpias y reglas de retención para el sur de la Florida.",
    },
  },
};
