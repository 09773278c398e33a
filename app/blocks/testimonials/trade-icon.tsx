import { LineDrawing } from "#app/ui/drawings/line-drawing.tsx";
import { tradeDrawings } from "#app/ui/drawings/trade-drawings.ts";
import type { TestimonialView } from "#domain/content/published/site-view.ts";

const drawings: Record<TestimonialView["trade"], keyof typeof tradeDrawings> = {
  office: "office",
  clinic: "clinic",
  condominium: "flats",
  "hotel or restaurant": "hotel",
  "law or accounting": "scales",
  logistics: "truck",
  manufacturing: "industry",
  retail: "shop",
  finance: "bank",
};

export const TradeIcon = ({ trade }: { trade: TestimonialView["trade"] }) => (
  <LineDrawing paths={tradeDrawings[drawings[trade]]} />
);
