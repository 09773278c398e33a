import { bold, h2, link, p, rich, ul } from "../../writing/rich.ts";
import { industryPage } from "./industry.ts";

export const condominiumsIndustry = industryPage({
  slug: "condominiums",
  title: "IT for Condominium Associations",
  heading: "IT for condominium associations",
  opening:
    "A tower is a small town with one office: gates, cameras, elevators that call for help, Wi-Fi at the pool, and a manager who answers for all of it with a budget that residents vote on.\n\nWe look after associations and their managers from Brickell to Palm Beach: on the cable that is already there where we can, with prices that fit on one page of the board package.",
  needs: {
    heading: "What a building needs from IT",
    cards: [
      {
        icon: "security",
        title: "Gates and cameras that stay up",
        description:
          "On a network of their own, on power that outlasts an outage, with footage that can be found. When a camera goes dark we know before the night guard does.",
      },
      {
        icon: "data",
        title: "Records an owner can read",
        description:
          "Minutes, budgets and contracts where the statute wants them, with the parts that must stay private held back. When the manager changes, they stay.",
      },
      {
        icon: "budget",
        title: "Figures a board can vote on",
        description:
          "One price for the building and a list of what it covers. Projects come with two options and what each means for the next three budgets.",
      },
    ],
  },
  rules: rich(
    h2("What the statute asks of an association"),
    p("Written by engineers, not lawyers: your association's counsel has the last word. The sources are public."),
    ul(
      p(
        bold("A website or app for owners. "),
        "Since January 1, 2026, associations of 25 or more units post their official records online in a part that only owners can open; before that, the line was 150 units (",
        link("s. 718.111(12)(g), F.S.", "https://florida.public.law/statutes/fla._stat._718.111"),
        ").",
      ),
      p(
        bold("Records within 10 working days. "),
        "An owner who asks in writing must be able to inspect official records within 10 working days (",
        link("s. 718.111(12)(c), F.S.", "https://florida.public.law/statutes/fla._stat._718.111"),
        "). Some records are closed even to owners, such as those on other people's medical matters, so a shared folder with everything in it isn't an answer.",
      ),
      p(
        bold("Electronic voting needs each owner's consent, "),
        "and a way to tell who voted without telling how (",
        link("s. 718.128, F.S.", "https://florida.public.law/statutes/fla._stat._718.128"),
        ").",
      ),
      p(
        bold("Personal information that leaks "),
        "starts the same 30-day clock as in any business (",
        link("s. 501.171, F.S.", "https://florida.public.law/statutes/fla._stat._501.171"),
        "). Resident lists, gate logs and camera footage count more often than boards expect.",
      ),
    ),
  ),
  cases: ["project-network", "project-security"],
  services: ["service-network", "service-managed", "service-help-desk"],
  posts: ["post-hurricane", "post-flat-fee"],
  questions: [
    {
      question: "Who owns the passwords when we change the management company?",
      answer:
        "The association. Every account for gates, cameras, domain and records is in the association's name from the first day, with a sealed list for the board. If yours are in somebody's private mailbox today, getting them back is the first job.",
    },
    {
      question: "Do we have to rewire the building?",
      answer:
        "Mostly not. Risers and coaxial cable carry more than people think. We measure first, and you get the measurements. New fiber is worth it where the old cable is corroded, which near the ocean it sometimes is.",
    },
    {
      question: "What happens to gates and elevator phones in a hurricane?",
      answer:
        "They get batteries and a cellular line that is tested each May, and a page at the front desk that says how to open each by hand. Our checklist for the season is on the blog.",
    },
  ],
  ask: {
    heading: "Put us on the agenda.",
    text: "We come to one board meeting, free, look at the riser room beforehand, and tell the board in ten minutes what is fine and what isn't.",
  },
  search: {
    title: "IT for Condo Associations, South Florida | {company}",
    description:
      "IT for condominium associations from Brickell to Palm Beach: gates, cameras, owner records under s. 718.111, storm power, and prices a board can vote on.",
  },
});
