import { bold, figure, link, ol, p, rich, ul } from "../writing/rich.ts";
import type { SeedOf } from "../writing/seed-of.ts";

export const cloud: SeedOf<"service"> = {
  id: "service-cloud",
  type: "service",
  data: {
    title: "Cloud Solutions",
    path: "/services/cloud",
    card: {
      title: "Cloud Solutions",
      text: "Measured first, moved over a weekend, then tuned for a quarter until the bill is right. Some servers stay.",
      icon: "cloud",
    },
    lead: "A server in a closet in Miami has three enemies: heat, water and power cuts. We move what should move, leave what should stay, and keep working on the bill after everyone else has gone home.",
    picture: "service-cloud",
    sections: [
      {
        heading: "What we move, and what we leave",
        body: rich(
          figure("figure-cloud", "Every system gets one of four labels"),
          p(
            "Before any move we measure for two weeks what each server does: processor, memory, disk, who connects and when. About a third of the servers we meet turn out to be twice the size they need to be, and in most closets one does nothing at all.",
          ),
          p("Then every system gets one of four labels:"),
          ul(
            p(bold("Replace "), "by a service you rent ready-made, such as mail, files or phones in Microsoft 365."),
            p(bold("Move "), "to Azure or AWS as it is, in the right size."),
            p(bold("Keep "), "on site, because a machine, a scanner or a camera needs it within a millisecond."),
            p(bold("Switch off, "), "after a month in which nobody asks for it."),
          ),
        ),
      },
      {
        heading: "How a migration goes",
        body: rich(
          ol(
            "Weeks 1 and 2: measuring, and a monthly cost estimate for each system.",
            "Week 3: accounts, network, sign-in rules, backups and a spending alarm are set up. Nothing has moved yet.",
            "Weeks 4 and 5: a copy of everything runs in the cloud beside the original. A few of your people test it with real work.",
            "One or two weekends: Friday at six we stop changes, copy the difference, switch over. By Sunday noon either the tests have passed or we go back.",
            "The Monday after: two engineers are in your office at eight, with coffee.",
            "The 90 days after: every month we resize, reserve and remove. This is where about half of the saving comes from.",
          ),
          p(
            "A ",
            link("financial firm on Brickell Avenue", "/portfolio/cloud"),
            " went this way with nine servers and spent 40% less on IT in the year that followed.",
          ),
        ),
      },
      {
        heading: "When the storm comes",
        body: rich(
          p(
            "A cloud system in Virginia or Ohio doesn't notice a hurricane in Florida. Your people do. So we plan for them too: laptops and phones that work from a cousin's house in Orlando, sign-in that doesn't depend on the office, and a second region for the two or three systems that can't stop at all.",
          ),
          p("We test it once a year before June: one morning on which everyone works from elsewhere."),
        ),
      },
      {
        heading: "What it isn't for",
        body: rich(
          p(
            "Cloud isn't always cheaper. A database that runs at full load all day, a video archive of many terabytes, or a plant with a weak internet connection is often better off on two servers of your own. If the estimate says so, you get it in writing and we offer you ",
            link("infrastructure", "/services/infrastructure"),
            " in place of a migration.",
          ),
        ),
      },
      {
        heading: "What it costs to find out",
        body: rich(
          p(
            "The two weeks of measuring with the estimate have a fixed price, and the report is yours. In the free consultation we can tell you from your last three invoices whether it is worth doing.",
          ),
        ),
      },
    ],
    benefits: [
      "Two weeks of measuring before any decision",
      "Cutover on a weekend, with a way back until Sunday noon",
      "A monthly cost review for the first 90 days",
      "Spending alarms before the bill, not after it",
      "Work from anywhere, tested once a year before June",
      "Accounts in your name, so that you can leave with everything",
    ],
    search: {
      title: "Cloud Migration and Cost Tuning in Miami | {company}",
      description:
        "We measure your servers for two weeks, move them to Azure, AWS or Microsoft 365 over a weekend, and tune the bill for 90 days. Some servers should stay.",
    },
  },
};
