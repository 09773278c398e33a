import { line, references } from "../field.ts";
import { blockBase } from "./block-base.ts";

export const projectGrid = blockBase("project-grid", "Project cards").extend({
  heading: line("Heading", { optional: true }),
  projects: references("Projects", "project", "With none chosen, all projects are shown"),
});
