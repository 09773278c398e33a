import { link, p, rich } from "../writing/rich.ts";
import type { SeedOf } from "../writing/seed-of.ts";

export const network: SeedOf<"project"> = {
  id: "project-network",
  type: "project",
  data: {
    title: "Network Infrastructure",
    path: "/portfolio/network",
    category: "Network",
    client: "A freight and warehousing company at PortMiami, Doral and Port Everglades",
    summary:
      "Three warehouses, 410,000 square feet of steel racks and salt air. Scanners now hold their connection in every aisle, and a cut fiber is a line in a report.",
    picture: "project-network",
    overview: rich(
      p(
        "The company receives containers at PortMiami and Port Everglades, breaks them up in Doral, and has them on the road or on a plane to the islands within a day. About 130 people work with handheld scanners. What the scanner doesn't confirm doesn't leave the building.",
      ),
      p(
        "Over two years the operation had grown faster than its network. The dispatch manager kept a tally on the wall of how often someone walked to the end of an aisle to get a signal. On an average day the tally stood at 240.",
      ),
    ),
    challenges: rich(
      p(
        "The Wi-Fi had been planned for an empty building. Full racks of canned goods and water stop a radio signal almost completely, and the racks change every week. Access points near the open dock doors were failing from salt after 14 months.",
      ),
      p(
        "All three sites depended on one provider and, as we found by following the cable, on one pole in Doral. Cameras, guest phones and scanners shared one network, so a driver's video call could hold up a pallet.",
      ),
      p("The buildings work two shifts, six days a week. That left Sundays."),
    ),
    solution: rich(
      p(
        "We measured with full racks, at scanner height, on a Tuesday. The design uses directional antennas down each aisle in place of more power from the ceiling, and sealed enclosures within 300 feet of a dock door. There were 96 access points before and there are 71 now.",
      ),
      p(
        "Each site has two connections from different providers on different paths, checked on foot, with a cellular third for the scanners alone. The sites are joined over both. Scanners, offices, cameras and guests have networks of their own, and scanners go first.",
      ),
      p(
        "Every Sunday for nine weeks one zone changed over, and the old network stayed on until Wednesday. We watch the whole of it as part of ",
        link("network solutions", "/services/network"),
        ", and repeat the measurement twice a year because the racks keep moving.",
      ),
    ),
    results: [
      { figure: "94%", text: "fewer lost scanner connections: about 15 a day across three sites, down from 240" },
      { figure: "22%", text: "more picks per hour on the same shifts, measured over the following quarter" },
      {
        figure: "99.99%",
        text: "availability of the links between the sites in the first year, two fiber cuts included",
      },
      { figure: "26%", text: "fewer access points to buy, power and maintain: 71, down from 96" },
    ],
    related: ["project-datacenter", "project-retail"],
    search: {
      title: "Case Study: A Network for Port Logistics | {company}",
      description:
        "Three freight warehouses between PortMiami and Port Everglades cut lost scanner connections by 94 percent with fewer access points and two separate paths.",
    },
  },
};
