import { bold, h2, h3, link, ol, p, quote, rich, table, ul } from "../writing/rich.ts";
import type { SeedOf } from "../writing/seed-of.ts";

export const flatFee: SeedOf<"post"> = {
  id: "post-flat-fee",
  type: "post",
  data: {
    title: "What a flat monthly IT fee should include",
    path: "/blog/what-a-flat-monthly-it-fee-should-include",
    summary:
      "Two offers with the same price can differ by half in what they cover. A list to hold up against any managed IT contract, the arithmetic, and twelve questions to ask.",
    picture: "post-flat-fee",
    writtenBy: ["member-1"],
    tags: ["Contracts", "IT budget"],
    publishedOn: "2026-10-06",
    body: rich(
      p(
        "A flat fee is supposed to turn IT from a surprise into a line in the budget. It also changes who profits from trouble. If you pay by the hour, your provider earns when things break. If you pay a fixed price, every avoided failure is the provider's gain. That is the whole idea, and it works only if the contract leaves the trouble on the provider's side.",
      ),
      p(
        "We sell such contracts, so read this with that in mind. The list below is the one we use for our own, and it is written so that you can hold it up against anyone's, including ours.",
      ),
      h2("First: a price per what?"),
      h3("Per person"),
      p(
        "You pay for everyone who has an account, whatever number of devices they use. It's easy to check against payroll. It suits offices, clinics and firms in which a person has a laptop, a phone and a screen at home.",
      ),
      h3("Per device"),
      p(
        "You pay for each computer, server and firewall. It suits stores and warehouses where three shifts share one terminal. Watch what counts as a device: printers, phones and cameras shouldn't.",
      ),
      h3("Per site or “all in”"),
      p(
        "One sum for everything. It's convenient until you grow or shrink. Ask what happens to the price at 20% more and at 20% fewer people, and get the answer in the contract. In a seasonal business this clause is worth more than a discount.",
      ),
      h2("What belongs inside"),
      p(
        "If one of these costs extra, the fee isn't flat. It may still be a fair price, but add the extra before you compare.",
      ),
      table(
        ["Item", "Inside means", "Ask for"],
        [
          "Help desk",
          "Unlimited calls from everyone, no charge per ticket",
          "Hours, languages, average time to answer last quarter",
        ],
        ["On-site visits", "When remote help doesn't solve it", "Travel radius and whether the drive is billed"],
        ["Patches", "Operating systems and common programs", "Days until critical patches are on 95% of machines"],
        [
          "Monitoring",
          "Servers, connections, firewalls, backups, disks, certificates",
          "Who looks at an alarm at 3:00 AM",
        ],
        ["Backups", "Software, storage out of state and the work of restoring", "The report of the last test restore"],
        [
          "Security basics",
          "Multi-factor sign-in, endpoint detection, mail filter, encryption",
          "Who reads the alerts, and when",
        ],
        ["New hires and departures", "Accounts and devices set up and closed", "The time limit for closing an account"],
        ["Vendors", "They call the internet company for you", "A list of vendors they deal with"],
        ["Documentation", "Yours to read at any time", "A sample page with the names blacked out"],
        ["Planning", "A review each quarter and a budget each year", "Last year's budget of a similar client"],
      ),
      h2("What can fairly cost extra"),
      ul(
        p(
          bold("Hardware and licenses. "),
          "They are yours. The question is the markup. Ask for the supplier's invoice.",
        ),
        p(
          bold("Projects. "),
          "A new office, a server replacement, a merger. Ask where the line is. A common one is eight hours of work. Below it the fee should cover everything.",
        ),
        p(
          bold("Repairs after someone else's work. "),
          "If another contractor unplugs the rack, that's billable. Say so in the contract, and say who decides.",
        ),
        p(
          bold("Incident response after a breach. "),
          "Containing it should be inside. Weeks of forensics are usually paid by your cyber insurance, which may also name the firm. Read the policy beside the contract.",
        ),
        p(
          bold("Onboarding. "),
          "A one-time fee of about one month is common. It should end with documentation you own.",
        ),
      ),
      h2("The arithmetic"),
      p(
        "Take a firm of 30 people, with invented prices. Offer A costs $110 per person per month, offer B $165. A looks a third cheaper: $39,600 a year against $59,400.",
      ),
      p(
        "Now add what A leaves out. Backup for two servers at $180 a month is $2,160. Endpoint detection with analysts at $12 per person is $4,320. Four on-site visits a month at $150 come to $7,200. Twelve new hires and departures at $200 are $2,400. After-hours calls, two a month at $250, make $6,000. That adds $22,080, and A costs $61,680.",
      ),
      p(
        "With other numbers A would have won. The point is to do this sum with your own: count last year's visits, new hires, night calls and servers, and ask each bidder to price exactly those. If a bidder won't, you have learned something about the second year.",
      ),
      h2("Twelve questions for the second meeting"),
      ol(
        "What did your three most recent new clients find on their first invoice that they hadn't expected?",
        "What is your average time to answer, and what share of calls is solved on the first one? How do you measure it?",
        "Who exactly would know our site? How many people, and how long have they been with you?",
        "What happens on a Saturday night when the internet is down? Whose phone rings?",
        "When did you last restore a server for a client, and how long did it take?",
        "Which of our accounts will you have administrator rights to, and how are your own people's sign-ins protected?",
        "Are passwords, domain names, licenses and cloud accounts in our name?",
        "What do you do for us 72 hours before a hurricane?",
        "What happens when you miss a response target?",
        "How do the price and the notice period work if we lose ten people in August?",
        "What do we get if we leave, in which format, within how many days, and at what price?",
        "May we call your newest client and your oldest?",
      ),
      p(
        "Ask the last one even if you have references already. The newest client can tell you about the handoff, the oldest about year three, when the courtship is over.",
      ),
      h2("Clauses to read twice"),
      ul(
        p(
          bold("Term and renewal. "),
          "Three years with automatic renewal and a notice window of 30 days in one particular month is a trap for the busy. Month to month after a start-up period is possible. So is one year.",
        ),
        p(bold("“Reasonable use.” "), "It should have a number behind it, or go."),
        p(
          bold("Exclusions by age. "),
          "“Equipment older than five years is excluded” can mean half of your office. Have the devices listed.",
        ),
        p(bold("Price increases. "), "Once a year, with 60 days' notice and an upper limit."),
        p(
          bold("Liability. "),
          "Capped at a year's fees is usual. Ask for the certificate of the provider's own cyber and errors-and-omissions insurance.",
        ),
      ),
      quote("A good contract is boring to read and leaves you nothing to ask on the first invoice."),
      h2("What we would do"),
      p(
        "Write down last year's numbers on one page, send the page to three companies together with the table above, and compare the answers side by side. It takes an afternoon. If you want ours to be among them, our terms are on the page about ",
        link("managed IT services", "/services/managed"),
        ", and the ",
        link("consultation", "/contact"),
        " in which you get a figure is free.",
      ),
    ),
    search: {
      title: "What a Flat Monthly IT Fee Should Include | {company}",
      description:
        "Two managed IT offers with one price can differ by half. What belongs inside, what is fairly extra, a worked example for 30 people and 12 questions to ask.",
    },
  },
};
