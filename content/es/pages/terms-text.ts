import { h2, link, p, rich, ul } from "../../writing/rich.ts";

/** The six sections of the terms. */
export const termsText = rich(
  h2("Aceptación de los términos"),
  p(
    "Este sitio web lo opera {legalName} (“{company}”, “nosotros”). Al usarlo, usted acepta estos términos. Si no los acepta, por favor no use el sitio; de todos modos puede comunicarse con nosotros por teléfono al {phone}.",
  ),
  p(
    "Podemos cambiar estos términos. La fecha de arriba le dice qué versión está leyendo, y la que rige es la versión publicada en el momento en que usted usa el sitio.",
  ),
  h2("Descripción del servicio"),
  p(
    "El sitio describe nuestros servicios, muestra ejemplos de nuestro trabajo, publica artículos y le permite enviarnos una solicitud. Usarlo es gratis y no requiere una cuenta.",
  ),
  p(
    "Lo que usted lee aquí es información. No es una oferta. Un precio, un tiempo de respuesta o un resultado que aparezca en estas páginas describe nuestras condiciones habituales o un proyecto en particular. Nos obliga una vez que conste en un acuerdo firmado con usted. Los artículos, incluidos los que tratan de HIPAA y otras normas, son información general y no asesoría legal.",
  ),
  p(
    "Enviar una solicitud no crea un contrato ni una relación de cliente. Respondemos dentro de un día hábil. Para asuntos urgentes llame al {phone}, donde los clientes se comunican con la mesa de ayuda a cualquier hora.",
  ),
  h2("Responsabilidades del usuario"),
  p("Cuando use el sitio, por favor:"),
  ul(
    "dé información verdadera en el formulario de contacto, y solo información que tenga permiso de compartir",
    "no incluya contraseñas, números de tarjetas ni información de pacientes",
    "no mande publicidad, código malicioso ni envíos automatizados, y no intente eludir el límite de 15 mensajes por hora",
    "no intente llegar al área del personal ni a datos que no estén publicados, ni perturbar el funcionamiento del sitio",
  ),
  p(
    "Si encuentra una debilidad en el sitio, díganoslo antes de decírselo a otros, y no mire más datos de los que necesite para demostrarla. Se lo agradeceremos y no tomaremos medidas contra la investigación hecha de buena fe.",
  ),
  h2("Propiedad intelectual"),
  p(
    "Los textos, los dibujos, el diseño y el logotipo de este sitio pertenecen a {legalName} o se usan con permiso. Usted puede enlazar a cualquier página, citar los artículos con un enlace a la fuente e imprimir las listas para usarlas en su propia empresa. Cualquier otra copia o uso comercial necesita nuestro consentimiento por escrito.",
  ),
  p(
    "Los nombres y logotipos de los fabricantes de tecnología pertenecen a sus dueños. Los mostramos porque trabajamos con sus productos; no significa que ellos nos avalen.",
  ),
  h2("Limitación de responsabilidad"),
  p(
    "Mantenemos el sitio correcto y disponible lo mejor que podemos, y lo ofrecemos tal como está, sin garantía. En la medida en que la ley lo permita, no somos responsables de pérdidas indirectas o consecuentes que resulten de usar el sitio, de confiar en la información general que contiene o de que el sitio no esté disponible.",
  ),
  p(
    "Nada de lo dicho aquí limita la responsabilidad que la ley no permite limitar, ni lo que le debemos a un cliente según un acuerdo firmado. No somos responsables del contenido de otros sitios web a los que enlazamos.",
  ),
  p(
    "Estos términos se rigen por las leyes del estado de la Florida. Los tribunales del condado de Miami-Dade tienen jurisdicción, a menos que una ley imperativa le dé a usted otro lugar.",
  ),
  h2("Información de contacto"),
  p(
    "Preguntas sobre estos términos: use el ",
    link("formulario de contacto", "/es/contacto"),
    " o llame al {phone}, de lunes a viernes en horas de oficina. Cómo manejamos lo que usted envía se describe en la ",
    link("política de privacidad", "/es/privacidad"),
    ".",
  ),
);
