import { line } from "../fields/line.ts";
import { references } from "../fields/references.ts";
import { blockBase } from "../fields/structure.ts";

export const projectGrid = blockBase("project-grid", "Project cards").extend({
  heading: line("Heading", { optional: true }),
  projects: references("Projects", "project", "With none chosen, all projects are shown"),
});
