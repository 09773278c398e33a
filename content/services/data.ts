import { bold, figure, link, p, rich, ul } from "../writing/rich.ts";
import type { SeedOf } from "../writing/seed-of.ts";

export const data: SeedOf<"service"> = {
  id: "service-data",
  type: "service",
  data: {
    title: "Data Management",
    path: "/services/data",
    card: {
      title: "Data Management",
      text: "Backups that have been restored, databases that answer quickly, and one list of customers where there were four.",
      icon: "data",
    },
    lead: "Data has to be there, be right, and be gone when the law says so. We look after all three: backups with proof, databases with an owner, and rules for what is kept and for how long.",
    picture: "service-data",
    sections: [
      {
        heading: "Backups you have seen working",
        body: rich(
          figure("figure-data", "What every backup of ours has to be"),
          p(
            "Three copies, on two kinds of storage, one of them outside Florida, one of them unchangeable for 30 days. Every month we restore something at random, a mailbox, a database or a whole server, measure how long it took, and send you the result.",
          ),
          p(
            "For each system we agree on two figures with you, and test them: how much work you can lose (an hour, a day) and how long you can wait for it to be back (an hour, a day). Everything else about backups is a detail.",
          ),
        ),
      },
      {
        heading: "Databases with an owner",
        body: rich(
          p(
            "Most companies have five to fifteen databases and no one who is responsible for them. We take over SQL Server, PostgreSQL and MySQL: updates, indexes, permissions, growth, and the report that takes eleven minutes and should take four seconds.",
          ),
          p(
            "In the first 30 days each database gets a sheet: what it holds, who uses it, how large it will be in two years, what happens when it stops.",
          ),
        ),
      },
      {
        heading: "One version of the truth",
        body: rich(
          p(
            "The same customer exists in accounting, in the warehouse, in the newsletter list and in somebody's phone, with four spellings of one name. We clean, match and connect:",
          ),
          ul(
            p(bold("Clean: "), "duplicates, empty fields, addresses, names with and without accents."),
            p(bold("Match: "), "agree which system is right about what, and write it down."),
            p(
              bold("Connect: "),
              "changes flow by themselves. The link is often a small piece of our own ",
              link("software", "/services/software"),
              ".",
            ),
            p(bold("Show: "), "one page with the eight numbers owners actually use."),
          ),
        ),
      },
      {
        heading: "Keeping, moving and deleting",
        body: rich(
          p(
            "Clinics keep records for years, associations have to produce documents for owners, importers keep customs papers for five years. Data that nobody needs anymore is only a risk. We write a retention schedule with your lawyer or accountant and set the systems to follow it, including the deletion.",
          ),
          p(
            "Moving from one program to another is the moment at which data is lost. We rehearse every migration on a copy, compare counts and sums on both sides, and keep the old system readable for a year.",
          ),
        ),
      },
      {
        heading: "What it costs to find out",
        body: rich(
          p(
            "Ask whoever looks after your backups for the date of the last restore. If the answer takes longer than a minute, begin there: we check your backups once, at a fixed price, restore one system, and tell you what would have been missing.",
          ),
          p("We don't sell your data, train models on it, or move it out of the United States."),
        ),
      },
    ],
    benefits: [
      "A restore every month, with the measured time",
      "One copy outside Florida, one that can't be changed",
      "Agreed figures for data loss and time to recover",
      "A sheet for every database within 30 days",
      "Migrations rehearsed and compared before the switch",
      "Retention rules that delete as well as keep",
    ],
    search: {
      title: "Backup, Database and Data Management, Miami | {company}",
      description:
        "Backups proven by a monthly restore, databases with an owner, clean customer data and retention rules that hold. Data management for South Florida firms.",
    },
  },
};
