import { bold, figure, link, p, rich, ul } from "../writing/rich.ts";
import type { SeedOf } from "../writing/seed-of.ts";

export const security: SeedOf<"service"> = {
  id: "service-security",
  type: "service",
  data: {
    title: "Cybersecurity & Compliance",
    path: "/services/security",
    card: {
      title: "Cybersecurity & Compliance",
      text: "We close the doors that attackers use, watch through the night, and keep the proof ready for auditor and insurer.",
      icon: "security",
    },
    lead: "Most break-ins at companies of your size begin with a stolen password, an unpatched device or an invoice that looked right. We close those three doors first, prove that they are closed, and keep watching them.",
    picture: "service-security",
    sections: [
      {
        heading: "What we put in place",
        body: rich(
          figure("figure-security", "The three doors that most break-ins use, shut first"),
          ul(
            p(
              bold("Sign-in: "),
              "multi-factor for every account, passkeys or hardware keys for administrators, and a lock on sign-ins from countries where you have no people.",
            ),
            p(
              bold("Devices: "),
              "encryption, endpoint detection with analysts behind it day and night, and no administrator rights for everyday work.",
            ),
            p(
              bold("Mail: "),
              "filtering, SPF, DKIM and DMARC for your domain, and a banner when a familiar name writes from an unfamiliar address.",
            ),
            p(
              bold("Money: "),
              "a call-back rule for changed bank details. It costs nothing and prevents the most expensive fraud we see.",
            ),
            p(bold("Backups: "), "one copy that can't be changed or deleted for 30 days, even by us."),
            p(
              bold("People: "),
              "four short exercises a year in English and Spanish. Whoever clicks gets two minutes of explanation and no lecture.",
            ),
          ),
        ),
      },
      {
        heading: "The first 90 days",
        body: rich(
          p(
            "In the first two weeks we look at your company from the outside and the inside: open ports, leaked passwords, old accounts, shared mailboxes, who may see what. You get a list of findings in order of risk, each with an effort and a date.",
          ),
          p(
            "By day 30 multi-factor sign-in and endpoint detection are everywhere. By day 60 the unchangeable backup is running and has been restored once. By day 90 the high findings are closed, an incident plan with phone numbers hangs on the wall, and we have rehearsed it with you for an hour.",
          ),
        ),
      },
      {
        heading: "HIPAA, PCI DSS and the insurer's form",
        body: rich(
          p(
            "Clinics and their suppliers need a risk analysis, a plan that follows from it, and proof that the plan is carried out. We do the first with you, write the second, and collect the third every month: restore tests, patch levels, training records, access reviews. We sign a business associate agreement before we start.",
          ),
          p(
            "For card payments we reduce what is in scope before we protect it. A terminal that encrypts in the reader and a network of its own can take most of a store out of the questionnaire.",
          ),
          p(
            "For cyber insurance we fill in the technical part of the form from records, and mark what isn't true yet. A wrong answer can cost you the coverage when you need it. A practical start for small clinics is in our guide to the ",
            link("HIPAA security risk assessment", "/blog/hipaa-security-risk-assessment-small-clinic"),
            ".",
          ),
        ),
      },
      {
        heading: "If something has already happened",
        body: rich(
          p(
            "Call {phone}. Disconnect the affected machines from the network, leave them switched on, and change no files. We isolate, preserve what the insurer and the lawyers will ask for, and work on getting you back from clean backups. Florida gives you 30 days to notify the people affected by a breach, so the clock matters.",
          ),
        ),
      },
      {
        heading: "What it isn't",
        body: rich(
          p(
            "We don't promise that nothing will ever happen. We promise that the likely attacks meet a closed door, that someone notices the others within the hour, and that you can be working again from a copy nobody could touch. Penetration tests by an independent party are something we arrange and never do ourselves: nobody should grade their own work.",
          ),
          p(
            "The free consultation includes a look at your domain from the outside: leaked passwords, mail settings, open ports. It takes us an hour and needs no access.",
          ),
        ),
      },
    ],
    benefits: [
      "Multi-factor sign-in and endpoint detection everywhere by day 30",
      "Analysts who look at alerts day and night",
      "A backup that nobody can delete for 30 days",
      "Evidence for auditors and insurers, collected every month",
      "Exercises for staff in English and Spanish",
      "An incident plan that has been rehearsed",
      "Business associate agreement signed before we start",
    ],
    search: {
      title: "Cybersecurity and HIPAA Compliance, Miami | {company}",
      description:
        "Sign-in protection, detection around the clock, untouchable backups and monthly evidence for HIPAA, PCI DSS and cyber insurance. What happens in 90 days.",
    },
  },
};
