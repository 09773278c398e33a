import { p, rich } from "../../writing/rich.ts";
import type { SeedOf } from "../../writing/seed-of.ts";

export const cloud: SeedOf<"project"> = {
  id: "project-cloud-es",
  type: "project",
  language: "es",
  group: "project-cloud",
  data: {
    title: "Migración a la nube",
    path: "/es/casos/nube",
    category: "Cloud",
    client: "Una firma que administra patrimonios en Brickell Avenue, Miami",
    summary:
      "Nueve servidores salieron de un clóset del piso once en dos fines de semana. Nadie perdió un día de trabajo, y el primer año completo cerró con 40% menos de gasto en tecnología.",
    picture: "project-cloud",
    overview: rich(
      p(
        "La firma administra dinero de familias de las Américas: 85 personas, casi todas bilingües, muchas de viaje. Sus nueve servidores estaban en un antiguo clóset de útiles del piso once, enfriados por un aire portátil que goteaba en un cubo.",
      ),
      p(
        "Tocaba renovar el contrato de soporte de los equipos, y el precio hizo que los socios preguntaran qué alternativas había. Querían una respuesta que su oficial de cumplimiento pudiera defender, y ninguna interrupción en horas de mercado.",
      ),
    ),
    challenges: rich(
      p(
        "En dos semanas de medición, los nueve servidores usaron 11% de su capacidad de procesador y 38% de su memoria. Uno no hacía nada más que mantener viva una licencia. A fin de mes, en cambio, los reportes de cartera tardaban toda la noche y a veces fallaban a las cuatro de la mañana.",
      ),
      p(
        "Los expedientes de clientes están bajo las reglas de retención de los asesores de inversión: hay que guardarlos por años, sin que se puedan cambiar y listos para un examinador. Una mudanza que rompiera esa cadena no se podía ni considerar.",
      ),
      p(
        "Y estaba el edificio. Cuando evacúa por una tormenta, la administración corta la corriente de los pisos altos. La última vez, la firma había estado tres días hábiles sin sistemas con los mercados abiertos.",
      ),
    ),
    solution: rich(
      p(
        "El correo, los archivos y los teléfonos pasaron a Microsoft 365. Cinco servidores se rehicieron en Azure, del tamaño que mostraron las mediciones; dos se unieron, uno se volvió un servicio alquilado y otro se apagó. El proceso de los reportes ahora enciende capacidad extra a fin de mes y la suelta por la mañana.",
      ),
      p(
        "Los expedientes pasaron a un almacenamiento que rechaza cambios hasta la fecha de retención. La oficial de cumplimiento comparó cantidades y sumas de verificación de los dos lados, con nosotros junto a ella, antes de retirar la copia vieja.",
      ),
      p(
        "El cambio tomó dos fines de semana: archivos y correo en el primero, el sistema de carteras en el segundo. Cada paso tenía una hora límite para volver atrás. No hizo falta. Durante el trimestre siguiente ajustamos tamaños y reservamos capacidad cada mes, y de ahí salió cerca de la mitad del ahorro.",
      ),
    ),
    results: [
      {
        figure: "40%",
        text: "menos gasto en tecnología el primer año completo, contando soporte de equipos, electricidad y aire",
      },
      { figure: "68%", text: "menos tiempo para los reportes de fin de mes: tres horas en lugar de nueve y media" },
      {
        figure: "100%",
        text: "de los expedientes de clientes coincidió en cantidad y suma de verificación después de la mudanza",
      },
      {
        figure: "0%",
        text: "de horas de mercado perdidas cuando el edificio se evacuó por una tormenta en la temporada siguiente",
      },
    ],
    related: ["project-security", "project-datacenter"],
    search: {
      title: "Caso: migración a la nube en Brickell, Miami | {company}",
      description:
        "Una firma de Brickell pasó nueve servidores a la nube en dos fines de semana y bajó 40% su gasto en tecnología. Qué se midió, qué se movió y qué no.",
    },
  },
};
