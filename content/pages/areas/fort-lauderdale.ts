import { h2, link, p, rich, table } from "../../writing/rich.ts";
import { areaPage } from "./area.ts";

export const fortLauderdale = areaPage({
  slug: "fort-lauderdale",
  title: "Fort Lauderdale",
  opening:
    "Three hundred miles of waterways in the county, a port that works nights, and office parks along the interstate. Between them: clinics, marine suppliers, law firms and hotels that would rather not think about any of it.\n\nEngineers who live in Broward begin their day with clients here, so the first visit of the morning doesn't come up from Miami.",
  ground: rich(
    h2("How long it takes us to get there"),
    p("From where an engineer on duty in Broward usually is, and from the Miami office when more hands are needed."),
    table(
      ["To", "From Broward", "From Miami, in the rush"],
      ["Las Olas and Downtown", "20 minutes", "60 minutes"],
      ["Port Everglades", "20 minutes, plus the gate", "55 minutes, plus the gate"],
      ["Cypress Creek", "25 minutes", "70 minutes"],
      ["Hollywood and Hallandale Beach", "25 minutes", "40 minutes"],
      ["Weston and Plantation", "30 minutes", "65 minutes"],
      ["Pompano Beach and Coral Springs", "35 minutes", "80 minutes"],
    ),
    h2("When nobody has to drive"),
    p(
      "We plan for drawbridges, and do remotely what can be done remotely: see how the ",
      link("help desk", "/services/help-desk"),
      " works.",
    ),
  ),
  buildings: [
    {
      icon: "shop",
      title: "Ground floors near the water",
      description:
        "King tides reach garages and closets. Nothing that matters stands on the ground floor, and what has to is on a high shelf with a float switch.",
    },
    {
      icon: "party",
      title: "Yards and marinas",
      description:
        "Masts reflect radio and docks have no conduit. We bridge from shed to shed, and put gear into boxes made for salt.",
    },
    {
      icon: "office",
      title: "Office parks of the eighties",
      description:
        "Good bones, old copper, one carrier on the pole. Most need fiber to one suite and a clean rack, and are then fine for ten years.",
    },
  ],
  cases: ["project-healthcare", "project-retail", "project-network"],
  services: ["service-network", "service-managed", "service-cloud"],
  questions: [
    {
      question: "Are you really local, or do you drive up from Miami?",
      answer:
        "Both. The office is in Miami; engineers on duty in Broward live in Broward, and carry the common spares in the van. You'll know them by name.",
    },
    {
      question: "Do you work on yachts?",
      answer:
        "On the sheds, shops and offices that serve them, yes. On board we help when the boat belongs to a client's business, and we say when a marine electronics firm is the better call.",
    },
    {
      question: "What if I-95 is closed?",
      answer:
        "Then whoever is on the right side of it comes. Two engineers know each client, and they don't live on the same side of the New River.",
    },
  ],
  ask: {
    heading: "Coffee on Las Olas?",
    text: "An engineer comes to you, looks at the closet and at the bill, and tells you within 30 minutes what to change first. It's free.",
  },
  search: {
    title: "IT Support in Fort Lauderdale | {company}",
    description:
      "IT support in Fort Lauderdale and Broward: travel times from Las Olas to Weston, buildings near water, marine firms and clinics, and cases with figures.",
  },
});
