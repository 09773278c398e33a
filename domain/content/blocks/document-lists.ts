import * as z from "zod";
import { toggle } from "../fields/choice.ts";
import { link } from "../fields/link.ts";
import { wholeNumber } from "../fields/number.ts";
import { picture } from "../fields/picture.ts";
import { references } from "../fields/references.ts";
import { blockBase, list } from "../fields/structure.ts";
import { line, text } from "../fields/text.ts";

export const serviceGrid = blockBase("service-grid", "Service cards").extend({
  heading: line("Heading", { optional: true }),
  intro: text("Introduction", { max: 300, optional: true }),
  linkText: line("Link text", { max: 40, optional: true }),
  linkPath: link("Link leads to", { optional: true }),
  services: references("Services", "service", { help: "With none chosen, all listed services are shown" }),
});

export const projectGrid = blockBase("project-grid", "Project cards").extend({
  heading: line("Heading", { optional: true }),
  projects: references("Projects", "project", { help: "With none chosen, all projects are shown" }),
});

export const latestPosts = blockBase("latest-posts", "Latest posts", { lists: ["post"] }).extend({
  heading: line("Heading", { optional: true }),
  count: wholeNumber("How many", 1, 24),
  paged: toggle("All posts, page by page", false, "For the blog's own page"),
});

export const team = blockBase("team", "Team", { anchor: "team", lists: ["member"] }).extend({
  heading: line("Heading"),
  text: text("Text", { max: 600, optional: true }),
});

export const testimonials = blockBase("testimonials", "Testimonials").extend({
  heading: line("Heading"),
  testimonials: references("Testimonials", "testimonial", { help: "Empty: all" }),
});

export const caseStudies = blockBase("case-studies", "Case studies").extend({
  heading: line("Heading"),
  buttonText: line("Button text", { max: 40, optional: true }),
  buttonLink: link("Button leads to", { optional: true }),
  studies: list(
    "Case studies",
    z.object({
      figure: line("Outcome in one figure", { max: 10, help: "Such as 40%" }),
      title: line("Title", { max: 90, naming: true }),
      category: line("Category", { max: 60 }),
      picture: picture("Picture"),
      description: text("Description", { max: 300 }),
      link: link("Leads to"),
    }),
    { min: 1, max: 12 },
  ),
});
