import type { SeedOf } from "../writing/seed-of.ts";

/** The four voices of the home page, in their order. */
export const testimonials: SeedOf<"testimonial">[] = [
  {
    id: "testimonial-1-es",
    type: "testimonial",
    language: "es",
    group: "testimonial-1",
    data: {
      name: "Director de operaciones",
      position: "Grupo hotelero, Fort Lauderdale",
      trade: "hotel or restaurant",
      content:
        "Un switch se murió un viernes a las seis, con 140 llegadas en el lobby. Antes de las siete ya estábamos registrando huéspedes por la conexión de repuesto, y a las diez el switch nuevo estaba en el rack. El lunes recibí una página con la causa y con lo que costó: nada extra.",
      rating: 5,
    },
  },
  {
    id: "testimonial-2-es",
    type: "testimonial",
    language: "es",
    group: "testimonial-2",
    data: {
      name: "Administradora de consultorio",
      position: "Consultorio de cardiología, Miami",
      trade: "clinic",
      content:
        "La aseguradora mandó 43 preguntas de seguridad con dos semanas de plazo. Ellos contestaron 38 con sus propios registros y nos dijeron sin rodeos qué cinco no cumplíamos todavía. Para la renovación cumplíamos todas, y yo tenía la prueba en una sola carpeta.",
      rating: 5,
    },
  },
  {
    id: "testimonial-3-es",
    type: "testimonial",
    language: "es",
    group: "testimonial-3",
    data: {
      name: "Contralor",
      position: "Agente de carga, Doral",
      trade: "logistics",
      content:
        "Su factura se entiende. Personas por precio, más lo que pedimos, con la cuenta del proveedor adjunta. En cuatro años me sorprendió una sola vez, y ellos llamaron antes que yo.",
      rating: 5,
    },
  },
  {
    id: "testimonial-4-es",
    type: "testimonial",
    language: "es",
    group: "testimonial-4",
    data: {
      name: "Administradora de la propiedad",
      position: "Asociación de condominio, West Palm Beach",
      trade: "condominium",
      content:
        "La junta quería cámaras en la entrada, los residentes querían Wi-Fi en la piscina y nadie quería otra cuota especial. Lo hicieron con el cable que ya teníamos. Mi guardia de noche llama a la mesa de ayuda en español y le contestan en español.",
      rating: 5,
    },
  },
];
