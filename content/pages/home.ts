import type { SeedOf } from "../writing/seed-of.ts";
import { homeProof } from "./home-proof.ts";

/** The home page; its second half is in `home-proof.ts`. Its title in search results is the one of the SEO settings. */
export const home: SeedOf<"page"> = {
  id: "page-home",
  type: "page",
  data: {
    title: "Home",
    path: "/",
    search: {
      description:
        "Managed IT for businesses between Miami and West Palm Beach: engineers who know your network, backups that get restored, and a help desk that never closes.",
    },
    blocks: [
      {
        type: "hero-slides",
        id: "hero",
        slides: [
          {
            subtitle: "Managed IT across South Florida",
            title: "IT Solutions for Your Business",
            description:
              "You run the clinic, the warehouse, the front desk. We run what is underneath: network, cloud, security, and a help desk that picks up at three in the morning.",
            picture: "hero-business",
            buttonText: "Our Services",
            buttonLink: "/services",
          },
          {
            subtitle: "Cloud, software and data",
            title: "Empower Your Digital Journey",
            description:
              "Out of the server closet, away from the shared spreadsheet, off the program only one person understands. One step at a time, each with a price before it starts.",
            picture: "hero-digital",
            buttonText: "About Us",
            buttonLink: "/about",
          },
          {
            subtitle: "Cybersecurity and compliance",
            title: "Security First Approach",
            description:
              "Auditors, insurers and attackers ask the same question: what is protected, and who checked? We keep the answer written down, with evidence and a date on it.",
            picture: "hero-security",
            buttonText: "See How We Protect You",
            buttonLink: "/services/security",
          },
        ],
      },
      {
        type: "service-grid",
        id: "services",
        heading: "Everything below the waterline",
        intro: "One team, one invoice, one number to call. Most clients start with whatever hurts.",
        linkText: "All services",
        linkPath: "/services",
        services: [
          "service-consulting",
          "service-managed",
          "service-cloud",
          "service-security",
          "service-network",
          "service-help-desk",
        ],
      },
      {
        type: "about-points",
        id: "about",
        heading: "{years} years of holding this coast together",
        text: "Mangroves keep the shoreline in place with a tangle of roots that few people look at. We do that for businesses between Miami and West Palm Beach: the cabling, the backups, the patches and the passwords, done on a Tuesday so that a Friday stays quiet.\n\nYou get one account manager who knows your business, engineers who have seen your problem before, and a price you can multiply by the number of people you employ.",
        points: [
          "Industry certified experts",
          "{support} technical support",
          "Custom tailored solutions",
          "Transparent pricing",
          "Proactive monitoring",
          "Dedicated account manager",
        ],
        picture: "coast",
        linkText: "Who we are and how we work",
        linkPath: "/about",
      },
      ...homeProof,
    ],
  },
};
