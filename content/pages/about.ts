import { bold, h2, link, p, rich, ul } from "../writing/rich.ts";
import type { SeedOf } from "../writing/seed-of.ts";

export const about: SeedOf<"page"> = {
  id: "page-about",
  type: "page",
  data: {
    title: "About Us",
    path: "/about",
    search: {
      title: "About Our South Florida IT Company and Team | {company}",
      description:
        "Who looks after the networks of clinics, warehouses and hotels from Miami to West Palm Beach, how we work, what we charge for, and who picks up the phone.",
    },
    blocks: [
      {
        type: "intro",
        id: "intro",
        eyebrow: "About {company}",
        heading: "Rooted between Miami and West Palm Beach",
        text: "We've looked after the technology of South Florida businesses for {years} years: {clients} satisfied clients, {projects} projects completed, {retention} client retention.\n\nOur clients employ between 10 and 400 people. They treat patients, move containers, sell groceries, manage condominiums and keep other people's books. None of them want to think about firewalls. That's our job.",
        picture: "page-about",
      },
      {
        type: "rich-text",
        id: "story",
        body: rich(
          h2("Why a mangrove"),
          p(
            "A mangrove stands in salt water, in mud that moves, on a coast that gets a hurricane every few years. It holds because of its roots: hundreds of them, each thin, all connected. The wave loses its force in them before it reaches the land.",
          ),
          p(
            "A company's technology should work that way. No single machine, connection or person should be able to take it down. So everything that matters has a spare: a second internet connection on a different path, a second copy of the data outside Florida, a second engineer who knows your site.",
          ),
          h2("What we won't do"),
          ul(
            p(
              bold("Sell you hours. "),
              "A company that bills by the hour earns when you break down. We charge a flat monthly price per person, so a quiet month is good for both of us.",
            ),
            p(
              bold("Mark up hardware on the quiet. "),
              "Equipment and licenses are passed on at what we paid, with the supplier's invoice attached.",
            ),
            p(
              bold("Lock you in. "),
              "After the first 90 days our agreements run month to month with 30 days' notice. Passwords, diagrams and documentation belong to you from the first day.",
            ),
            p(bold("Guess. "), "If we don't know, we say so, and tell you when we'll have the answer."),
          ),
          p(
            "How that looks for a company of your size is on the page about ",
            link("managed IT services", "/services/managed"),
            ".",
          ),
        ),
      },
      {
        type: "value-cards",
        id: "how-we-work",
        heading: "How we work",
        cards: [
          {
            icon: "consulting",
            title: "First we look",
            description:
              "Before we quote a price we walk through your office: the closet, the roof antenna, the computer under the reception desk. You get the list of what we found.",
          },
          {
            icon: "check",
            title: "Then we write it down",
            description:
              "Every device, password, license and vendor contact goes into one documentation set that you can open at any time. It's yours if we part.",
          },
          {
            icon: "clock",
            title: "Then we watch",
            description:
              "Servers, connections, backups and security alerts report to us around the clock. When business has stopped, an engineer is on it within 15 minutes.",
          },
          {
            icon: "people",
            title: "And we sit down with you",
            description:
              "Your account manager goes over three pages with you every quarter, in your office or on a call: what happened, what's getting old, and what next year will cost.",
          },
        ],
      },
      {
        type: "team",
        id: "team",
        heading: "Meet Our Team",
        text: "They lead the work. Behind them are the engineers and help desk people you'll know by first name.",
      },
      {
        type: "call-to-action",
        id: "next",
        heading: "Meet the engineer before the contract",
        text: "Your free consultation is with one of the two engineers who would know your site.",
        buttonText: "Get a Free Consultation",
        buttonLink: "/contact",
      },
    ],
  },
};
