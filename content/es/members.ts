import type { SeedOf } from "../writing/seed-of.ts";

/** The five people of the About page, in their order. */
export const members: SeedOf<"member">[] = [
  {
    id: "member-1-es",
    type: "member",
    language: "es",
    group: "member-1",
    data: {
      name: "Marisol V.",
      role: "Directora general",
      description:
        "Marisol firma cada acuerdo y contesta cada queja. Dirigió la informática de un grupo hotelero antes de fundar esta empresa; por eso nuestros contratos dicen en palabras sencillas qué pasa cuando algo se rompe un viernes a las seis. Cuando no cumplimos un plazo, la que llama es ella.",
      photo: "member-marisol",
    },
  },
  {
    id: "member-2-es",
    type: "member",
    language: "es",
    group: "member-2",
    data: {
      name: "Desmond K.",
      role: "Jefe de redes e infraestructura",
      description:
        "Desmond ha cableado almacenes en PortMiami, clínicas en Pembroke Pines y una torre de condominios con diecinueve pisos de concreto. Dibuja la red antes de que nadie compre un switch. En temporada de huracanes lleva la lista de qué cliente tiene qué generador, y de quién guarda la llave.",
      photo: "member-desmond",
    },
  },
  {
    id: "member-3-es",
    type: "member",
    language: "es",
    group: "member-3",
    data: {
      name: "Priya N.",
      role: "Jefa de seguridad y cumplimiento",
      description:
        "Priya pasó ocho años del otro lado de la mesa, el del auditor. Escribe evaluaciones de riesgos que la gerencia de una clínica puede leer, y contesta los cuestionarios de las aseguradoras con las pruebas adjuntas. Su regla para cualquier control: si nadie puede mostrarlo funcionando, no cuenta.",
      photo: "member-priya",
    },
  },
  {
    id: "member-4-es",
    type: "member",
    language: "es",
    group: "member-4",
    data: {
      name: "Tomás E.",
      role: "Jefe de nube y software",
      description:
        "Tomás saca servidores de los clósets y escribe los programas pequeños que hacen que dos sistemas se hablen. Antes de una migración mide lo que cada servidor hace de verdad, y cerca de un tercio resulta ser del doble del tamaño que necesita. Pregúntele a él cuánto debería pagar por la nube.",
      photo: "member-tomas",
    },
  },
  {
    id: "member-5-es",
    type: "member",
    language: "es",
    group: "member-5",
    data: {
      name: "Yanick P.",
      role: "Jefe de la mesa de ayuda",
      description:
        "Yanick dirige a las personas que contestan el teléfono, en español, inglés y creole haitiano. Escucha veinte llamadas a la semana y da seguimiento a todo ticket que se vuelve a abrir. Los nuevos se sientan un mes a su lado antes de contestar solos.",
      photo: "member-yanick",
    },
  },
];
