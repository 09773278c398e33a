import type { Saying } from "../kit/label.ts";

/** What the pictures with words say in Spanish, by their names. */
export const spanish: Record<string, Saying> = {
  "figure-cloud": {
    room: 140,
    words: {
      Replace: "Reemplazar",
      "ready-made": "ya listo",
      Move: "Mover",
      "right size": "a la medida",
      Keep: "Dejar",
      "on site": "en su local",
      "Switch off": "Apagar",
      unused: "sin uso",
    },
  },
  "figure-consulting": {
    room: 130,
    words: {
      "Year 1": "Año 1",
      "Year 2": "Año 2",
      "Year 3": "Año 3",
      "Must do": "Hay que",
      "Should do": "Conviene",
      Sounds: "Suena",
      good: "bien",
    },
  },
  "figure-data": {
    room: 140,
    words: {
      copies: "copias",
      "kinds of": "tipos de",
      storage: "medios",
      outside: "fuera de",
      Florida: "la Florida",
      locked: "cerrada",
      "30 days": "30 días",
    },
  },
  "figure-help-desk": {
    room: 240,
    words: {
      "7 of 10": "7 de 10",
      "solved on the call": "resueltas al momento",
      "get a name": "con nombre",
      "20 minutes": "20 minutos",
      "a senior engineer joins": "entra otro ingeniero",
    },
  },
  "figure-infrastructure": {
    room: 96,
    words: { "Not here": "Aquí no", Storm: "Hasta aquí", surge: "el mar" },
  },
  "figure-managed": {
    room: 150,
    words: {
      Business: "Negocio",
      "has stopped": "parado",
      "15 minutes": "15 minutos",
      "One person": "Una persona",
      "can't work": "no trabaja",
      "1 hour": "1 hora",
      "A request": "Solicitud",
      "has its answer": "respondida",
      "Same day": "Mismo día",
    },
  },
  "figure-network": {
    room: 150,
    words: {
      Staff: "Personal",
      Guests: "Invitados",
      Cameras: "Cámaras",
      Cards: "Tarjetas",
      Machines: "Máquinas",
      "First line": "Principal",
      "The spare": "De repuesto",
    },
  },
  "figure-security": {
    room: 125,
    words: { Password: "Contraseña", Device: "Equipo", Invoice: "Factura" },
  },
  "post-flat-fee": { room: 0, words: { JFMAMJJASOND: "EFMAMJJASOND" } },
  "service-area-map": {
    room: 0,
    words: { "Atlantic Ocean": "Océano Atlántico", "Lake Okeechobee": "Lago Okeechobee", "20 miles": "20 millas" },
  },
  "service-consulting": { room: 0, words: { "Year 1": "Año 1", "Year 2": "Año 2", "Year 3": "Año 3" } },
  "figure-software": {
    room: 106,
    words: {
      "1 day": "1 día",
      Watch: "Mirar",
      "8 pages": "8 páginas",
      Describe: "Describir",
      "3 weeks": "3 semanas",
      "Use it": "Usar",
      Fridays: "Viernes",
      Change: "Cambiar",
      Yours: "Suyo",
      "in full": "completo",
    },
  },
};
