import { LineDrawing, type LinePaths } from "./line-drawing.tsx";
import { tradeDrawings } from "./trade-drawings.ts";

const iconPaths = {
  consulting: ["M8 36V19L24 7l16 12v17M5 36h38M19 36V25h10v11", "M13 36v6M24 36v6M35 36v6"],
  managed: ["M6 8h36v24H6zM24 32v4M14 42c0-4 4-6 10-6s10 2 10 6", "M12 22h6l4-8 5 12 3-4h6"],
  cloud: ["M14 30a9 9 0 0 1 1-18 12 12 0 0 1 23 4 7 7 0 0 1-2 14z", "M16 30v11M24 30v7M32 30v11"],
  security: [
    "M24 5l16 6v12c0 10-7 16-16 20C15 39 8 33 8 23V11z",
    "M24 25v7M24 17.5a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7",
  ],
  network: [
    "M24 3.5a4.5 4.5 0 1 0 0 9 4.5 4.5 0 0 0 0-9M9 34a4.5 4.5 0 1 0 0 9 4.5 4.5 0 0 0 0-9M24 34a4.5 4.5 0 1 0 0 9 4.5 4.5 0 0 0 0-9M39 34a4.5 4.5 0 1 0 0 9 4.5 4.5 0 0 0 0-9",
    "M24 12.5V34M24 16c0 8-15 6-15 18M24 16c0 8 15 6 15 18",
  ],
  infrastructure: [
    "M10 5h28v28H10zM10 14.3h28M10 23.6h28M6 33h36",
    "M15 9.7h6M15 19h6M15 28.3h6M15 33v10M24 33v10M33 33v10",
  ],
  "help-desk": ["M8 27v-4a16 16 0 0 1 32 0v4M8 26h6v11H8zM34 26h6v11h-6z", "M37 37c0 4-4 6-10 6h-3"],
  software: ["M5 9h38v30H5zM5 17h38", "M18 23l-5 5 5 5M30 23l5 5-5 5M26.5 22l-5 12"],
  data: [
    "M24 5c8.3 0 15 2.5 15 5.500S32.3 16 24 16 9 13.5 9 10.5 15.7 5 24 5M9 10.500v20c0 3 6.7 5.5 15 5.500s15-2.5 15-5.500v-20M9 20.500c0 3 6.7 5.5 15 5.500s15-2.5 15-5.5",
    "M18 35.500V43M24 36v7M30 35.500V43",
  ],
  people: [
    "M17 8.500a5.5 5.5 0 1 0 0 11 5.5 5.5 0 0 0 0-11M6 38c0-8 4-13 11-13s11 5 11 13zM32 10a5 5 0 0 1 0 10",
    "M32 25.500c6 .5 10 5 10 12.500h-7",
  ],
  learning: [
    "M24 13c-4-4-10-5-18-5v28c8 0 14 1 18 5 4-4 10-5 18-5V8c-8 0-14 1-18 5zM24 13v28",
    "M11 16c3 0 5 .5 8 1.700M11 23c3 0 5 .5 8 1.700M37 16c-3 0-5 .5-8 1.700M37 23c-3 0-5 .5-8 1.7",
  ],
  idea: ["M18 34c0-5-7-8-7-17a13 13 0 0 1 26 0c0 9-7 12-7 17zM18 39h12M20.5 43.500h7", "M24 34v-9M19 20l5 5 5-5"],
  salary: ["M5 12h38v24H5zM24 18a6 6 0 1 0 0 12 6 6 0 0 0 0-12", "M11 18v12M37 18v12"],
  health: [
    "M24 41C14 34 6 27.5 6 18.500A9.5 9.5 0 0 1 24 14a9.5 9.5 0 0 1 18 4.500C42 27.5 34 34 24 41z",
    "M12 24h7l3-6 4 11 3-5h7",
  ],
  clock: ["M24 6a18 18 0 1 0 0 36 18 18 0 0 0 0-36", "M24 14v10l7 5"],
  calendar: ["M7 10h34v31H7zM7 19h34M15 5.500v8M33 5.500v8", "M14 26h4M22 26h4M30 26h4M14 33h4M22 33h4"],
  budget: ["M7 42h34M9 42V31h7v11M20.5 42V24h7v18M32 42V16h7v26", "M9 22L21 12l5 4L38 6M31 5.500h7.500V13"],
  laptop: ["M9 10h30v22H9zM4 38h40l-4-6H8z", "M19 17l-4 4 4 4M29 17l4 4-4 4"],
  party: ["M6 36c3 4 8 6 18 6s15-2 18-6zM22 36V5", "M22 8l15 21H22M17 14L9 29h8z"],
  wellness: ["M10 38C7 18 19 8 41 7c1 22-10 34-31 31z", "M6 43c6-11 13-18 24-25"],
  check: ["M24 6a18 18 0 1 0 0 36 18 18 0 0 0 0-36", "M15.5 24.500l6 6 11-12"],
  shield: ["M24 5l16 6v12c0 10-7 16-16 20C15 39 8 33 8 23V11z", "M16.5 24l5.5 5.500L32 19"],
  certificate: ["M22 38H7V7h34v18M14 15h20M14 22h10", "M34 26a6 6 0 1 0 0 12 6 6 0 0 0 0-12M30 37v7l4-2 4 2v-7"],
  ...tradeDrawings,
} as const satisfies Record<string, LinePaths>;

export type IconName = keyof typeof iconPaths;

export const Icon = ({ name, className }: { name: IconName; className?: string }) => (
  <LineDrawing paths={iconPaths[name]} className={className} />
);
