import { bold, h2, link, p, rich, ul } from "../../writing/rich.ts";
import { industryPage } from "./industry.ts";

export const hospitalityIndustry = industryPage({
  slug: "hospitality",
  title: "IT for Hospitality",
  heading: "IT for hotels and restaurants",
  opening:
    "A guest forgives a small room sooner than slow Wi-Fi, and nobody forgives a lobby with 140 arrivals and no system. Hotels run through the night, so their IT has to as well.\n\nOur managing director ran IT for a hotel group before she started this company. We look after hotels, restaurants and marinas along the coast, in season and out of it.",
  needs: {
    heading: "What a hotel needs from IT",
    cards: [
      {
        icon: "managed",
        title: "A front desk that keeps going",
        description:
          "A spare connection, a spare switch, and a page that says how to check people in on paper. Most outages end before the line does.",
      },
      {
        icon: "network",
        title: "Wi-Fi planned by room",
        description:
          "Measured with doors closed and rooms full. Guests, staff, door locks and televisions each have a network that can't see the others.",
      },
      {
        icon: "security",
        title: "Cards that touch nothing else",
        description:
          "Payment terminals encrypt in the reader, so card numbers never pass your computers, and the list of what an assessor looks at gets short.",
      },
    ],
  },
  rules: rich(
    h2("What banks and the state ask"),
    p(
      "This is written by engineers and isn't legal advice. Each line names its source, so that you can read it yourself.",
    ),
    ul(
      p(
        bold("Card data. "),
        "Whoever takes cards agrees to ",
        link("PCI DSS", "https://www.pcisecuritystandards.org/document_library/"),
        " with the bank. The requirements that version 4 had put off have applied since March 31, 2025, stronger sign-in among them. Fewer systems in its scope means fewer questions: a retail client went from 41 to 15.",
      ),
      p(
        bold("The guest register. "),
        "Operators of transient establishments keep a register of guests, dates and rates in chronological order, may keep it electronically, and must be able to show the last two years (",
        link("s. 509.101(2), F.S.", "https://florida.public.law/statutes/fla._stat._509.101"),
        "). A backup that has been restored once is how you know you can.",
      ),
      p(
        bold("Guests' personal information "),
        "falls under the 30-day notice after a breach (",
        link("s. 501.171, F.S.", "https://florida.public.law/statutes/fla._stat._501.171"),
        "). Copies of passports in a mailbox are the usual finding. They don't need to be there.",
      ),
    ),
  ),
  cases: ["project-retail", "project-network"],
  services: ["service-managed", "service-network", "service-security"],
  posts: ["post-hurricane"],
  questions: [
    {
      question: "Our booking system is run by the brand. What is left for you?",
      answer:
        "Everything between the guest and that system: internet, Wi-Fi, door locks, phones, televisions, the desk's computers, and the calls at eleven at night. We know the brand's standards list, and where it leaves you a choice.",
    },
    {
      question: "Who answers at night, and in which language?",
      answer:
        "A person on our payroll, at any hour, in English or Spanish. Your night auditor has one number to call and doesn't need to know who is responsible for what.",
    },
    {
      question: "Can work wait until after the season?",
      answer:
        "Most of it should. From December to April we change only what is broken or unsafe, and say so in the agreement.",
    },
  ],
  ask: {
    heading: "Let us stay a night.",
    text: "An engineer walks the property with a meter, from the desk to the farthest room, and names three things to fix first. The first visit is free.",
  },
  search: {
    title: "IT for Hotels in Miami and the Beaches | {company}",
    description:
      "IT for hotels and restaurants from Miami to West Palm Beach: front desks that keep going, Wi-Fi planned by room, PCI scope made small, help at night.",
  },
});
