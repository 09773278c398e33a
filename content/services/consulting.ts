import { bold, figure, link, ol, p, rich, ul } from "../writing/rich.ts";
import type { SeedOf } from "../writing/seed-of.ts";

export const consulting: SeedOf<"service"> = {
  id: "service-consulting",
  type: "service",
  data: {
    title: "IT Consulting",
    path: "/services/consulting",
    card: {
      title: "IT Consulting",
      text: "Where to spend, what to leave, and when: a three-year plan with a budget for every quarter.",
      icon: "consulting",
    },
    lead: "You need a decision, and everyone who could advise you is selling one of the answers. Our consulting ends in a written plan with prices, and you're free to have anyone carry it out.",
    picture: "service-consulting",
    sections: [
      {
        heading: "What we're asked most often",
        body: rich(
          p(
            "A consulting job starts with a question that somebody has to answer by a date. In the last year these came up again and again:",
          ),
          ul(
            "Our server is seven years old and the vendor wants us in the cloud. What would each cost over five years?",
            "We are opening a second location in West Palm Beach. What has to be ordered, and how early?",
            "The insurer's renewal form has 40 security questions. Which of our answers are true?",
            "We bought a competitor with its own systems. What do we merge first?",
            "Our IT manager is leaving in six weeks. What does she know that nobody else does?",
          ),
          p(
            "If your question fits on one line, we can usually tell you in the free consultation how long a proper answer takes.",
          ),
        ),
      },
      {
        heading: "How an assessment works",
        body: rich(
          p(
            "A full assessment of a company with 40 people and two locations takes about three weeks, of which we spend two days with you:",
          ),
          ol(
            p(
              bold("Walk. "),
              "We see every site: the closet, the cabling, the power, the machine under the reception desk that nobody owns.",
            ),
            p(
              bold("Measure. "),
              "For ten days a read-only collector counts devices, versions, traffic and failed backups.",
            ),
            p(bold("Ask. "), "Half an hour each with the people who do the work. They know what breaks."),
            p(
              bold("Write. "),
              "You get 15 to 25 pages: what you have, what is at risk, what it costs to fix, and in which order.",
            ),
            p(bold("Explain. "), "We present it to owners or the board and stay until the questions are answered."),
          ),
        ),
      },
      {
        heading: "What is in the plan",
        body: rich(
          figure("figure-consulting", "Three years in quarters: what you must do comes first"),
          p(
            "The plan covers three years in quarters. Every line has a reason, a price range, a person who is responsible and a consequence of leaving it out. We separate what you must do (the firewall that no longer gets updates) from what you should do and from what only sounds good.",
          ),
          p(
            "For South Florida it has a chapter of its own: flood elevation of every room with equipment, generator and battery times, internet connections that enter the building by different paths, and where the second copy of your data is. Some buildings in Brickell and along the Intracoastal keep the riser room at garage level. Better to know that in March.",
          ),
        ),
      },
      {
        heading: "What it isn't",
        body: rich(
          p(
            "We take no commission from hardware or software vendors, so the plan names a product only where the choice matters. It isn't an audit opinion or legal advice: where HIPAA, PCI DSS or a contract requires a certified assessor, we prepare you for that person and sit beside you.",
          ),
          p(
            "If all you need is someone to look after what is there, start with ",
            link("managed services", "/services/managed"),
            ". The first 30 days of that include most of an assessment.",
          ),
        ),
      },
      {
        heading: "What it costs to find out",
        body: rich(
          p(
            "The consultation is free and takes 30 minutes. An assessment has a fixed price that depends on people and places, and that we tell you before you decide. If you sign a managed services agreement within 90 days, the price of the assessment is credited in full.",
          ),
        ),
      },
    ],
    benefits: [
      "A plan with prices per quarter, for three years",
      "No commission from any vendor",
      "Two days of your time for a company of 40 people",
      "Storm, flood and power risks of each location on one page",
      "Yours to keep, and to hand to any other provider",
      "Credited in full if you become a managed services client",
    ],
    search: {
      title: "IT Consulting in Miami: Plans With Prices | {company}",
      description:
        "Independent IT consulting for South Florida companies: a site visit, ten days of measuring, and a three-year plan with prices that anyone can carry out.",
    },
  },
};
