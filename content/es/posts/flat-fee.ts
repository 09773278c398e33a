import { bold, h2, h3, link, ol, p, quote, rich, table, ul } from "../../writing/rich.ts";
import type { SeedOf } from "../../writing/seed-of.ts";

export const flatFee: SeedOf<"post"> = {
  id: "post-flat-fee-es",
  type: "post",
  language: "es",
  group: "post-flat-fee",
  data: {
    title: "Qué debe incluir una tarifa fija mensual de informática",
    path: "/es/blog/que-debe-incluir-una-tarifa-fija-mensual",
    summary:
      "Por el mismo precio, una oferta puede cubrir el doble que otra. Una lista para comparar cualquier contrato de tecnología administrada, la aritmética y doce preguntas.",
    picture: "post-flat-fee-es",
    writtenBy: ["member-1"],
    tags: ["Contratos", "Presupuesto de tecnología"],
    publishedOn: "2026-10-06",
    body: rich(
      p(
        "Se supone que una tarifa fija convierte la informática de una sorpresa en una línea del presupuesto. También cambia quién gana con los problemas. Si usted paga por hora, su proveedor gana cuando algo se rompe. Si paga un precio fijo, cada falla que se evita es ganancia del proveedor. Esa es toda la idea, y funciona solo si el contrato deja los problemas del lado del proveedor.",
      ),
      p(
        "Nosotros vendemos esos contratos, así que léalo con eso en mente. La lista de abajo es la que usamos para el nuestro, y está escrita para que usted la ponga al lado del de cualquiera, incluido el nuestro.",
      ),
      h2("Primero: ¿cómo se cuenta el precio?"),
      h3("Por persona"),
      p(
        "Usted paga por todo el que tiene una cuenta, use los aparatos que use. Es fácil de comprobar con la nómina. Les va bien a oficinas, clínicas y firmas donde cada quien tiene una laptop, un teléfono y una pantalla en la casa.",
      ),
      h3("Por equipo"),
      p(
        "Usted paga por cada computadora, cada servidor y cada firewall. Les va bien a tiendas y almacenes donde tres turnos comparten una terminal. Fíjese en qué cuenta como equipo: impresoras, teléfonos y cámaras no deberían contar.",
      ),
      h3("Por oficina o “todo incluido”"),
      p(
        "Una sola suma por todo. Es cómodo hasta que usted crece o se achica. Pregunte qué pasa con el precio con un 20% más de gente y con un 20% menos, y que la respuesta quede en el contrato. En un negocio de temporada, esa cláusula vale más que un descuento.",
      ),
      h2("Qué va incluido"),
      p(
        "Si algo de esto se cobra aparte, la tarifa no es fija. Todavía puede ser un precio justo, pero sume lo de aparte antes de comparar.",
      ),
      table(
        ["Qué", "Incluido significa", "Qué pedir"],
        [
          "Mesa de ayuda",
          "Llamadas sin límite, de todos, sin cobro por ticket",
          "Horarios, idiomas, tiempo promedio para contestar en el último trimestre",
        ],
        [
          "Visitas a la oficina",
          "Cuando la ayuda a distancia no lo resuelve",
          "Hasta dónde llegan y si el viaje se cobra",
        ],
        [
          "Actualizaciones",
          "El sistema operativo y los programas comunes",
          "En cuántos días llegan las críticas al 95% de los equipos",
        ],
        [
          "Monitoreo",
          "Servidores, conexiones, firewalls, respaldos, discos, certificados",
          "Quién mira una alarma a las 3:00 a. m.",
        ],
        [
          "Respaldos",
          "El software, el espacio fuera del estado y el trabajo de restaurar",
          "El informe de la última prueba de restauración",
        ],
        [
          "Seguridad básica",
          "Verificación en dos pasos, detección de amenazas, filtro de correo, cifrado",
          "Quién lee las alertas, y cuándo",
        ],
        [
          "Entradas y salidas de empleados",
          "Cuentas y equipos listos, y después cerrados",
          "El plazo para cerrar una cuenta",
        ],
        [
          "Proveedores",
          "Ellos llaman por usted a la compañía de internet",
          "Una lista de los proveedores con los que tratan",
        ],
        ["Documentación", "Usted la puede leer cuando quiera", "Una página de muestra con los nombres tachados"],
        [
          "Planificación",
          "Una revisión cada trimestre y un presupuesto cada año",
          "El presupuesto del año pasado de un cliente parecido",
        ],
      ),
      h2("Qué es justo cobrar aparte"),
      ul(
        p(
          bold("Hardware y licencias. "),
          "Son de usted. La pregunta es cuánto le suman. Pida la factura del mayorista.",
        ),
        p(
          bold("Proyectos. "),
          "Una oficina nueva, el cambio de un servidor, una fusión. Pregunte dónde está la línea. Lo común son ocho horas de trabajo. Por debajo, la tarifa debe cubrirlo todo.",
        ),
        p(
          bold("Arreglar lo que hizo otro. "),
          "Si otro contratista desenchufa el rack, eso se cobra. Que lo diga el contrato, y que diga quién decide.",
        ),
        p(
          bold("La respuesta a una filtración. "),
          "Contenerla debe estar incluido. Las semanas de investigación forense casi siempre las paga su seguro cibernético, que a veces también escoge la firma. Lea la póliza junto al contrato.",
        ),
        p(
          bold("La puesta en marcha. "),
          "Es común un pago único de más o menos un mes. Debe terminar con una documentación que sea suya.",
        ),
      ),
      h2("La aritmética"),
      p(
        "Tome una firma de 30 personas, con precios inventados. La oferta A cuesta $110 por persona al mes; la oferta B, $165. La A parece un tercio más barata: $39,600 al año contra $59,400.",
      ),
      p(
        "Ahora sume lo que la A deja fuera. El respaldo de dos servidores a $180 al mes son $2,160. La detección de amenazas con analistas, a $12 por persona son $4,320. Cuatro visitas al mes a $150 son $7,200. Doce entradas y salidas de empleados a $200 son $2,400. Las llamadas fuera de horario, dos al mes a $250, son $6,000. Eso suma $22,080, y la A cuesta $61,680.",
      ),
      p(
        "Con otros números habría ganado la A. Lo que importa es hacer esta suma con los suyos: cuente las visitas, los empleados nuevos, las llamadas de noche y los servidores del año pasado, y pídale a cada compañía el precio de exactamente eso. Si alguna no quiere, ya sabe usted algo del segundo año.",
      ),
      h2("Doce preguntas para la segunda reunión"),
      ol(
        "¿Qué encontraron en su primera factura, sin esperarlo, sus tres clientes más nuevos?",
        "¿Cuánto tardan en contestar, en promedio, y qué parte de las llamadas se resuelve en la primera? ¿Cómo lo miden?",
        "¿Quiénes, con nombre, conocerían nuestra oficina? ¿Cuántos son y cuánto llevan con ustedes?",
        "¿Qué pasa un sábado por la noche si se cae el internet? ¿Qué teléfono suena?",
        "¿Cuándo fue la última vez que restauraron el servidor de un cliente, y cuánto tardaron?",
        "¿En cuáles de nuestras cuentas tendrán derechos de administrador, y cómo protegen el inicio de sesión de su propia gente?",
        "¿Están a nuestro nombre las contraseñas, los dominios, las licencias y las cuentas en la nube?",
        "¿Qué hacen por nosotros 72 horas antes de un huracán?",
        "¿Qué pasa cuando no cumplen un tiempo de respuesta?",
        "¿Cómo quedan el precio y el plazo de aviso si en agosto perdemos a diez personas?",
        "¿Qué recibimos si nos vamos, en qué formato, en cuántos días y a qué precio?",
        "¿Podemos llamar a su cliente más nuevo y al más antiguo?",
      ),
      p(
        "Haga la última aunque ya tenga referencias. El más nuevo le puede contar del traspaso; el más antiguo, del tercer año, cuando se acaba el noviazgo.",
      ),
      h2("Cláusulas que hay que leer dos veces"),
      ul(
        p(
          bold("Plazo y renovación. "),
          "Tres años con renovación automática y 30 días para avisar, en un mes determinado, son una trampa para quien anda ocupado. Mes a mes después del arranque es posible. También un año.",
        ),
        p(bold("“Uso razonable.” "), "Debe tener un número detrás, o salir del contrato."),
        p(
          bold("Exclusiones por edad. "),
          "“Se excluyen los equipos de más de cinco años” puede ser la mitad de su oficina. Pida la lista de los equipos.",
        ),
        p(bold("Aumentos de precio. "), "Una vez al año, con 60 días de aviso y un tope."),
        p(
          bold("Responsabilidad. "),
          "Lo usual es un límite de un año de tarifas. Pida el certificado del seguro cibernético del proveedor y el de su seguro de errores y omisiones.",
        ),
      ),
      quote("Un buen contrato es aburrido de leer y no deja nada que preguntar en la primera factura."),
      h2("Lo que haríamos nosotros"),
      p(
        "Escriba en una página los números del año pasado, mándela a tres compañías junto con la tabla de arriba y compare las respuestas lado a lado. Toma una tarde. Si quiere que la nuestra sea una de ellas, nuestras condiciones están en la página de ",
        link("servicios administrados", "/es/servicios/administrados"),
        ", y la ",
        link("consulta", "/es/contacto"),
        " en la que recibe una cifra es gratuita.",
      ),
    ),
    search: {
      title: "Qué incluye una tarifa fija de informática | {company}",
      description:
        "Dos ofertas de tecnología con el mismo precio pueden cubrir cosas muy distintas. Qué va incluido, qué va aparte, un ejemplo de 30 personas y 12 preguntas.",
    },
  },
};
