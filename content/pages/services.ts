import type { SeedOf } from "../writing/seed-of.ts";

export const services: SeedOf<"page"> = {
  id: "page-services",
  type: "page",
  data: {
    title: "Services",
    path: "/services",
    search: {
      title: "IT Services for Businesses in South Florida | {company}",
      description:
        "IT services for companies of 10 to 400 people in Miami, Fort Lauderdale and West Palm Beach: what each of them covers, and how to choose where to start.",
    },
    blocks: [
      {
        type: "intro",
        id: "intro",
        eyebrow: "Services",
        heading: "All of your IT, one team, one invoice",
        text: "Take one or take all eight. Managed services and the help desk come at a flat monthly price per person. Projects have a fixed price that we put in writing before we start.\n\nNot sure where to begin? Most companies that call us need one of two things first: a backup that somebody has restored to prove that it works, or a second internet connection.",
        picture: "page-services",
      },
      { type: "service-grid", id: "services", heading: "What we offer" },
      {
        type: "value-cards",
        id: "start",
        heading: "Not sure? Start here",
        cards: [
          {
            icon: "managed",
            title: "Something breaks every week",
            description: "Managed services: one price per person, repairs included, and we look for the cause.",
            link: "/services/managed",
          },
          {
            icon: "data",
            title: "Nobody has ever restored a backup",
            description: "Data management: we restore one system and tell you what would have been missing.",
            link: "/services/data",
          },
          {
            icon: "security",
            title: "The insurer sent 40 questions",
            description: "Security and compliance: answers from records, and the gaps closed in order of risk.",
            link: "/services/security",
          },
          {
            icon: "infrastructure",
            title: "The server room is hot, old or low",
            description: "Infrastructure: power, cooling and height measured, then racks that stand above the surge.",
            link: "/services/infrastructure",
          },
          {
            icon: "software",
            title: "Somebody types everything twice",
            description: "Software development: a link between the two systems, in stages you can stop after.",
            link: "/services/software",
          },
          {
            icon: "consulting",
            title: "A decision is due by a date",
            description: "IT consulting: a written plan with prices, and you choose who carries it out.",
            link: "/services/consulting",
          },
        ],
      },
      {
        type: "questions",
        id: "questions",
        heading: "Questions we hear on the first call",
        items: [
          {
            question: "How small is too small?",
            answer:
              "Below ten people a flat monthly agreement rarely pays off. We'll tell you so and set you up with good backups, sign-in protection and a password manager at a fixed price, and you call when you grow.",
          },
          {
            question: "We have an IT person. Do you replace them?",
            answer:
              "No. For about a third of our clients we work beside an internal IT person. They keep the users and the line-of-business software, we take nights, patches, firewalls and backups, and both of us work in the same ticket system.",
          },
          {
            question: "How long does it take to switch from our current provider?",
            answer:
              "Plan for 30 days. In week one we collect passwords, licenses and contracts. In week two we install monitoring beside the old provider's. In week three we restore a backup while you watch. In week four the help desk number changes and the old access is closed. Your staff will notice a new phone number and a sticker on the monitor.",
          },
          {
            question: "What happens when a hurricane is coming?",
            answer:
              "From June to November every client has a storm sheet: who decides, what is shut down in which order, where the phones go, how people work from elsewhere. We start calling through the list 72 hours before the forecast wind. The checklist on our blog is the public version of it.",
          },
          {
            question: "Do you sign a business associate agreement?",
            answer:
              "Yes, with every client that handles health information, before we see any of it. We also keep the agreements of our own suppliers on file and show them to your auditor.",
          },
          {
            question: "What does it cost?",
            answer:
              "A price per person per month. The page about managed IT services says from what to what, with sums for 10 to 100 people. Where you are in between depends on people, locations, servers and the rules you fall under. You get your figure in writing after the consultation, together with the list of what it doesn't include.",
          },
        ],
      },
      {
        type: "call-to-action",
        id: "next",
        heading: "Start with the one that hurts",
        text: "Thirty minutes with an engineer, free. Within two business days you have a first step, in writing.",
        buttonText: "Get a Free Consultation",
        buttonLink: "/contact",
      },
    ],
  },
};
