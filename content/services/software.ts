import { bold, figure, link, ol, p, rich, ul } from "../writing/rich.ts";
import type { SeedOf } from "../writing/seed-of.ts";

export const software: SeedOf<"service"> = {
  id: "service-software",
  type: "service",
  data: {
    title: "Software Development",
    path: "/services/software",
    card: {
      title: "Software Development",
      text: "Small programs that end double typing: links between systems, portals, and the app that replaces the spreadsheet.",
      icon: "software",
    },
    lead: "Somewhere in your company a person copies numbers from one screen to another, every day. We write the software that ends that, at a fixed price, in stages you can stop after.",
    picture: "service-software",
    sections: [
      {
        heading: "What we write",
        body: rich(
          ul(
            p(
              bold("Links between systems: "),
              "orders from the online store into accounting, arrivals from the property system into the phones, container status into the customer's portal.",
            ),
            p(
              bold("Portals and forms: "),
              "patients, tenants, drivers or suppliers enter their own data, in the language they prefer, on whatever phone they have.",
            ),
            p(bold("Replacements "), "for the Access database or the forty-tab workbook that one person understands."),
            p(bold("Reports "), "that are ready at seven in the morning without anyone staying late."),
          ),
          p("Most of our projects take six to twelve weeks and are used by 5 to 200 people."),
        ),
      },
      {
        heading: "How a project goes",
        body: rich(
          figure("figure-software", "From the day beside you to code that is yours, with an exit at each stage"),
          ol(
            p(
              bold("Sit beside. "),
              "We watch the work for a day before we talk about screens. The step that costs the time is rarely the one in the request.",
            ),
            p(
              bold("Describe. "),
              "Four to eight pages: what it does, what it doesn't, how we'll know that it works. With a fixed price per stage.",
            ),
            p(
              bold("First stage in three weeks. "),
              "Something small that real people use for real work. If it doesn't help, you stop there and have paid for three weeks.",
            ),
            p(bold("Every other Friday "), "you see what is new and change your mind about what is next."),
            p(bold("Hand over. "), "Code, tests, documentation and accounts are yours, in your own repository."),
          ),
        ),
      },
      {
        heading: "What is included",
        body: rich(
          p(
            "Design, development, automated tests, a staging copy, sign-in through the accounts your people already have, backups, an access log, and a year of repairs for anything that doesn't do what the description says. Screens are built to be used with a keyboard and a screen reader, in English and Spanish where both are spoken.",
          ),
          p(
            "After the first year we keep it running for a monthly price that covers updates, security patches and small changes, or we train whoever takes over.",
          ),
        ),
      },
      {
        heading: "When buying is better than building",
        body: rich(
          p(
            "If a product does 80% of what you need, buy it and change the other 20% of your habits. We'll name two or three, and often connect one of them to what you have for a tenth of the price of writing it. We don't build accounting systems, electronic health records or anything that moves money between strangers.",
          ),
          p(
            "The hard part of a purchase is usually the old data. That is a job for ",
            link("data management", "/services/data"),
            ".",
          ),
        ),
      },
      {
        heading: "What it costs to find out",
        body: rich(
          p(
            "Describe the double typing in the free consultation: who, how often, how many minutes. We multiply it for you and say whether software would pay for itself within 18 months. The day of sitting beside, with the written description, has a fixed price and is credited if we build.",
          ),
        ),
      },
    ],
    benefits: [
      "Fixed price per stage, agreed in writing",
      "Something in use after three weeks",
      "You can stop after any stage and keep what exists",
      "Code, tests and accounts are yours",
      "One year of repairs included",
      "English and Spanish screens where you need both",
    ],
    search: {
      title: "Custom Business Software Development in Miami | {company}",
      description:
        "Links between systems, portals and small applications for South Florida companies, at a fixed price per stage, with something in use after three weeks.",
    },
  },
};
