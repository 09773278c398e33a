import { h2, link, p, rich, table } from "../../writing/rich.ts";
import { areaPage } from "./area.ts";

export const miami = areaPage({
  slug: "miami",
  title: "Miami",
  opening:
    "Our office is here, and so is most of our driving. In Miami the distances are short and the drives are long: what counts is where the spare switch is when the phone rings.\n\nSo spares for clients are kept on both sides of the river, and nine calls out of ten end without anybody getting into a car.",
  ground: rich(
    h2("How long it takes us to get there"),
    p("Door to door from our Miami office, as we plan for it. The help desk answers at once, at any hour."),
    table(
      ["To", "Before 7 and after 8", "In the rush"],
      ["Brickell and Downtown", "15 minutes", "25 minutes"],
      ["Coral Gables and Coconut Grove", "20 minutes", "40 minutes"],
      ["Doral and the airport", "25 minutes", "50 minutes"],
      ["Miami Beach", "25 minutes", "50 minutes"],
      ["PortMiami", "20 minutes, plus the gate", "35 minutes, plus the gate"],
      ["Homestead", "45 minutes", "80 minutes"],
    ),
    h2("When nobody drives"),
    p(
      "Under a hurricane warning we stay off the road, and the help desk keeps answering. What has to be done before that is on the ",
      link("checklist for the season", "/blog/hurricane-season-it-checklist"),
      ".",
    ),
  ),
  buildings: [
    {
      icon: "office",
      title: "Towers on Brickell",
      description:
        "The riser room belongs to the landlord, and the carrier list is short. We know which buildings have two ways in, and whose key opens the room after six.",
    },
    {
      icon: "truck",
      title: "Warehouses in Doral",
      description:
        "Steel racks, metal roofs, dock doors that stay open. Wi-Fi is surveyed with the building full, or it's a guess.",
    },
    {
      icon: "hotel",
      title: "Deco on the beach",
      description:
        "Walls of coral rock, no risers, salt in every connector. Cable goes where the preservation board lets it, and radio does the rest.",
    },
  ],
  cases: ["project-cloud", "project-network", "project-datacenter"],
  services: ["service-managed", "service-help-desk", "service-security"],
  questions: [
    {
      question: "Do you charge for driving?",
      answer:
        "Not for clients with a monthly agreement, anywhere between Homestead and Jupiter. For projects it's in the fixed price.",
    },
    {
      question: "Do your people speak Spanish?",
      answer: "Most do, and the help desk always has somebody who does. Several speak Haitian Creole or Portuguese.",
    },
    {
      question: "Our landlord manages the internet. Can you work with that?",
      answer:
        "Yes. We ask for the contract, measure what arrives, and put our own gear behind it. If the building is the weak point, a second way out by radio or cellular is a matter of days.",
    },
  ],
  ask: {
    heading: "Which floor are you on?",
    text: "We may have been in your building. Thirty minutes with an engineer are free, at your desk or on the phone.",
  },
  search: {
    title: "IT Support in Miami: Managed IT | {company}",
    description:
      "IT support in Miami from an office in the city: travel times to Brickell, Doral and the beach, what the buildings do to a network, and local cases.",
  },
});
