import { bold, figure, link, ol, p, rich, ul } from "../writing/rich.ts";
import type { SeedOf } from "../writing/seed-of.ts";

export const network: SeedOf<"service"> = {
  id: "service-network",
  type: "service",
  data: {
    title: "Network Solutions",
    path: "/services/network",
    card: {
      title: "Network & Infrastructure",
      text: "Wi-Fi surveyed in your own building, cabling, switches and servers, and a second way out when a storm takes the first.",
      icon: "network",
    },
    lead: "When the network is good, nobody mentions it. We survey, cable, configure and watch the connections, switches and radios that connect your people, your sites and your machines, from a 12-person office to a 300,000 square foot warehouse.",
    picture: "service-network",
    sections: [
      {
        heading: "What we build",
        body: rich(
          figure("figure-network", "Two ways in, and a network of its own for whatever shouldn't see the rest"),
          ul(
            p(
              bold("Internet with a spare: "),
              "fiber or cable first, and a second connection by another path and another technology. The changeover takes seconds and is tested every month.",
            ),
            p(
              bold("Wi-Fi from a survey: "),
              "we measure in your building, with your shelves full. Steel racks, coolers and concrete floors change everything.",
            ),
            p(
              bold("Separate networks "),
              "for staff, guests, cameras, payment terminals and machines, so that a hacked camera sees only other cameras.",
            ),
            p(bold("Links between sites: "), "Miami to West Palm Beach as if it were one office, over two providers."),
            p(bold("Cabling and racks: "), "labeled at both ends, tested, drawn, photographed."),
          ),
        ),
      },
      {
        heading: "How a network project goes",
        body: rich(
          ol(
            "A walk through the building with a radio meter and a ladder: one day for up to 50,000 square feet.",
            "A drawing with every cable, switch and access point, and a fixed price.",
            "Permits, certificates of insurance and the building manager, which in a condo tower takes longer than the work.",
            "Installation in the evening or on the weekend. The old network keeps running beside the new one.",
            "A measurement after, at the same points as before. You get both.",
          ),
          p(
            "How that went in three warehouses full of salt air and steel is in our case study on a ",
            link("freight company's network", "/portfolio/network"),
            ".",
          ),
        ),
      },
      {
        heading: "Made for this coast",
        body: rich(
          p(
            "Salt air eats connectors, lightning finds long copper runs, and a cable modem is only as good as the battery in a cabinet down the street. We use sealed enclosures near the water, fiber between buildings, surge protection on every outdoor run, and a backup connection that doesn't share the utility pole.",
          ),
          p(
            "For condo associations and hotels we plan for the season: three times the guests in February, a quiet network in August, and rules so that one streaming floor doesn't slow down the front desk.",
          ),
        ),
      },
      {
        heading: "What is underneath: infrastructure",
        body: rich(
          p(
            "A network ends at servers, storage and power. Where those stay in your building, our ",
            link("infrastructure service", "/services/infrastructure"),
            " plans them with the same care: racks above the flood line, battery times that have been measured, and a second site for the data. The same engineers do both, and you get one drawing.",
          ),
        ),
      },
      {
        heading: "What it costs to find out",
        body: rich(
          p(
            "Tell us the square footage, the number of people and what annoys you. In the free consultation we can often name the cause, and about one time in four, the fix is a setting. A survey with a radio meter has a fixed price that is credited if we build.",
          ),
          p("We don't lay street fiber, and we don't repair a network we aren't allowed to document."),
        ),
      },
    ],
    benefits: [
      "Two internet connections that don't share a path, tested monthly",
      "Wi-Fi designed from measurements in your building",
      "Cameras, payments and guests on networks of their own",
      "Measured before and after, at the same points",
      "Sealed, surge-protected equipment near the water",
      "Labeled, drawn and photographed, and the drawings are yours",
    ],
    search: {
      title: "Business Networks and Wi-Fi in South Florida | {company}",
      description:
        "Surveyed Wi-Fi, two internet connections that share no pole, separate networks for cameras and payments. Built for salt air, lightning and hurricanes.",
    },
  },
};
