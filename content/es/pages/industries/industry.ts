import { type Industry, type IndustryFrame, industryPage as page } from "../../../pages/industries/industry.ts";

const spanish: IndustryFrame = {
  language: "es",
  eyebrow: "Industrias",
  folder: "/es/industrias",
  cases: "Lo que hemos hecho para otros",
  services: { heading: "Por dónde empieza la mayoría", linkText: "Todos los servicios", linkPath: "/es/servicios" },
  posts: "Para leer primero",
  questions: "Lo que más nos preguntan",
  next: { buttonText: "Pida una consulta gratuita", buttonLink: "/es/contacto" },
};

export const industryPage = (trade: Industry & { address: string }) => page(trade, spanish);
