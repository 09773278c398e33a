import { line, link, references, text } from "../field.ts";
import { blockBase } from "./block-base.ts";

export const serviceGrid = blockBase("service-grid", "Service cards").extend({
  heading: line("Heading", { optional: true }),
  intro: text("Introduction", { max: 300, optional: true }),
  linkText: line("Link text", { max: 40, optional: true }),
  linkPath: link("Link leads to", { optional: true }),
  services: references("Services", "service", "With none chosen, all listed services are shown"),
});
