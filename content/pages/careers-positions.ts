import type { SeedOf } from "../writing/seed-of.ts";

type Block = SeedOf<"page">["data"]["blocks"][number];
type Position = Extract<Block, { type: "open-positions" }>["positions"][number];

/** The three jobs that are open. */
export const positions: Position[] = [
  {
    title: "Senior Software Engineer",
    department: "Engineering",
    location: "Miami, FL (Hybrid)",
    workplace: "hybrid",
    postedOn: "2026-10-05",
    description:
      "You write the software that clients can't buy: the link between a freight system and a warehouse scanner, the portal in which a clinic's patients fill in their forms, the report that replaces a forty-tab spreadsheet.\n\nYou talk to the people who will use it, agree on a fixed price with your account manager, build it in TypeScript or C# with tests, and look after it for the first year. You spend two days a week in the Miami office or with a client; the rest is up to you.\n\nYou bring at least ten years of building and running business software, SQL you aren't afraid of, and the habit of writing things down. Spanish helps with half of our clients.",
  },
  {
    title: "DevOps Engineer",
    department: "Infrastructure",
    location: "Remote",
    workplace: "remote",
    postedOn: "2026-10-19",
    description:
      "You run the platform underneath our clients' systems: monitoring for some 20,000 devices, backup and restore tests, patch rings, and the cloud accounts of companies that moved out of their server closets.\n\nEverything is code in one repository: Terraform, Ansible, GitHub Actions. Your first project is the monthly restore test. Starting one and writing up its result takes an engineer about ten minutes per client; it should take none.\n\nYou bring ten years with Linux and Windows servers, one of the large clouds in depth, and calm on an incident call. You work from anywhere in the United States in Eastern time. On-call is one week in six, paid, with the next day off after a broken night.",
  },
  {
    title: "IT Support Specialist",
    department: "Technical Support",
    location: "Miami, FL",
    workplace: "on site",
    postedOn: "2026-11-02",
    description:
      "You are the voice people hear when something doesn't work, and one of the faces they see when it needs hands: printers before payroll, a laptop left in an airport, a doctor who can't sign in with a patient in the room.\n\nYou start with a month beside our help desk manager, then take calls with a senior engineer one desk away. After a year you choose a direction: network, security, cloud, or staying with people.\n\nYou bring two years in a support role, or proof that you're stubborn about finding the cause, fluent English and Spanish (Haitian Creole is a plus), a driver's license, and patience on the fifth call about the same printer. Shifts include one weekend a month.",
  },
];
