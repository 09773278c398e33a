import { type Area, type AreaFrame, areaPage as page } from "../../../pages/areas/area.ts";

const spanish: AreaFrame = {
  language: "es",
  title: "Soporte informático en",
  heading: "Soporte informático en",
  folder: "/es/zonas",
  buildings: "Los edificios y lo que le hacen a una red",
  cases: "Cerca de usted",
  services: "Lo que más piden los clientes de aquí",
  questions: "Lo que más nos preguntan",
  next: { buttonText: "Pida una consulta gratuita", buttonLink: "/es/contacto" },
};

export const areaPage = (area: Area) => page(area, spanish);
