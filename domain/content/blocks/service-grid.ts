import { line } from "../fields/line.ts";
import { link } from "../fields/link.ts";
import { references } from "../fields/references.ts";
import { blockBase } from "../fields/structure.ts";
import { text } from "../fields/text.ts";

export const serviceGrid = blockBase("service-grid", "Service cards").extend({
  heading: line("Heading", { optional: true }),
  intro: text("Introduction", { max: 300, optional: true }),
  linkText: line("Link text", { max: 40, optional: true }),
  linkPath: link("Link leads to", { optional: true }),
  services: references("Services", "service", "With none chosen, all listed services are shown"),
});
