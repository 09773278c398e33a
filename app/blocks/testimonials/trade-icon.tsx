import { tradeDrawings } from "#app/ui/trade-drawings.ts";
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

export const TradeIcon = ({ trade }: { trade: TestimonialView["trade"] }) => {
  const [first, second] = tradeDrawings[drawings[trade]];
  return (
    <svg viewBox="0 0 48 48" className="icon" aria-hidden="true">
      <path d={first} />
      <path d={second} className="icon-second" />
    </svg>
  );
};
