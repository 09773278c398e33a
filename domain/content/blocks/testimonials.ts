import { line, references } from "../field.ts";
import { blockBase } from "./block-base.ts";

export const testimonials = blockBase("testimonials", "Testimonials").extend({
  heading: line("Heading"),
  testimonials: references("Testimonials", "testimonial", "Empty: all"),
});
