import type { SeedOf } from "../writing/seed-of.ts";

export const contact: SeedOf<"page"> = {
  id: "page-contact",
  type: "page",
  data: {
    title: "Contact",
    path: "/contact",
    search: {
      title: "Contact an IT Engineer in South Florida | {company}",
      description:
        "Ask for a free 30-minute consultation with an engineer in Miami, Fort Lauderdale or West Palm Beach. Use the form, or call {phone} on weekdays.",
    },
    blocks: [
      {
        type: "intro",
        id: "intro",
        eyebrow: "Contact us",
        heading: "Talk to the engineer first",
        text: "What do you run today, and what's going wrong? Two or three sentences are enough. An engineer replies within one business day, in English or Spanish.\n\nClients with something broken right now: call {phone} at any hour.",
        picture: "page-contact",
      },
      {
        type: "contact",
        id: "contact",
        formHeading: "Send us a Message",
        formText: "Only name, email and message are required.",
        messageNote: "Please leave out patient information",
        next: [
          "An engineer, not a sales desk, reads it and replies within one business day.",
          "You agree on a time for a 30-minute call or visit. It's free.",
          "You get a written summary afterward. No follow-up sales calls.",
        ],
        infoHeading: "Contact Information",
        mapHeading: "Find Us",
      },
      {
        type: "questions",
        id: "questions",
        heading: "Before you write",
        items: [
          {
            question: "What happens in the 30 minutes?",
            answer:
              "You describe the problem and we ask about people, places, programs and contracts. At the end we say what we would do first, what it would roughly cost, and whether you need us for it. About one call in five ends with advice you can act on without us.",
          },
          {
            question: "Do I have to leave my current IT company first?",
            answer:
              "No. Many clients come to us with a year left on a contract. We can review what you have without touching it, and if you move later, we arrange the handoff with the other company.",
          },
          {
            question: "How far do you drive?",
            answer:
              "From Homestead to Jupiter, and west to the Everglades. We look after offices elsewhere remotely, with a local technician we've worked with before for anything that needs hands.",
          },
          {
            question: "What do you do with what I type here?",
            answer:
              "It goes to our own mailbox and is kept for {retentionMonths} months, then deleted. Nobody outside the company reads it. The privacy policy has the details.",
          },
        ],
      },
    ],
  },
};
