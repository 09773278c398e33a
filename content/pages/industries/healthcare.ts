import { bold, h2, link, p, rich, ul } from "../../writing/rich.ts";
import { industryPage } from "./industry.ts";

export const healthcareIndustry = industryPage({
  slug: "healthcare",
  title: "IT for Clinics and Practices",
  heading: "IT for clinics and medical practices",
  opening:
    "A clinic's computers have one job: to be ready when the patient sits down. We look after practices of 10 to 150 people between Miami and Jupiter: sign-in, records, phones, the devices on the wall, and the folder that the auditor asks for.\n\nHere is everything we have on clinics in one place: what the rules ask, two cases with figures, the guide to the risk assessment, and what it costs to begin, which is nothing.",
  needs: {
    heading: "What a practice needs from IT",
    cards: [
      {
        icon: "clock",
        title: "Seconds at the chart",
        description:
          "Staff sign in thirty times a day. A badge and a PIN get a doctor to the chart in under twenty seconds, under a name of their own, so nobody shares a session.",
      },
      {
        icon: "network",
        title: "Devices on their own network",
        description:
          "The ultrasound, the ECG cart and the vaccine refrigerator talk to what they must and to nothing else. When one can't be patched, it's fenced.",
      },
      {
        icon: "certificate",
        title: "Evidence with dates",
        description:
          "Encryption, updates, sign-ins, restore tests: each month's proof in one folder, in the words of the assessment, so that a question from an insurer takes minutes.",
      },
    ],
  },
  rules: rich(
    h2("What the rules ask of you"),
    p(
      "This is written by engineers and isn't legal advice. Each line names its source, so that you can read it yourself.",
    ),
    ul(
      p(
        bold("A risk analysis, and the plan that follows from it. "),
        "The Security Rule asks for both, in writing (",
        link("45 CFR 164.308(a)(1)", "https://www.ecfr.gov/current/title-45/section-164.308"),
        "), and for six years of documentation (",
        link("164.316(b)(2)", "https://www.ecfr.gov/current/title-45/section-164.316"),
        "). Our ",
        link("guide", "/blog/hipaa-security-risk-assessment-small-clinic"),
        " walks you through the first one in four half days.",
      ),
      p(
        bold("A business associate agreement with everyone who holds patient data for you. "),
        "That includes us. The agreement is a contract, and the rule says what has to be in it (",
        link("45 CFR 164.504(e)", "https://www.ecfr.gov/current/title-45/section-164.504"),
        "). We sign yours or bring ours, before the first password changes hands.",
      ),
      p(
        bold("Notice after a breach. "),
        "HIPAA allows up to 60 days (",
        link("45 CFR 164.404", "https://www.ecfr.gov/current/title-45/section-164.404"),
        "). Florida's own law gives 30 days, and wants the Department of Legal Affairs told when 500 or more Floridians are affected (",
        link("s. 501.171, F.S.", "https://florida.public.law/statutes/fla._stat._501.171"),
        "). Plan for the shorter clock.",
      ),
      p(
        bold("Records stay in the U.S. or Canada. "),
        "Providers that use certified record systems must keep patient information, copies at a vendor included, in the continental United States, its territories or Canada (",
        link("s. 408.051(3), F.S.", "https://florida.public.law/statutes/fla._stat._408.051"),
        "). Ask each vendor in writing where the backups are.",
      ),
    ),
    p(
      "Nobody can sell you compliance: it's the practice that answers for it. What we can do is close findings, keep the proof, and sit beside you when somebody asks.",
    ),
  ),
  cases: ["project-healthcare", "project-security"],
  services: ["service-security", "service-managed", "service-help-desk"],
  posts: ["post-hipaa", "post-hurricane"],
  questions: [
    {
      question: "Do you sign a business associate agreement?",
      answer:
        "Yes, before we see anything. It's part of the first meeting: we bring ours, or read yours and answer within two business days.",
    },
    {
      question: "Our records vendor does the IT too. Where do you come in?",
      answer:
        "The vendor looks after the record system. Everything that carries it is yours: computers, network, sign-in, phones, backups of what isn't in the record. Most practices learn at the first outage that nobody had that part. We write down who has what, and talk to the vendor for you.",
    },
    {
      question: "Can you work around patients?",
      answer:
        "We have to. Five clinics were moved over weekends, one at a time, and opened every Monday. Work that stops a room is planned with the practice manager, on paper, two weeks ahead.",
    },
  ],
  ask: {
    heading: "Bring the last assessment, or none.",
    text: "In 30 minutes an engineer who has worked in clinics tells you what an auditor would ask first. You get it in writing, whether or not you hire us.",
  },
  search: {
    title: "IT Support for Clinics in South Florida | {company}",
    description:
      "IT for clinics and practices from Miami to West Palm Beach: fast sign-in, HIPAA risk analysis, signed BAA, Florida rules with sources, and two cases.",
  },
});
