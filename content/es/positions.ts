import { position } from "../writing/position.ts";

const inSpanish = (slug: string) => ({ language: "es" as const, path: `/es/empleos/${slug}` });

/** The three jobs that are open. */
export const positions = [
  position(
    "senior-software-engineer",
    {
      title: "Ingeniero de software sénior",
      department: "Ingeniería",
      location: "Miami, FL (híbrido)",
      workplace: "hybrid",
      employment: "full time",
      pay: { from: 135_000, to: 165_000, per: "year" },
      postedOn: "2026-10-05",
      description:
        "Usted escribe el software que los clientes no pueden comprar hecho: el enlace entre un sistema de carga y un escáner de almacén, el portal donde los pacientes de una clínica llenan sus formularios, el reporte que reemplaza una hoja de cálculo de cuarenta pestañas.\n\nHabla con quienes lo van a usar, acuerda un precio fijo con el ejecutivo de cuenta, lo construye en TypeScript o C# con pruebas y lo cuida durante el primer año. Pasa dos días a la semana en la oficina de Miami o con un cliente; el resto lo decide usted.\n\nUsted trae diez años en este trabajo y la costumbre de dejar las cosas por escrito. El español ayuda con la mitad de nuestros clientes.",
      tasks: [
        "Sentarse un día con quienes lo van a usar antes de escribir una línea",
        "Ponerle precio fijo a una parte pequeña del trabajo, y cumplirlo",
        "Construir esa parte con pruebas y ponerla en marcha en horas de oficina",
        "Responder por ella en persona el primer año, sin pasársela a una fila de espera",
      ],
      requirements: [
        "Diez años de crear y mantener en marcha software de negocios",
        "TypeScript o C#, y SQL sobre tablas que diseñaron otros",
        "Algo que usted haya quitado de un producto, y el motivo",
        "Licencia de conducir, porque los clientes tienen oficinas",
      ],
      search: {
        title: "Ingeniero de software sénior en Miami, FL | {company}",
        description:
          "Empleo híbrido en Miami para un ingeniero de software sénior: sistemas en TypeScript o C#, precios fijos, $135,000 a $165,000 al año y beneficios.",
      },
    },
    inSpanish("ingeniero-de-software-senior"),
  ),
  position(
    "devops-engineer",
    {
      title: "Ingeniero DevOps",
      department: "Infraestructura",
      location: "Remoto",
      workplace: "remote",
      employment: "full time",
      pay: { from: 125_000, to: 150_000, per: "year" },
      postedOn: "2026-10-19",
      description:
        "Usted opera la plataforma que está debajo de los sistemas de nuestros clientes: el monitoreo de unos 20,000 equipos, las pruebas de respaldo y restauración, las actualizaciones por grupos y las cuentas de nube de empresas que salieron de su clóset de servidores.\n\nTodo es código en un solo repositorio: Terraform, Ansible, GitHub Actions. Su primer proyecto es la prueba mensual de restauración. Lanzarla y anotar el resultado le toma a un ingeniero unos diez minutos por cliente; no debería tomarle ninguno.\n\nUsted trae diez años de mantener servidores en pie, y calma en la llamada de un incidente. Trabaja desde cualquier lugar de los Estados Unidos, en hora del este. La guardia le toca una semana de cada seis, es pagada, y después de una mala noche el día siguiente es libre.",
      tasks: [
        "Lograr que la prueba mensual de restauración corra y dé su informe sola",
        "Mantener callado el monitoreo: la alerta que nadie atiende se quita",
        "Repartir las actualizaciones por grupos; el primero es nuestra propia oficina",
        "Escribir la página que la próxima persona de guardia lee a las cuatro de la mañana",
      ],
      requirements: [
        "Diez años con servidores Linux y Windows de los que depende la gente",
        "Una de las grandes nubes a fondo, incluida la factura",
        "Terraform y Ansible, o pruebas de que aprende herramientas así en un mes",
        "Un lugar tranquilo para trabajar, en hora del este",
      ],
      search: {
        title: "Ingeniero DevOps, remoto en EE. UU. | {company}",
        description:
          "Empleo remoto para un ingeniero DevOps, en hora del este: monitoreo, pruebas de restauración y nube, guardias pagadas, $125,000 a $150,000 al año.",
      },
    },
    inSpanish("ingeniero-devops"),
  ),
  position(
    "it-support-specialist",
    {
      title: "Especialista en soporte informático",
      department: "Soporte técnico",
      location: "Miami, FL",
      workplace: "on site",
      employment: "full time",
      pay: { from: 26, to: 32, per: "hour" },
      postedOn: "2026-11-02",
      description:
        "Usted es la voz que la gente oye cuando algo no funciona, y una de las caras que ve cuando hacen falta manos: impresoras antes de la nómina, una laptop olvidada en un aeropuerto, un médico que no puede iniciar sesión con el paciente delante.\n\nEmpieza con un mes al lado del jefe de nuestra mesa de ayuda; después atiende llamadas con un ingeniero de experiencia en el escritorio de al lado. Al cabo de un año elige un rumbo: redes, seguridad, nube, o quedarse con la gente.\n\nUsted trae paciencia, en inglés y en español. Los turnos incluyen un fin de semana al mes.",
      tasks: [
        "Atender llamadas en inglés y en español, y hacerse cargo de cada una hasta que quien llamó diga que está resuelta",
        "Visitar clientes entre Miami y West Palm Beach cuando hagan falta manos",
        "Anotar qué lo arregló, para que la próxima persona lo encuentre",
        "Preparar la llegada de los nuevos empleados: laptop, cuentas y un primer día sin una sola llamada",
      ],
      requirements: [
        "Dos años en un puesto de soporte, o una terquedad que pueda demostrar",
        "Inglés y español fluidos; el creole haitiano es una ventaja",
        "Licencia de conducir",
        "Paciencia en la quinta llamada por la misma impresora",
      ],
      search: {
        title: "Especialista en soporte informático en Miami | {company}",
        description:
          "Empleo en Miami para un especialista en soporte informático bilingüe: llamadas y visitas, un mes junto al jefe, $26 a $32 por hora y beneficios.",
      },
    },
    inSpanish("especialista-en-soporte-informatico"),
  ),
];
