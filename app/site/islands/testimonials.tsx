import { Testimonials } from "#app/blocks/testimonials.tsx";

export const Island = Testimonials;
