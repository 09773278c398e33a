import { position } from "./writing/position.ts";

/** The three jobs that are open. */
export const positions = [
  position("senior-software-engineer", {
    title: "Senior Software Engineer",
    department: "Engineering",
    location: "Miami, FL (Hybrid)",
    workplace: "hybrid",
    employment: "full time",
    pay: { from: 135_000, to: 165_000, per: "year" },
    postedOn: "2026-10-05",
    description:
      "You write the software that clients can't buy: the link between a freight system and a warehouse scanner, the portal in which a clinic's patients fill out their forms, the report that replaces a forty-tab spreadsheet.\n\nYou talk to the people who will use it, agree on a fixed price with the account manager, build it in TypeScript or C# with tests, and look after it for the first year. You spend two days a week in the Miami office or with a client; the rest is up to you.\n\nYou bring ten years of this work, and the habit of writing things down. Spanish helps with half of our clients.",
    tasks: [
      "Sit with the people who'll use it for a day before you write a line",
      "Put a fixed price on a small piece of work, and keep it",
      "Build the piece with tests, and put it live during office hours",
      "Answer for it yourself in the first year: no handoff to a queue",
    ],
    requirements: [
      "Ten years of building and running business software",
      "TypeScript or C#, and SQL on tables that other people designed",
      "Something you took out of a product, and the reason",
      "A driver's license, since clients have offices",
    ],
    search: {
      title: "Senior Software Engineer in Miami, FL | {company}",
      description:
        "Hybrid job in Miami for a senior software engineer: small business systems in TypeScript or C#, fixed prices, $135,000 to $165,000 a year and benefits.",
    },
  }),
  position("devops-engineer", {
    title: "DevOps Engineer",
    department: "Infrastructure",
    location: "Remote",
    workplace: "remote",
    employment: "full time",
    pay: { from: 125_000, to: 150_000, per: "year" },
    postedOn: "2026-10-19",
    description:
      "You run the platform underneath our clients' systems: monitoring for some 20,000 devices, backup and restore tests, patch rings, and the cloud accounts of companies that moved out of their server closets.\n\nEverything is code in one repository: Terraform, Ansible, GitHub Actions. Your first project is the monthly restore test. Starting one and writing up its result takes an engineer about ten minutes per client; it should take none.\n\nYou bring ten years of keeping servers up, and calm on an incident call. You work from anywhere in the United States in Eastern time. On-call is one week in six, paid, with the next day off after a broken night.",
    tasks: [
      "Make the monthly restore test run, and report, by itself",
      "Keep monitoring quiet: an alert that nobody acts on gets removed",
      "Roll patches out in rings, the first of which is our own office",
      "Write the page that the next person on call reads at four in the morning",
    ],
    requirements: [
      "Ten years with Linux and Windows servers that people depend on",
      "One of the large clouds in depth, its bill included",
      "Terraform and Ansible, or proof that you learn such tools in a month",
      "A quiet place to work, in Eastern time",
    ],
    search: {
      title: "DevOps Engineer, Remote in the U.S. | {company}",
      description:
        "Remote job for a DevOps engineer in Eastern time: monitoring, restore tests, patch rings and cloud accounts, paid on-call, $125,000 to $150,000 a year.",
    },
  }),
  position("it-support-specialist", {
    title: "IT Support Specialist",
    department: "Technical Support",
    location: "Miami, FL",
    workplace: "on site",
    employment: "full time",
    pay: { from: 26, to: 32, per: "hour" },
    postedOn: "2026-11-02",
    description:
      "You are the voice people hear when something doesn't work, and one of the faces they see when it needs hands: printers before payroll, a laptop left in an airport, a doctor who can't sign in with a patient in the room.\n\nYou start with a month beside our help desk manager, then take calls with a senior engineer one desk away. After a year you choose a direction: network, security, cloud, or staying with people.\n\nYou bring patience, in English and in Spanish. Shifts include one weekend a month.",
    tasks: [
      "Take calls in English and Spanish, and own each one until the caller says it's solved",
      "Visit clients between Miami and West Palm Beach when hands are needed",
      "Write down what fixed it, so that the next person finds it",
      "Set up new hires: laptop, accounts, a first day without a phone call",
    ],
    requirements: [
      "Two years in a support role, or a stubborn streak you can prove",
      "Fluent English and Spanish; Haitian Creole is a plus",
      "A driver's license",
      "Patience on the fifth call about the same printer",
    ],
    search: {
      title: "IT Support Specialist in Miami, FL | {company}",
      description:
        "Job in Miami for a bilingual IT support specialist: help desk calls and visits, a month of training beside the manager, $26 to $32 an hour and benefits.",
    },
  }),
];
