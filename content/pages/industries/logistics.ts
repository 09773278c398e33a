import { bold, h2, link, p, rich, ul } from "../../writing/rich.ts";
import { industryPage } from "./industry.ts";

export const logisticsIndustry = industryPage({
  slug: "logistics",
  title: "IT for Logistics",
  heading: "IT for freight, warehouses and the ports",
  opening:
    "In a warehouse the network is a tool in somebody's hand. When a scanner drops its connection in aisle nine, a truck waits at dock four, and the whole building knows it.\n\nWe work for forwarders, warehouses and suppliers at PortMiami, Port Everglades, Doral and Medley. We measure with the racks full and the doors open, because that's when it has to work.",
  needs: {
    heading: "What a warehouse needs from IT",
    cards: [
      {
        icon: "network",
        title: "Wi-Fi for steel and salt air",
        description:
          "Surveyed among full racks, with antennas for aisles instead of ceilings, and gear that doesn't rust in two summers on the dock.",
      },
      {
        icon: "software",
        title: "Systems that talk",
        description:
          "Orders, stock, customs and carriers each have a program. We build the small links between them, so that a number is typed once and checked by a machine.",
      },
      {
        icon: "infrastructure",
        title: "A second way out",
        description:
          "A cut fiber at the port road is a line in a report when a cellular path takes over by itself, and the shift doesn't notice.",
      },
    ],
  },
  rules: rich(
    h2("What partners and agencies ask"),
    p(
      "The questions come in questionnaires, from customers more often than from the state. These are behind most of them:",
    ),
    ul(
      p(
        bold("Customs partnership. "),
        "Members of ",
        link("CTPAT", "https://www.cbp.gov/border-security/ports-entry/cargo-security/CTPAT"),
        " meet minimum security criteria, which have had a chapter on cybersecurity since 2020: written policies, access by role, updates, tested backups. We write ours so that yours can point to them.",
      ),
      p(
        bold("Driver logs. "),
        "Electronic logging devices are a federal rule (",
        link("49 CFR part 395", "https://www.ecfr.gov/current/title-49/part-395"),
        "). They are computers in trucks: somebody has to update them and know where their data goes.",
      ),
      p(
        bold("Personal information. "),
        "Driver's licenses at the gate, and the files of your own people, fall under Florida's 30-day notice (",
        link("s. 501.171, F.S.", "https://florida.public.law/statutes/fla._stat._501.171"),
        ").",
      ),
    ),
    p(
      "The more common loss is plainer: a changed bank account in an email that looked like a carrier's. A rule to call back on the number you had before costs nothing, and we set up the mail side so that most of these emails never arrive.",
    ),
  ),
  cases: ["project-network", "project-datacenter", "project-retail"],
  services: ["service-network", "service-infrastructure", "service-software"],
  questions: [
    {
      question: "Can you work at night, between shifts?",
      answer:
        "That's when most of it happens. Access points are hung after the last truck and tested with the first shift, with an engineer on the floor until the second break.",
    },
    {
      question: "Our warehouse system is old and nobody may touch it. Is that a problem?",
      answer:
        "Only if nobody has a copy that starts. We put it on hardware with a warranty, take it off the open network, and rehearse its recovery. Whether to replace it is a business question, and then there's time to answer it.",
    },
    {
      question: "Do your people have access cards for the ports?",
      answer:
        "The engineers who work there do. If a job needs somebody else, an escort is arranged before our van leaves the office.",
    },
  ],
  ask: {
    heading: "Which aisle drops the scanner?",
    text: "Name it. The first 30 minutes are free: an engineer walks that aisle with a meter and tells you what it picks up, and what it doesn't.",
  },
  search: {
    title: "IT for Logistics in Miami and Doral | {company}",
    description:
      "IT for forwarders and warehouses at PortMiami, Doral and Port Everglades: Wi-Fi among steel racks, linked systems, a second path, and cases with figures.",
  },
});
