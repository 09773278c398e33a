import { p, rich } from "../writing/rich.ts";
import type { SeedOf } from "../writing/seed-of.ts";

export const retail: SeedOf<"project"> = {
  id: "project-retail",
  type: "project",
  data: {
    title: "Retail POS System",
    path: "/portfolio/retail",
    category: "Software",
    client: "A chain of 14 marine supply stores from Key Largo to Jupiter",
    summary:
      "Registers that go on selling when the internet is down, stock that agrees with the shelf, and card data that never touches the store's computers. Fourteen stores in ten weeks.",
    picture: "project-retail",
    overview: rich(
      p(
        "The company sells rope, bilge pumps, fishing tackle and 19,000 other things to people who own boats. Its 14 stores had grown over 30 years with three generations of registers. On the Saturday before lobster mini-season a store takes in what it normally does in a week.",
      ),
      p(
        "On one such Saturday the internet in Islamorada failed at seven in the morning and the registers stopped. The store sold for cash and wrote on paper until two. The owners decided it would be the last time.",
      ),
    ),
    challenges: rich(
      p(
        "The registers couldn't complete a card sale without the central server. Stock was counted by hand each month and was right for 81% of items, so staff called other stores to ask whether something was really there. A sale took 92 seconds on average, a third of it spent looking up prices.",
      ),
      p(
        "Card data passed through the store computers, which put 41 systems into the scope of the PCI DSS questionnaire. And the rollout had to avoid the season: there were ten weeks between Easter and the end of June.",
      ),
    ),
    solution: rich(
      p(
        "We chose a point-of-sale product that keeps prices, stock and receipts in the store and syncs with the central system when it can. Payment terminals encrypt inside the reader and store card sales offline up to a limit the owners set. Each store got a cellular backup that takes over by itself.",
      ),
      p(
        "What the product lacked we wrote: a link to accounting, a transfer screen between stores that works on a phone at the shelf, and a price check for outboard parts by engine serial number. These are three small programs with tests, and they belong to the client.",
      ),
      p(
        "The first store ran for two weeks with a notebook beside the register. Every remark was settled before the second. After that, two stores changed per week, each overnight, with one of us behind the counter on the first morning.",
      ),
    ),
    results: [
      { figure: "35%", text: "shorter sale: 60 seconds on average, down from 92" },
      { figure: "98%", text: "of items where the system's stock agrees with the shelf, up from 81%" },
      { figure: "63%", text: "fewer systems in the scope of PCI DSS: 15, down from 41" },
      { figure: "100%", text: "of stores kept selling during the 23 internet outages of the first year" },
    ],
    related: ["project-network", "project-cloud"],
    search: {
      title: "Case Study: Retail POS for 14 Marine Stores | {company}",
      description:
        "Fourteen stores from Key Largo to Jupiter got registers that sell without internet. Checkout takes 35% less time and stock counts are 98% accurate.",
    },
  },
};
