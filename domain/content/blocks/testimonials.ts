import { line } from "../fields/line.ts";
import { references } from "../fields/references.ts";
import { blockBase } from "../fields/structure.ts";

export const testimonials = blockBase("testimonials", "Testimonials").extend({
  heading: line("Heading"),
  testimonials: references("Testimonials", "testimonial", "Empty: all"),
});
