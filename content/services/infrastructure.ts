import { bold, figure, link, p, rich, ul } from "../writing/rich.ts";
import type { SeedOf } from "../writing/seed-of.ts";

export const infrastructure: SeedOf<"service"> = {
  id: "service-infrastructure",
  type: "service",
  data: {
    title: "Infrastructure",
    path: "/services/infrastructure",
    card: {
      title: "Infrastructure",
      text: "Servers, storage and power that stay in your building, above the flood line and with a second copy inland.",
      icon: "infrastructure",
      listed: false,
    },
    lead: "Some systems belong in your own building: the one that runs the production line, the one that holds 80 terabytes of scans, the one that must work when the internet doesn't. We plan, build and run the room they live in.",
    picture: "service-infrastructure",
    sections: [
      {
        heading: "What we look after",
        body: rich(
          ul(
            p(
              bold("Servers and virtualization: "),
              "two or three hosts sized so that one can fail on a Monday morning without anyone noticing.",
            ),
            p(bold("Storage: "), "fast where people wait for it, cheap where they don't, with snapshots every hour."),
            p(
              bold("Power: "),
              "batteries sized from measured load, a clean shutdown that starts by itself, and a tested connection for a generator.",
            ),
            p(bold("Cooling: "), "two small units in place of one large one, and an alarm at 82 °F and again at 90."),
            p(
              bold("The second site: "),
              "copies of the important systems in a data center on higher ground inland, and a yearly rehearsal of starting from there.",
            ),
          ),
        ),
      },
      {
        heading: "Where to put a server in South Florida",
        body: rich(
          figure(
            "figure-infrastructure",
            "The line that decides where the racks stand is on the surge map of your county",
          ),
          p(
            "The first question is how high the floor is. We look up the flood zone and the elevation of your address, add the height of the room, and compare it with the surge maps of your county. A ground-floor closet in a zone that floods gets a new room or a short life.",
          ),
          p(
            "The second is what runs above it. We've found air-handler drip pans, a kitchen drain and a fire sprinkler directly over racks. Drip pans get moved and drains rerouted; about a sprinkler head, we ask the fire marshal before anyone covers anything.",
          ),
          p(
            "The third is who has the key in a storm, and whether the generator was ever run with the server room connected.",
          ),
        ),
      },
      {
        heading: "From old room to new: 90 days",
        body: rich(
          p(
            "In the first month we measure load, growth and heat, and check every warranty. In the second the new hosts arrive, run empty for two weeks as a test, and take over the systems nobody would miss for an hour. In the third the important ones move, one evening each, and the old hardware is wiped with a certificate for every disk.",
          ),
          p(
            "A ",
            link("manufacturer in Medley", "/portfolio/datacenter"),
            " went from 22 servers to three in this way and halved the power bill of the room.",
          ),
        ),
      },
      {
        heading: "What it isn't for",
        body: rich(
          p(
            "If everything you use runs in a browser, you don't need a server room, and we'll help you turn it into an office. If your only reason for keeping servers is that they are paid for, look at ",
            link("cloud solutions", "/services/cloud"),
            " first: support contracts on old hardware often cost more than the move.",
          ),
          p(
            "We don't sell rack space. We rent it from data centers that publish their elevation and fuel contracts, in your name.",
          ),
        ),
      },
      {
        heading: "What it costs to find out",
        body: rich(
          p(
            "Send us a photo of the rack and the closet it is in. We answer with what we see and what we would check first, free of charge. A visit with measurements and a written report has a fixed price. The ",
            link("network", "/services/network"),
            " that connects it all can be looked at on the same day.",
          ),
        ),
      },
    ],
    benefits: [
      "One host can fail during working hours and nobody notices",
      "Flood elevation checked before anything is bolted down",
      "Battery times measured under your real load",
      "A second copy on higher ground, rehearsed once a year",
      "Old disks wiped, with a certificate for each",
    ],
    search: {
      title: "Server and Data Center Infrastructure, Miami | {company}",
      description:
        "Servers, storage, power and cooling for systems that stay in your building: above the flood line, sized to survive a failure, with a copy inland.",
    },
  },
};
