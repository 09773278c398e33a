import type { SeedOf } from "../writing/seed-of.ts";

export const careers: SeedOf<"page"> = {
  id: "page-careers",
  type: "page",
  data: {
    title: "Careers",
    path: "/careers",
    search: {
      title: "IT Careers in Miami and Remote: Open Positions | {company}",
      description:
        "Open positions for a software engineer, a DevOps engineer and an IT support specialist, with benefits, training time, and on-call weeks planned and paid.",
    },
    blocks: [
      {
        type: "intro",
        id: "intro",
        eyebrow: "Careers",
        heading: "Join Our Team",
        text: "We look after systems that people depend on: the clinic's phones, the port's scanners, the hotel's front desk. The work is senior, the hours are honest, and nights on call are planned a quarter ahead and paid.\n\nWe hire slowly. You'll talk to three people you would work with, solve a problem we really had, and hear from us within a week either way.",
        picture: "page-careers",
      },
      {
        type: "value-cards",
        id: "culture",
        heading: "Our Culture & Values",
        cards: [
          {
            icon: "people",
            title: "Collaborative Environment",
            description:
              "Every client has two engineers who know the site, and every change is read by a second person before it goes in. Asking early is normal here.",
          },
          {
            icon: "learning",
            title: "Continuous Learning",
            description:
              "Friday afternoons belong to learning. We pay for the course, the exam and the second try, and the lab rack in Miami is there to be broken.",
          },
          {
            icon: "idea",
            title: "Innovation First",
            description:
              "Do a job by hand three times and you may spend the fourth automating it. The best of these ideas run at every client a month later, with your name in the notes.",
          },
        ],
      },
      {
        type: "benefits",
        id: "benefits",
        heading: "Benefits & Perks",
        items: [
          { icon: "salary", title: "Competitive salary and equity options" },
          { icon: "health", title: "Health, dental and vision insurance" },
          { icon: "clock", title: "Flexible work arrangements" },
          { icon: "calendar", title: "Paid time off and holidays" },
          { icon: "budget", title: "Professional development budget" },
          { icon: "laptop", title: "Modern work equipment" },
          { icon: "party", title: "Team building events" },
          { icon: "wellness", title: "Wellness programs" },
        ],
      },
      {
        type: "open-positions",
        id: "positions",
        heading: "Open Positions",
        text: "Apply Now opens the form with the position filled in. A résumé is welcome later; a few lines about the last thing you fixed are better now.",
        applyText: "Apply Now",
        applyLink: "/contact?service=careers",
      },
      {
        type: "call-to-action",
        id: "next",
        heading: "Your job isn't on the list?",
        text: "Good network and security people rarely look when we're looking. Write anyway, and say what you'd like to be doing.",
        buttonText: "Write to Us",
        buttonLink: "/contact",
        showPhone: false,
      },
    ],
  },
};
