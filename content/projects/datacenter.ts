import { link, p, rich } from "../writing/rich.ts";
import type { SeedOf } from "../writing/seed-of.ts";

export const datacenter: SeedOf<"project"> = {
  id: "project-datacenter",
  type: "project",
  data: {
    title: "Data Center Modernization",
    path: "/portfolio/datacenter",
    category: "Infrastructure",
    client: "A manufacturer of impact windows in Medley",
    summary:
      "Twenty-two servers on a floor that floods became three on the floor above, and three systems that never spoke became one flow of orders, stock and shipping.",
    picture: "project-datacenter",
    overview: rich(
      p(
        "The company makes impact-resistant windows and doors: 260 people, two production halls, trucks leaving at five in the morning. Demand doubles in the weeks after a storm, which is when its own computers were most at risk.",
      ),
      p(
        "The server room was on the ground floor, between the paint shop and a canal. In one wet October the water had stopped four inches below the lowest server. The insurer asked for a plan, and the owners added a second wish: to stop typing every order three times.",
      ),
    ),
    challenges: rich(
      p(
        "There were 22 servers of four generations, nine of them without support. Their tapes were driven to a house in Kendall every Friday. When we asked how long it would take to be back after a flood, the honest estimate was two days, and nobody had tried.",
      ),
      p(
        "Orders came into the sales system, were typed into the production system, and again into the shipping system. Measurements are in sixteenths of an inch. One wrong digit is a window that fits nowhere, and it's found on a building site.",
      ),
      p("The saws and the glass line take their cutting lists from the servers, so production stops when they do."),
    ),
    solution: rich(
      p(
        "We built a small room on the upper floor: three hosts, of which two can carry everything, batteries for 40 minutes at measured load, a connection for the plant's generator and two cooling units. A copy of every system runs behind by 15 minutes in a data center inland.",
      ),
      p(
        "Then we connected sales, production and shipping. An order is typed once, checked against what can be made, and flows to the saws and to the loading list. The link is a program of about 4,000 lines with tests, described in ten pages and owned by the client. How we go about such links is on the page about ",
        link("software development", "/services/software"),
        ".",
      ),
      p(
        "Systems moved one evening at a time over 11 weeks. In May, before the season, we switched off the new room on a Saturday and ran the plant from the copy. It took an hour and 50 minutes, with the plant manager holding the clock.",
      ),
    ),
    results: [
      { figure: "70%", text: "fewer order-entry errors since each order is typed once and checked" },
      { figure: "96%", text: "shorter recovery: under two hours in the rehearsal, where two days were expected" },
      { figure: "86%", text: "fewer physical servers: three, down from 22" },
      { figure: "52%", text: "less electricity for servers and cooling" },
    ],
    related: ["project-cloud", "project-network"],
    search: {
      title: "Case Study: Data Center of a Manufacturer | {company}",
      description:
        "A window manufacturer moved 22 servers above the flood line onto three and joined sales, production and shipping: 70 percent fewer order-entry errors.",
    },
  },
};
