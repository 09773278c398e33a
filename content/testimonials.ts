import type { SeedOf } from "./writing/seed-of.ts";

type Trade = SeedOf<"testimonial">["data"]["trade"];

const testimonial = (
  id: string,
  trade: Trade,
  name: string,
  position: string,
  content: string,
): SeedOf<"testimonial"> => ({
  id,
  type: "testimonial",
  data: { name, position, trade, content, rating: 5 },
});

/** The four voices of the home page, in their order. */
export const testimonials = [
  testimonial(
    "testimonial-1",
    "hotel or restaurant",
    "Operations director",
    "Hotel group, Fort Lauderdale",
    "A switch died at six on a Friday with 140 arrivals in the lobby. They had us checking people in on the spare connection before seven and the new switch was in the rack by ten. On Monday I got a one-page note on why it happened and what it cost: nothing extra.",
  ),
  testimonial(
    "testimonial-2",
    "clinic",
    "Practice administrator",
    "Cardiology practice, Miami",
    "Our insurer sent 43 security questions with a two-week deadline. They answered 38 of them from their own records and told us plainly which five we didn't meet yet. By renewal we met all of them, and I had the proof in one folder.",
  ),
  testimonial(
    "testimonial-3",
    "logistics",
    "Controller",
    "Freight forwarder, Doral",
    "I can read their invoice. People times price, plus what we asked for, with the supplier's bill attached. In four years it has surprised me once, and they called before I did.",
  ),
  testimonial(
    "testimonial-4",
    "condominium",
    "Property manager",
    "Condominium association, West Palm Beach",
    "The board wanted gate cameras, the residents wanted Wi-Fi at the pool, and nobody wanted another assessment. They did it on the cable we already had. My night guard calls the help desk in Spanish and gets an answer in Spanish.",
  ),
];
