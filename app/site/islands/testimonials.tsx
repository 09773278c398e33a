import { Testimonials } from "#app/blocks/testimonials/testimonials.tsx";

export const Island = Testimonials;
