import * as z from "zod";
import { file } from "../fields/kinds/file.ts";
import { link } from "../fields/kinds/link.ts";
import { wholeNumber } from "../fields/kinds/number.ts";
import { picture } from "../fields/kinds/picture.ts";
import { references } from "../fields/kinds/references.ts";
import { line, text } from "../fields/kinds/text.ts";
import { toggle } from "../fields/kinds/toggle.ts";
import { blockBase, list } from "../fields/structure.ts";

export const serviceGrid = blockBase("service-grid", "Service cards", { group: "Lists" }).extend({
  heading: line("Heading", { optional: true }),
  intro: text("Introduction", { max: 300, optional: true }),
  linkText: line("Link text", { max: 40, optional: true }),
  linkPath: link("Link leads to", { optional: true }),
  services: references("Services", "service", { help: "With none chosen, all listed services are shown" }),
});

export const projectGrid = blockBase("project-grid", "Project cards", { group: "Lists" }).extend({
  heading: line("Heading", { optional: true }),
  projects: references("Projects", "project", { help: "With none chosen, all projects are shown" }),
});

export const latestPosts = blockBase("latest-posts", "Latest posts", { group: "Lists", lists: ["post"] }).extend({
  heading: line("Heading", { optional: true }),
  count: wholeNumber("How many", 1, 24),
  posts: references("Posts", "post", { help: "With none chosen, the latest are shown", max: 24 }),
  paged: toggle("All posts, page by page", false, "For the blog's own page"),
});

export const team = blockBase("team", "Team", { group: "Lists", anchor: "team", lists: ["member"] }).extend({
  heading: line("Heading", { example: "Introduce the people" }),
  text: text("Text", { max: 600, optional: true }),
});

export const testimonials = blockBase("testimonials", "Testimonials", { group: "Lists" }).extend({
  heading: line("Heading", { example: "Say who speaks here" }),
  testimonials: references("Testimonials", "testimonial", { help: "Empty: all" }),
});

export const caseStudies = blockBase("case-studies", "Case studies", { group: "Lists" }).extend({
  heading: line("Heading", { example: "Say what these cases show" }),
  buttonText: line("Button text", { max: 40, optional: true }),
  buttonLink: link("Button leads to", { optional: true }),
  studies: list(
    "Case studies",
    z.object({
      figure: line("Outcome in one figure", { max: 10, help: "Such as 40%", example: "00%" }),
      caption: line("What the figure counts", {
        max: 60,
        optional: true,
        help: "Such as: lower IT costs",
        example: "What this figure counts",
      }),
      title: line("Title", { max: 90, naming: true, example: "What was done, for whom" }),
      category: line("Category", { max: 60, example: "Name the kind of work" }),
      picture: picture("Picture"),
      description: text("Description", {
        max: 300,
        example: "Two sentences here: what was wrong, and what is better now.",
      }),
      link: link("Leads to"),
    }),
    { min: 1, max: 12, examples: 3 },
  ),
});

export const openPositions = blockBase("open-positions", "Open positions", { group: "Lists" }).extend({
  heading: line("Heading", { example: "Say whom you look for" }),
  text: text("Text", {
    max: 400,
    optional: true,
    example: "Say here what it is like to work with you, in two sentences.",
  }),
  applyText: line("Button text", { max: 40, example: "Say what the button does" }),
  applyLink: link("Button leads to"),
  positions: references("Positions", "position", { help: "With none chosen, all open positions are shown" }),
});

export const downloads = blockBase("downloads", "Downloads", { group: "Lists" }).extend({
  heading: line("Heading", { example: "Say what these files are for" }),
  files: list(
    "Files",
    z.object({
      file: file("File"),
      title: line("Title", { max: 120, optional: true, naming: true, help: "Without one, its name in Media" }),
      note: line("Note", { max: 200, optional: true }),
    }),
    { min: 1, max: 30 },
  ),
});
