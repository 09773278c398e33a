import { bold, h2, h3, link, p, rich, table, ul } from "../../writing/rich.ts";

/** The four sections of the privacy policy. What they promise is what the software does; change both together. */
export const privacyText = rich(
  h2("Información que recopilamos"),
  h3("Cuando usted solo lee"),
  p(
    "Los visitantes no reciben cookies. No hay servicios de análisis, ni píxeles publicitarios, ni fuentes o videos incrustados. {map}",
  ),
  p("{otherServers}"),
  p(
    "Para entregar una página, nuestro servidor tiene que procesar los datos técnicos que lleva toda petición web, como su dirección de red y la dirección que usted pide. Cuando alguien pide una dirección que no existe, anotamos esa dirección y cuántas veces se pidió, para poder reparar el enlace. No se anota quién la pidió.",
  ),
  h3("Cuando envía el formulario de contacto"),
  p("Guardamos lo que usted escribe y cuándo lo envió:"),
  ul(
    "su nombre y su dirección de correo electrónico",
    "su número de teléfono y su empresa, si los da",
    "el servicio que le interesa, si elige uno",
    "su mensaje",
    "la fecha y la hora, un número de referencia, nuestras respuestas y notas, y en qué quedó",
    "cómo llegó usted al formulario: la página que abrió primero, el sitio o la campaña que lo trajo a ella y las páginas que leyó en la misma pestaña",
  ),
  p(
    "Para que un solo remitente no inunde el formulario, permitimos 15 mensajes por hora. Para llevar esa cuenta guardamos un hash de su dirección de red, a partir del cual no se puede leer la dirección. Se usa solo para esa cuenta y vence con ella, cerca de una hora después.",
  ),
  h3("En su propio navegador"),
  p(
    "Cuatro cosas pueden quedarse en su dispositivo. No son cookies, ya que nunca se envían junto con una petición. Un contador de sus envíos, con el nombre contact-rate-limit en el almacenamiento local de su navegador, le permite al formulario decirle cuántos le quedan en esta hora. El texto que todavía no ha enviado se guarda en el almacenamiento de sesión de la pestaña, para que no se pierda al recargar la página; desaparece cuando usted envía el formulario o cierra la pestaña. La pestaña también recuerda, durante el instante del salto, a qué parte de una página lleva un enlace. Y anota cómo llegó usted al formulario: qué página abrió primero, qué sitio o campaña lo trajo a ella y qué páginas ha leído desde entonces. Eso se envía con el formulario de contacto y en ningún otro momento, y termina con la pestaña; no se anota si su navegador les pide a los sitios que no lo rastreen. Puede borrar todo esto en cualquier momento si borra los datos del sitio.",
  ),
  h3("La verificación humana"),
  p(
    "Un formulario que cualquiera puede usar es un formulario del que abusan los programas. {humanCheck} El formulario tiene además un campo que las personas no ven, y anota cuánto tiempo estuvo abierto; un mensaje que parece escrito por un programa se aparta, con el motivo, para que lo mire una persona.",
  ),
  h2("Cómo usamos su información"),
  p(
    "Usamos una solicitud para responderla, y para preparar la consulta o la postulación por la que usted preguntó. No la vendemos, no la alquilamos, no la compartimos con anunciantes ni lo agregamos a usted a una lista de correo.",
  ),
  table(
    ["Qué", "Adónde va", "Por cuánto tiempo"],
    [
      "Su solicitud",
      "A nuestra base de datos, y una copia por correo electrónico a nuestro propio buzón",
      "{retentionMonths} meses; luego se borra",
    ],
    ["El hash de la dirección de red", "A nuestra base de datos", "Cerca de una hora"],
    ["El contador de envíos", "A su navegador", "Una hora, o hasta que usted lo borre"],
    ["El texto que no se ha enviado", "A la pestaña de su navegador", "Hasta que lo envíe o cierre la pestaña"],
    [
      "Cómo llegó usted al formulario",
      "A la pestaña de su navegador; con una solicitud, adonde vaya la solicitud",
      "Hasta que cierre la pestaña; tanto como la solicitud",
    ],
  ),
  p(
    "El correo a nuestro buzón lo entrega Amazon Simple Email Service (Amazon SES) en los Estados Unidos, que maneja el mensaje por cuenta nuestra. La dirección de usted se pone como dirección de respuesta, para que nuestra respuesta le llegue directamente. El mismo servicio entrega lo que le respondemos desde este sistema y el único correo que puede confirmarle su mensaje.",
  ),
  p(
    "Después de {retentionMonths} meses, la solicitud se borra de la base de datos sin que nadie tenga que acordarse. La copia en nuestro buzón y la correspondencia que haya seguido se borran en el mismo plazo, a menos que usted se haya hecho cliente y formen parte de nuestros registros.",
  ),
  h2("Seguridad de la información"),
  ul(
    "Las páginas y los formularios se envían por una conexión cifrada.",
    "Las solicitudes solo puede leerlas el personal que tiene una cuenta propia, y el acceso depende del rol.",
    "Su mensaje se escribe en la base de datos antes de que intentemos mandarlo por correo, para que un servidor de correo que falle no pueda perderlo.",
    "Las claves de nuestro servicio de correo se quedan en el servidor y nunca forman parte de una página.",
    "{scripts}",
  ),
  p(
    "Ningún sistema es perfectamente seguro. Si alguna vez queda expuesta información sobre usted, se lo notificaremos como lo exige la ley de la Florida (sección 501.171 de los Estatutos de la Florida), a más tardar dentro de 30 días.",
  ),
  p(
    bold("Por favor, no incluya lo que no necesitamos. "),
    "No envíe por el formulario contraseñas, números de tarjetas ni información de salud sobre pacientes.",
  ),
  h2("Contáctenos"),
  p(
    "Pregúntenos qué tenemos sobre usted, pida que lo corrijamos o pida que lo borremos. Basta un mensaje: use el ",
    link("formulario de contacto", "/es/contacto"),
    " o llame al {phone}. Para protegerlo, podemos pedirle una respuesta desde la dirección de correo electrónico de la que vino la solicitud. El borrado tiene efecto de inmediato en la base de datos y dentro de 30 días en el buzón.",
  ),
  p(
    "Esta política cubre este sitio web. Lo que hacemos con los sistemas y los datos de nuestros clientes está establecido en el acuerdo con cada cliente. Si la política cambia, el texto nuevo aparece aquí con una fecha nueva.",
  ),
);
