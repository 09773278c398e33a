import type { SeedOf } from "../writing/seed-of.ts";

export const portfolio: SeedOf<"page"> = {
  id: "page-portfolio",
  type: "page",
  data: {
    title: "Portfolio",
    path: "/portfolio",
    search: {
      title: "IT Case Studies from South Florida Businesses | {company}",
      description:
        "Projects for clinics, a financial firm, retail stores, a freight company and a manufacturer across South Florida, each with what it changed, in percent.",
    },
    blocks: [
      {
        type: "intro",
        id: "intro",
        eyebrow: "Portfolio",
        heading: "Projects, and what came of them",
        text: "We have completed {projects} projects. These show the range: what the client was up against, what we did about it, and the figures afterward.\n\nOur clients are described, not named: a public list of who runs which firewall helps the wrong people. In a consultation we put you in touch with the ones who offered to talk.",
        picture: "page-portfolio",
      },
      { type: "project-grid", id: "projects", heading: "Featured projects" },
      {
        type: "call-to-action",
        id: "next",
        heading: "Is one of these your situation?",
        text: "Bring the case study to the consultation. The engineer who ran the project will tell you what it would look like at your company, and what it would cost.",
        buttonText: "Get a Free Consultation",
        buttonLink: "/contact",
      },
    ],
  },
};
