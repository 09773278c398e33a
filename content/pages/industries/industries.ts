import type { SeedOf } from "../../writing/seed-of.ts";

export const industries: SeedOf<"page"> = {
  id: "page-industries",
  type: "page",
  data: {
    title: "Industries",
    path: "/industries",
    search: {
      title: "IT by Industry in South Florida | {company}",
      description:
        "IT for clinics, condominium associations, logistics, hotels, law and accounting firms between Miami and West Palm Beach: rules, cases and questions.",
    },
    blocks: [
      {
        type: "intro",
        id: "intro",
        eyebrow: "Industries",
        heading: "Industries we know from the inside",
        text: "A clinic, a tower and a warehouse have different auditors, different vendors and different worst days. Under the surface they stand on the same roots: a network, a backup that has been restored, and somebody who answers the phone.\n\nEach page says what the industry needs from IT, what the rules ask and where to read them, what we've done for others, and the questions we hear.",
        picture: "page-industries",
      },
      {
        type: "value-cards",
        id: "trades",
        heading: "Which one is yours?",
        cards: [
          {
            icon: "clinic",
            title: "Healthcare",
            description:
              "Clinics and practices: seconds at the chart, HIPAA with evidence, Florida's rules on records.",
            link: "/industries/healthcare",
          },
          {
            icon: "flats",
            title: "Condominium associations",
            description: "Gates, cameras, owner records, and figures that a board can vote on.",
            link: "/industries/condominiums",
          },
          {
            icon: "truck",
            title: "Logistics",
            description: "Warehouses and the ports: scanners that hold their connection, systems that talk.",
            link: "/industries/logistics",
          },
          {
            icon: "hotel",
            title: "Hospitality",
            description:
              "Hotels and restaurants: a front desk that keeps going, Wi-Fi by room, cards that touch nothing.",
            link: "/industries/hospitality",
          },
          {
            icon: "scales",
            title: "Law and accounting",
            description: "Mail that can be trusted, files by matter, the Safeguards Rule without the theater.",
            link: "/industries/law-accounting",
          },
        ],
      },
      {
        type: "value-cards",
        id: "areas",
        heading: "Where we drive",
        cards: [
          {
            icon: "network",
            title: "Miami",
            description: "Brickell, Doral, the beaches and the port: towers, closets and riser rooms.",
            link: "/areas/miami",
          },
          {
            icon: "network",
            title: "Fort Lauderdale",
            description: "Las Olas, Port Everglades and the office parks along Cypress Creek.",
            link: "/areas/fort-lauderdale",
          },
          {
            icon: "network",
            title: "West Palm Beach",
            description: "Clematis Street, Flagler Drive and clinics up to Jupiter.",
            link: "/areas/west-palm-beach",
          },
        ],
      },
      {
        type: "call-to-action",
        id: "next",
        heading: "Yours isn't here?",
        text: "We also look after manufacturers, stores and schools. Tell us what your worst day looks like, and we'll say whether we know it.",
        buttonText: "Get a Free Consultation",
        buttonLink: "/contact",
      },
    ],
  },
};
