import { bold, h2, italic, link, ol, p, quote, rich, table, ul } from "../writing/rich.ts";
import type { SeedOf } from "../writing/seed-of.ts";

export const hipaa: SeedOf<"post"> = {
  id: "post-hipaa",
  type: "post",
  data: {
    title: "A HIPAA security risk assessment for a small clinic, step by step",
    path: "/blog/hipaa-security-risk-assessment-small-clinic",
    summary:
      "What the rule asks for, how a practice of 5 to 50 people can do the first version in four half days, and which findings turn up almost everywhere.",
    picture: "post-hipaa",
    writtenBy: ["member-3"],
    tags: ["HIPAA", "Security", "Checklists"],
    publishedOn: "2026-08-18",
    body: rich(
      p(
        "Ask ten small practices whether they have done their HIPAA security risk assessment and you hear three answers: yes, with a certificate from a website; yes, the IT company did that; and silence. The first two are often worth as much as the third, because the assessment is about your practice and nobody can do it without you. It's also less work than its name suggests.",
      ),
      p("This guide is for clinics of 5 to 50 people. It's written by engineers and isn't legal advice."),
      h2("What the rule says"),
      p(
        "The HIPAA Security Rule asks for “an accurate and thorough assessment of the potential risks and vulnerabilities to the confidentiality, integrity, and availability of electronic protected health information” (45 CFR 164.308(a)(1)(ii)(A)). The next line asks for measures that reduce those risks to a reasonable level (B). So there are two documents: the analysis, and the plan that follows from it. Regulators ask for both, and a missing or incomplete analysis is among the failures they cite most often.",
      ),
      p(
        "The rule sets no form, no software and no calendar. It asks you to keep the documentation for six years (164.316(b)(2)) and to look again when something changes: a new record system, a move, a merger, an incident. Once a year and after every change is a sound habit.",
      ),
      p(
        "In January 2025 the Department of Health and Human Services proposed a stricter version with mandatory encryption, multi-factor sign-in and an asset inventory. Check where that stands before you file an item under “addressable”. Every measure in it is sensible today anyway.",
      ),
      h2("Half day 1: where is the information?"),
      p(
        "List every place in which patient information is created, received, kept or sent. Walk through the practice with a clipboard and follow one patient from the first call to the last bill. A practice of 20 people usually finds 25 to 40 places. These are the ones most often missing from the list:",
      ),
      ul(
        "the scanner or copier, which has a disk inside",
        "voicemail, and the texts on the physician's own phone",
        "the ultrasound, the ECG cart and the laptop that came with them",
        "the billing company, the answering service, the shredding company, the cloud fax",
        "the old server that “we only keep for the old records”",
        "the downloads folder of everyone who opens attachments",
      ),
      p(
        "For each place note who can reach it, whether it is encrypted, how it is backed up, and which outside company is involved. For each outside company, find the signed business associate agreement. No agreement is a finding.",
      ),
      h2("Half day 2: what could go wrong?"),
      p(
        "For each place, ask what could make the information leak, be wrong, or be gone when it is needed. Keep to what is plausible: a stolen laptop, a guessed or phished password, ransomware, an employee looking up a neighbor, a fax to the wrong number, a flood, five days without power. In South Florida the last two belong on the list with a high likelihood.",
      ),
      p(
        "Then write what you have in place against it today. Be specific: “Laptops encrypted, checked on August 4, two of nineteen not” is an answer. “We take security seriously” isn't.",
      ),
      h2("Half day 3: how bad, how likely?"),
      p(
        "Rate likelihood and impact from 1 to 3 and multiply. You need no finer scale. Agree on what the numbers mean before you use them, and write that down too.",
      ),
      table(
        ["Finding", "Likelihood", "Impact", "Risk", "What we do, who, by when"],
        ["Email without multi-factor sign-in", "3", "3", "9", "Turn it on for all accounts. IT, 14 days"],
        ["Two unencrypted laptops", "2", "3", "6", "Encrypt or replace. IT, 7 days"],
        [
          "Backup never restored",
          "2",
          "3",
          "6",
          "Restore the schedule and one chart. Manager and IT, 30 days, then monthly",
        ],
        ["Front desk shares one account", "3", "2", "6", "Own accounts with badge sign-in. IT, 60 days"],
        ["No agreement with answering service", "2", "2", "4", "Sign or change the company. Manager, 30 days"],
        ["Screen visible from waiting room", "3", "1", "3", "Turn the desk, add a filter. Front desk, this week"],
      ),
      p(
        "The table is the heart of the assessment, and its last column is the plan. A risk you decide to live with is allowed to stay, if the reason is written next to it and somebody has signed.",
      ),
      h2("Half day 4: write it down, and decide"),
      ol(
        "Describe in one page what you looked at, who took part and when.",
        "Attach the list of places, the table, and the proof you collected: screenshots with dates, exports, photos.",
        "Let the owner of the practice sign the plan. The responsibility can't be handed to the IT company.",
        "Put the dates into a calendar that somebody reads.",
        "Name the security official (164.308(a)(2) requires one). In a small practice it's usually the manager.",
      ),
      p(
        "HHS offers a free tool that walks you through the questions and stores the answers on your own computer: the ",
        link("SRA Tool", "https://www.healthit.gov/topic/privacy-security-and-hipaa/security-risk-assessment-tool"),
        ". Use it if you like forms; a spreadsheet is fine too. The HHS ",
        link(
          "guidance on risk analysis",
          "https://www.hhs.gov/hipaa/for-professionals/security/guidance/guidance-risk-analysis/index.html",
        ),
        " lists what has to be in the result. A finished questionnaire without a plan is half the job.",
      ),
      h2("Two Florida rules that go with it"),
      ul(
        p(
          bold("Notice within 30 days. "),
          "Section 501.171 of the Florida Statutes gives you 30 days to notify people whose personal information was exposed, where HIPAA allows up to 60. If 500 or more Floridians are affected, the Department of Legal Affairs has to be told in the same time. A notice made under HIPAA can count for Florida too; let a lawyer say when, and plan for the shorter clock.",
        ),
        p(
          bold("Records stay in the U.S. or Canada. "),
          "Since July 2023, section 408.051 requires providers that use certified record systems to keep patient information, including what a vendor or a cloud keeps for them, in the continental United States, its territories or Canada. With a license application or renewal the provider attests to it under penalty of perjury. Ask each vendor in writing where the ",
          italic("backups"),
          " are.",
        ),
      ),
      h2("What we find almost everywhere"),
      p(
        "After enough of these, we can name the first five findings before the visit: a former employee with a working account, a copier nobody wiped before returning it, a backup on the same network as what it backs up, medical devices that can reach the front desk, and one shared password on a yellow note. None of them takes a consultant. All of them take an afternoon.",
      ),
      quote(
        "An honest assessment with twelve open findings and dates is worth more in an audit than a perfect score that nobody can explain.",
      ),
      h2("When to ask for help"),
      p(
        "Do the first two half days yourself, since you know the practice. Get help with the measuring: what is patched, what is encrypted, who signed in from where. And get help if you had an incident, if a hospital or insurer has set a deadline, or if the list of devices is longer than a page. A ",
        link("practice in Palm Beach County", "/portfolio/security"),
        " closed 61 findings in 120 days that way. How we work with clinics is on the page about ",
        link("cybersecurity and compliance", "/services/security"),
        ".",
      ),
    ),
    search: {
      title: "HIPAA Risk Assessment for a Small Clinic | {company}",
      description:
        "A HIPAA risk analysis in four half days for practices of 5 to 50 people: what the rule says, a sample table with dates, and two Florida rules to know.",
    },
  },
};
