import { bold, h2, italic, link, ol, p, quote, rich, table, ul } from "../../writing/rich.ts";
import type { SeedOf } from "../../writing/seed-of.ts";

export const hipaa: SeedOf<"post"> = {
  id: "post-hipaa-es",
  type: "post",
  language: "es",
  group: "post-hipaa",
  data: {
    title: "La evaluación de riesgos de HIPAA en una clínica pequeña, paso a paso",
    path: "/es/blog/evaluacion-de-riesgos-hipaa-clinica-pequena",
    summary:
      "Qué pide la norma, cómo un consultorio de 5 a 50 personas puede hacer la primera versión en cuatro medias jornadas y qué hallazgos salen en casi todas partes.",
    picture: "post-hipaa",
    writtenBy: ["member-3"],
    tags: ["HIPAA", "Seguridad", "Listas"],
    publishedOn: "2026-08-18",
    body: rich(
      p(
        "Pregúnteles a diez consultorios pequeños si ya hicieron su evaluación de riesgos de HIPAA y oirá tres respuestas: sí, con un certificado de un sitio web; sí, eso lo hizo la compañía de informática; y silencio. Las dos primeras suelen valer lo mismo que la tercera, porque la evaluación trata de su consultorio y nadie la puede hacer sin usted. Y da menos trabajo de lo que parece.",
      ),
      p("Esta guía es para clínicas de 5 a 50 personas. La escriben ingenieros y no es asesoría legal."),
      h2("Qué dice la norma"),
      p(
        "La Regla de Seguridad de HIPAA (Security Rule) pide “una evaluación exacta y completa de los posibles riesgos y vulnerabilidades para la confidencialidad, la integridad y la disponibilidad de la información electrónica de salud protegida” (45 CFR 164.308(a)(1)(ii)(A), traducción nuestra). La línea siguiente pide medidas que los bajen a un nivel razonable (B). Son dos documentos: el análisis y su plan. Los reguladores piden los dos, y un análisis que falta o está incompleto es una de las fallas que más señalan.",
      ),
      p(
        "La norma no fija formulario, programa ni calendario. Pide guardar la documentación seis años (164.316(b)(2)) y volver a mirar cuando algo cambia: un sistema de expedientes nuevo, una mudanza, una fusión, un incidente. Una vez al año y después de cada cambio es una buena costumbre.",
      ),
      p(
        "En enero de 2025, el Departamento de Salud y Servicios Humanos (HHS) propuso una versión más estricta, con cifrado obligatorio, autenticación multifactor y un inventario de equipos. Averigüe en qué quedó antes de archivar un punto como “addressable” (adaptable). De todos modos, las tres ya tienen sentido hoy.",
      ),
      h2("Media jornada 1: ¿dónde está la información?"),
      p(
        "Haga una lista de cada lugar donde la información de pacientes se crea, se recibe, se guarda o se envía. Con papel y lápiz, siga a un paciente desde la primera llamada hasta la última factura. Un consultorio de 20 personas suele encontrar de 25 a 40 lugares. Los que más se olvidan son estos:",
      ),
      ul(
        "el escáner o la fotocopiadora, que tiene un disco adentro",
        "el buzón de voz y los textos en el celular personal del médico",
        "el ultrasonido, el electrocardiógrafo y la laptop que vino con ellos",
        "la compañía de facturación, el servicio que contesta las llamadas, la compañía que tritura los papeles, el fax en la nube",
        "el servidor viejo que “solo guardamos por los expedientes de antes”",
        "la carpeta de descargas de todo el que abre archivos adjuntos",
      ),
      p(
        "De cada lugar anote quién puede llegar a él, si está cifrado, cómo se respalda y qué compañía de afuera interviene. De cada compañía, busque el acuerdo de asociado comercial firmado (business associate agreement, BAA). Si no hay acuerdo, ya hay un hallazgo.",
      ),
      h2("Media jornada 2: ¿qué puede salir mal?"),
      p(
        "En cada lugar, pregunte cómo podría filtrarse, estar equivocada o faltar la información. Quédese en lo probable: una laptop robada, una contraseña adivinada o sacada con phishing, ransomware, un empleado que busca el expediente de un vecino, un fax al número equivocado, una inundación, cinco días sin luz. En el sur de la Florida, los dos últimos van en la lista con probabilidad alta.",
      ),
      p(
        "Después escriba qué tiene hoy contra eso. Concreto: “Laptops cifradas, revisadas el 4 de agosto, dos de diecinueve sin cifrar” es una respuesta. “Tomamos la seguridad muy en serio” no lo es.",
      ),
      h2("Media jornada 3: ¿qué tan grave y qué tan probable?"),
      p(
        "Califique la probabilidad y el impacto de 1 a 3 y multiplique. No hace falta más. Defina qué significan los números antes de usarlos, y escríbalo.",
      ),
      table(
        ["Hallazgo", "Probabilidad", "Impacto", "Riesgo", "Qué hacemos, quién y para cuándo"],
        ["Correo sin verificación en dos pasos", "3", "3", "9", "Activarla en todas las cuentas. Informática, 14 días"],
        ["Dos laptops sin cifrar", "2", "3", "6", "Cifrarlas o reemplazarlas. Informática, 7 días"],
        [
          "Respaldo que nunca se restauró",
          "2",
          "3",
          "6",
          "Restaurar la agenda y un expediente. Administración e informática, 30 días; después, cada mes",
        ],
        [
          "La recepción comparte una cuenta",
          "3",
          "2",
          "6",
          "Cuentas propias, inicio de sesión con credencial. Informática, 60 días",
        ],
        [
          "Sin acuerdo con el servicio que contesta las llamadas",
          "2",
          "2",
          "4",
          "Firmar o cambiar de compañía. Administración, 30 días",
        ],
        [
          "Pantalla a la vista desde la sala de espera",
          "3",
          "1",
          "3",
          "Girar el escritorio, poner un filtro. Recepción, esta semana",
        ],
      ),
      p(
        "La tabla es el corazón, y su última columna es el plan. Un riesgo se puede quedar si al lado están la razón y una firma.",
      ),
      h2("Media jornada 4: escribir y decidir"),
      ol(
        "Describa en una página qué revisó, quién participó y cuándo.",
        "Adjunte la lista de lugares, la tabla y las pruebas: capturas con fecha, exportaciones, fotos.",
        "Que el dueño del consultorio firme el plan. Esa responsabilidad no se le puede pasar a la compañía de informática.",
        "Ponga las fechas en un calendario que alguien lea.",
        "Nombre al encargado de seguridad (164.308(a)(2) exige uno). En un consultorio pequeño suele ser quien lo administra.",
      ),
      p(
        "El HHS ofrece, en inglés, una herramienta gratuita que lo lleva por las preguntas y guarda las respuestas en su propia computadora: la ",
        link("SRA Tool", "https://www.healthit.gov/topic/privacy-security-and-hipaa/security-risk-assessment-tool"),
        ". Úsela si le gustan los formularios; una hoja de cálculo también sirve. La ",
        link(
          "guía del HHS sobre el análisis de riesgos",
          "https://www.hhs.gov/hipaa/for-professionals/security/guidance/guidance-risk-analysis/index.html",
        ),
        " dice qué debe haber en el resultado. Un cuestionario lleno y sin plan es la mitad del trabajo.",
      ),
      h2("Dos reglas de la Florida que van con esto"),
      ul(
        p(
          bold("Aviso en 30 días. "),
          "La sección 501.171 de los Estatutos de la Florida (Florida Statutes) le da 30 días para avisar a las personas cuya información personal quedó expuesta, mientras que HIPAA da hasta 60. Si hay 500 personas o más afectadas en la Florida, hay que avisar en ese mismo plazo al Departamento de Asuntos Legales (Department of Legal Affairs). Un aviso hecho según HIPAA puede valer también para la Florida; deje que un abogado diga cuándo, y prepárese para el plazo más corto.",
        ),
        p(
          bold("Los expedientes se quedan en Estados Unidos o Canadá. "),
          "Desde julio de 2023, la sección 408.051 obliga a los proveedores de salud que usan sistemas de expedientes certificados a guardar la información de pacientes, incluido lo que una compañía o una nube guarda por ellos, en los Estados Unidos continentales, sus territorios o Canadá. Al pedir o renovar la licencia, el proveedor lo declara bajo pena de perjurio. Pregúntele por escrito a cada compañía dónde están los ",
          italic("respaldos"),
          ".",
        ),
      ),
      h2("Lo que encontramos en casi todas partes"),
      p(
        "Podemos nombrar los cinco primeros hallazgos antes de la visita: un exempleado con la cuenta activa, una fotocopiadora que nadie borró antes de devolverla, un respaldo en la misma red que aquello que respalda, equipos médicos que llegan hasta la recepción y una contraseña compartida en un papelito amarillo. Ninguno necesita un consultor. Todos necesitan una tarde.",
      ),
      quote(
        "En una auditoría, una evaluación honesta con doce hallazgos abiertos y sus fechas vale más que un puntaje perfecto que nadie sabe explicar.",
      ),
      h2("Cuándo pedir ayuda"),
      p(
        "Las dos primeras medias jornadas hágalas usted, que conoce el consultorio. Pida ayuda para medir: qué está actualizado, qué está cifrado, quién inició sesión y desde dónde. Y pídala si tuvo un incidente, si un hospital o una aseguradora le puso fecha, o si la lista de equipos pasa de una página. Así, una ",
        link("clínica en el condado de Palm Beach", "/es/casos/seguridad"),
        " cerró 61 hallazgos en 120 días. Cómo trabajamos: ",
        link("ciberseguridad y cumplimiento", "/es/servicios/seguridad"),
        ".",
      ),
    ),
    search: {
      title: "Evaluación de riesgos de HIPAA para clínicas | {company}",
      description:
        "El análisis de riesgos de HIPAA en cuatro medias jornadas, para consultorios de 5 a 50 personas: qué dice la norma, una tabla con fechas y dos leyes estatales.",
    },
  },
};
