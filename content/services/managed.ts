import { bold, figure, h3, link, p, rich, ul } from "../writing/rich.ts";
import type { SeedOf } from "../writing/seed-of.ts";

export const managed: SeedOf<"service"> = {
  id: "service-managed",
  type: "service",
  data: {
    title: "Managed IT Services",
    path: "/services/managed",
    card: {
      title: "Managed IT Services",
      text: "Patches, backups, monitoring and repairs at one flat price per person. A quiet month is the goal.",
      icon: "managed",
    },
    lead: "One monthly price per person covers everything that keeps your computers, servers and connections working. When something breaks, the repair costs us time and costs you nothing extra.",
    picture: "service-managed",
    sections: [
      {
        heading: "What the monthly price includes",
        body: rich(
          ul(
            p(bold("Help desk "), "for everyone on your payroll, day and night, in English or Spanish."),
            p(bold("Monitoring "), "of servers, internet connections, firewalls, Wi-Fi, backups and warranty dates."),
            p(
              bold("Patches: "),
              "critical ones within 72 hours, the rest within 14 days, first on a small ring of computers.",
            ),
            p(
              bold("Backups "),
              "every day, with a copy outside Florida and a restore test every month. You get the result.",
            ),
            p(
              bold("Security basics: "),
              "multi-factor sign-in, endpoint protection with a person watching, mail filtering, encrypted laptops.",
            ),
            p(
              bold("On-site visits "),
              "whenever a problem can't be solved remotely. No travel charge between Homestead and Jupiter.",
            ),
            p(
              bold("An account manager "),
              "who sits down with you every quarter, and a budget for the next year each October.",
            ),
          ),
          p(
            "Our article on ",
            link("what a flat IT fee should include", "/blog/what-a-flat-monthly-it-fee-should-include"),
            " is the checklist we measure ourselves against. Hold it up against any quote, ours too.",
          ),
        ),
      },
      {
        heading: "The first 30 days",
        body: rich(
          p(
            "Week one is an inventory: every device, account, license, contract and password, written down. In week two we install our monitoring and take our own first backup alongside the existing one. In week three we restore something from it while you watch. In week four your people get the help desk number, and the old provider's access is closed.",
          ),
          p(
            "You receive a list of everything we found, sorted into three columns: fixed already, will be fixed within 90 days at no charge, needs your decision.",
          ),
        ),
      },
      {
        heading: "The first 90 days",
        body: rich(
          p(
            "By day 90 every computer is encrypted and patched, every account has multi-factor sign-in, every server has passed a restore, and the network is drawn. Every client reaches the same standard, so when your two engineers are out, any of the others can step in.",
          ),
          p(
            "Most clients see more tickets in the first month, because people report what they had given up on. By the third month the count is usually a third lower than where it began.",
          ),
        ),
      },
      {
        heading: "How fast we answer",
        body: rich(
          figure(
            "figure-managed",
            "How soon somebody works on it, at any hour for the first and in your business hours for the rest",
          ),
          h3("Business has stopped"),
          p(
            "The internet is down, nobody can sign in, the register won't open. An engineer works on it within 15 minutes, at any hour.",
          ),
          h3("One person can't work"),
          p("Within one hour during your business hours, by phone and remote control first."),
          h3("A request"),
          p("A new hire, a new printer, a desk move: an answer the same business day, the work within three."),
          p(
            "Your quarterly report shows how often we met each of these. If we miss a target two months in a row, we credit 10% of the second month's bill.",
          ),
        ),
      },
      {
        heading: "What isn't included, and who it isn't for",
        body: rich(
          p(
            "Hardware, licenses and internet service are passed on at our cost with the supplier's invoice. Projects such as moving an office or replacing a server have a fixed price of their own. Below ten people the agreement rarely pays off, and we say so. And if you want to call an engineer twice a year and pay by the hour, we are the wrong company.",
          ),
        ),
      },
    ],
    benefits: [
      "One price per person per month, with repairs included",
      "An engineer within 15 minutes when business has stopped",
      "A restore test every month, with the result sent to you",
      "On-site visits from Homestead to Jupiter without travel charge",
      "Two engineers who know your site",
      "Month to month after the first 90 days",
    ],
    priceNote:
      "For 10 to 100 people with a computer each, in one or two offices, with up to two servers. The more people, the nearer to the lower figure. Hardware, licenses and internet service come at cost. After the free consultation you get one fixed figure.",
    search: {
      title: "Managed IT Services in South Florida | {company}",
      description:
        "Help desk, patches, monitoring, backups and security for one price per person per month. What's included, what isn't, and how the first 90 days go.",
    },
  },
};
