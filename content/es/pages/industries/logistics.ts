import { bold, h2, link, p, rich, ul } from "../../../writing/rich.ts";
import { industryPage } from "./industry.ts";

export const logisticsIndustry = industryPage({
  slug: "logistics",
  address: "logistica",
  title: "Tecnología para la logística",
  heading: "Tecnología para carga, almacenes y puertos",
  opening:
    "En un almacén, la red es una herramienta en la mano de alguien. Cuando un escáner pierde la conexión en el pasillo nueve, un camión espera en el muelle cuatro y todo el edificio se entera.\n\nTrabajamos para agentes de carga, almacenes y proveedores en PortMiami, Port Everglades, Doral y Medley. Medimos con las estanterías llenas y las puertas abiertas, porque es entonces cuando tiene que funcionar.",
  needs: {
    heading: "Qué necesita un almacén de su tecnología",
    cards: [
      {
        icon: "network",
        title: "Wi-Fi para acero y salitre",
        description:
          "Medido entre estanterías llenas, con antenas para pasillos y no para techos, y con equipos que no se oxidan en dos veranos junto al muelle.",
      },
      {
        icon: "software",
        title: "Sistemas que se hablan",
        description:
          "Pedidos, inventario, aduana y transportistas tienen cada uno su programa. Hacemos los pequeños enlaces entre ellos, para que un número se escriba una vez y lo revise una máquina.",
      },
      {
        icon: "infrastructure",
        title: "Una segunda salida",
        description:
          "Una fibra cortada en la vía del puerto es una línea en un informe si la conexión celular entra sola y el turno ni se entera.",
      },
    ],
  },
  rules: rich(
    h2("Qué piden los socios y las agencias"),
    p("Las preguntas llegan en cuestionarios, más de los clientes que del estado. Detrás de casi todas está esto:"),
    ul(
      p(
        bold("La alianza con la aduana. "),
        "Los miembros de ",
        link("CTPAT", "https://www.cbp.gov/border-security/ports-entry/cargo-security/CTPAT"),
        " cumplen criterios mínimos de seguridad, que desde 2020 tienen un capítulo de ciberseguridad: políticas por escrito, acceso según el puesto, actualizaciones, respaldos probados. Escribimos los nuestros de manera que los suyos puedan citarlos.",
      ),
      p(
        bold("Las horas de los choferes. "),
        "Los dispositivos de registro electrónico (electronic logging devices, ELD) son una norma federal (",
        link("49 CFR part 395", "https://www.ecfr.gov/current/title-49/part-395"),
        "). Son computadoras en camiones: alguien tiene que actualizarlas y saber adónde van sus datos.",
      ),
      p(
        bold("La información personal. "),
        "Las licencias de conducir que se piden en el portón y los expedientes de su propia gente entran en el aviso de 30 días de la Florida (",
        link("s. 501.171, F.S.", "https://florida.public.law/statutes/fla._stat._501.171"),
        ").",
      ),
    ),
    p(
      "La pérdida más común es más sencilla: una cuenta bancaria cambiada en un correo que parecía del transportista. La regla de llamar al número que ya tenía no cuesta nada, y nosotros preparamos el correo para que casi ninguno de esos mensajes llegue.",
    ),
  ),
  cases: ["project-network", "project-datacenter", "project-retail"],
  services: ["service-network", "service-infrastructure", "service-software"],
  questions: [
    {
      question: "¿Pueden trabajar de noche, entre turnos?",
      answer:
        "Es cuando más trabajamos. Los puntos de acceso se cuelgan después del último camión y se prueban con el primer turno, con un ingeniero en el piso hasta el segundo descanso.",
    },
    {
      question: "Nuestro sistema de almacén es viejo y nadie puede tocarlo. ¿Es un problema?",
      answer:
        "Solo si nadie tiene una copia que arranque. Lo pasamos a hardware con garantía, lo sacamos de la red abierta y ensayamos su recuperación. Si se reemplaza o no es una decisión de negocio, y entonces hay tiempo para tomarla.",
    },
    {
      question: "¿Su gente tiene credenciales de acceso a los puertos?",
      answer:
        "Los ingenieros que trabajan allí, sí. Si hace falta alguien más, la escolta queda arreglada antes de que nuestra van salga de la oficina.",
    },
  ],
  ask: {
    heading: "¿En qué pasillo se cae el escáner?",
    text: "Díganos cuál. Los primeros 30 minutos son gratis: un ingeniero recorre ese pasillo con un medidor y le dice qué señal capta y dónde se pierde.",
  },
  search: {
    title: "Tecnología para logística en Miami y Doral | {company}",
    description:
      "Tecnología para agentes de carga y almacenes en PortMiami, Doral y Port Everglades: Wi-Fi entre estanterías de acero, sistemas enlazados y casos con cifras.",
  },
});
