import { h2, link, p, rich, table } from "../../writing/rich.ts";
import { areaPage } from "./area.ts";

export const westPalmBeach = areaPage({
  slug: "west-palm-beach",
  title: "West Palm Beach",
  opening:
    "Finance is moving up the coast, and the buildings on Flagler Drive fill faster than carriers can pull fiber. Beside them stand what was always here: clinics, clubs, growers and associations.\n\nWe keep two engineers in Palm Beach County, because seventy miles is too far to drive for a printer on payroll day.",
  ground: rich(
    h2("How long it takes us to get there"),
    p(
      "From where our engineers in Palm Beach County usually are, and from the Miami office when a project needs more of us.",
    ),
    table(
      ["To", "From Palm Beach County", "From Miami"],
      ["Clematis Street and Flagler Drive", "20 minutes", "80 to 110 minutes"],
      ["Palm Beach", "25 minutes, when the bridge is down", "85 to 115 minutes"],
      ["Boca Raton and Delray Beach", "35 minutes", "55 to 85 minutes"],
      ["Palm Beach Gardens and Jupiter", "30 minutes", "95 to 125 minutes"],
      ["Wellington", "30 minutes", "85 to 110 minutes"],
    ),
    h2("When we come for more than a call"),
    p(
      "In season the roads are slow and the clubs are full, so planned work is done from May to November. What we promise for emergencies is on the page about ",
      link("managed services", "/services/managed"),
      ".",
    ),
  ),
  buildings: [
    {
      icon: "flats",
      title: "New towers on Flagler",
      description:
        "Fiber is promised for the month after you move in. We order early, bring a cellular link for the gap, and wire the suite before the furniture comes.",
    },
    {
      icon: "clinic",
      title: "Medical parks",
      description:
        "Suites change hands with their cabling. We trace what is in the wall, label it, and take the last tenant's gear off the ceiling.",
    },
    {
      icon: "people",
      title: "Clubs and associations",
      description:
        "Wide grounds, few conduits, committees. A survey and one drawing settle most discussions before they begin.",
    },
  ],
  cases: ["project-security", "project-retail"],
  services: ["service-security", "service-managed", "service-consulting"],
  questions: [
    {
      question: "We're a fund that moved down from New York. Who looks after the questionnaire?",
      answer:
        "Our security lead, who spent eight years on the auditor's side of the table. Bring the list your investors send, and she'll mark what is true today and put a date on the rest.",
    },
    {
      question: "Is there somebody here in August?",
      answer: "Yes. Your two engineers live in the county all year, storm season included.",
    },
    {
      question: "Can you look after the house as well as the office?",
      answer:
        "Where the house is an office, yes: the same sign-in, the same updates, a network of its own. Home theaters we leave to people who enjoy them.",
    },
  ],
  ask: {
    heading: "New in town, or since 1994?",
    text: "Either way the first consultation is free: 30 minutes at your office, then a page in writing within two business days.",
  },
  search: {
    title: "IT Support in West Palm Beach | {company}",
    description:
      "IT support in West Palm Beach and up to Jupiter: engineers in the county, travel times, towers on Flagler Drive, medical parks, clubs, and a HIPAA case.",
  },
});
