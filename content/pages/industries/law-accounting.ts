import { bold, h2, link, p, rich, ul } from "../../writing/rich.ts";
import { industryPage } from "./industry.ts";

export const lawAccountingIndustry = industryPage({
  slug: "law-accounting",
  title: "IT for Law and Accounting",
  heading: "IT for law and accounting firms",
  opening:
    "A firm of twelve holds what a thief wants from a thousand people: tax returns, settlements, account numbers, and the email in which money is about to move.\n\nWe look after firms of 10 to 60 people on Brickell Avenue, Las Olas and Clematis Street. The work is quiet, and most of it gets done in the weeks when nobody files.",
  needs: {
    heading: "What a firm needs from IT",
    cards: [
      {
        icon: "shield",
        title: "Mail that can be trusted",
        description:
          "Multi-factor sign-in, a warning on outside mail that pretends to come from inside, and a rule for changed bank details that doesn't depend on somebody being alert.",
      },
      {
        icon: "data",
        title: "Files by matter and by client",
        description:
          "Who may open what follows the matter, and the log says who did. When somebody leaves, access ends the same afternoon and the files stay.",
      },
      {
        icon: "calendar",
        title: "Deadlines first",
        description:
          "No changes in the two weeks before April 15, October 15 or a trial. What must be done is done earlier, and we agree on the calendar in January.",
      },
    ],
  },
  rules: rich(
    h2("What the rules ask of a firm"),
    p("We're engineers, and you know the law better than we do. These are the ones that reach into IT:"),
    ul(
      p(
        bold("Tax preparers and many accountants are “financial institutions” "),
        "under the FTC Safeguards Rule: a written program, a person in charge, encryption, multi-factor sign-in (",
        link("16 CFR 314.4", "https://www.ecfr.gov/current/title-16/part-314"),
        "). Firms with data on fewer than 5,000 consumers are spared parts of it (314.6), not the program itself.",
      ),
      p(
        bold("Notice to the FTC. "),
        "Since May 2024, an event that exposes unencrypted data of 500 or more consumers is reported within 30 days of its discovery (314.4(j)).",
      ),
      p(
        bold("A written security plan. "),
        "The IRS asks preparers for one and offers a template, ",
        link("Publication 5708", "https://www.irs.gov/pub/irs-pdf/p5708.pdf"),
        ", beside the older ",
        link("Publication 4557", "https://www.irs.gov/pub/irs-pdf/p4557.pdf"),
        ". We fill in the technical half with you, and write only what is true.",
      ),
      p(
        bold("Lawyers "),
        "make reasonable efforts to prevent disclosure of what clients tell them (",
        link("Rule 4-1.6(e)", "https://www.floridabar.org/rules/rrtfb/"),
        " of the Rules Regulating The Florida Bar). What counts as reasonable changes: shared passwords and unencrypted laptops are hard to defend today.",
      ),
      p(
        bold("Florida's 30 days "),
        "after a breach apply to every firm (",
        link("s. 501.171, F.S.", "https://florida.public.law/statutes/fla._stat._501.171"),
        ").",
      ),
    ),
  ),
  cases: ["project-cloud", "project-security"],
  services: ["service-security", "service-cloud", "service-managed"],
  posts: ["post-flat-fee"],
  questions: [
    {
      question: "Can your people read our files?",
      answer:
        "Only where a job needs it, with an account in their own name that the log shows you. For most work they don't need to: updates, backups and sign-in are managed without opening anything. Our agreement says so.",
    },
    {
      question: "We still have a server in the closet. Is that wrong?",
      answer:
        "Not by itself. If it's patched, encrypted and backed up off site, and the backup has been restored once, it can stay until its warranty ends. Moving it should save money or cut risk, and we'll tell you which, with figures.",
    },
    {
      question: "An insurer sent us 40 questions. Can you answer them?",
      answer:
        "The technical ones, with evidence, usually within a week. Where the answer is no, you hear it from us before you sign, because a wrong answer can cost you the coverage.",
    },
  ],
  ask: {
    heading: "Send us the questionnaire.",
    text: "From your insurer, a bank or your largest client. We go through it with you in 30 minutes, free, and mark which answers are true today.",
  },
  search: {
    title: "IT for Law and Accounting Firms, Miami | {company}",
    description:
      "IT for law and accounting firms in Miami, Fort Lauderdale and West Palm Beach: safe email, files by matter, the FTC Safeguards Rule and a written plan.",
  },
});
