import { p, rich } from "../writing/rich.ts";
import type { SeedOf } from "../writing/seed-of.ts";

export const healthcare: SeedOf<"project"> = {
  id: "project-healthcare",
  type: "project",
  data: {
    title: "Healthcare IT Transformation",
    path: "/portfolio/healthcare",
    category: "Infrastructure",
    client: "A group of five family clinics in Broward County",
    summary:
      "Five clinics with five ways of working became one: one sign-in, one network, one record. A doctor now reaches the chart in 18 seconds where it used to take a minute.",
    picture: "project-healthcare",
    overview: rich(
      p(
        "Two physicians had built a group of five family clinics between Hollywood and Coral Springs by taking over practices that came up for sale. Each had kept its own computers, its own phone system and its own idea of a password. Ninety people worked there, and about a dozen of them moved between clinics every week.",
      ),
      p(
        "The group had bought a hosted electronic health record and wanted all five clinics on it before flu season. The vendor's consultant looked at the workstations and advised against it. That was the day they called us: 14 weeks before go-live.",
      ),
    ),
    challenges: rich(
      p(
        "We timed 40 sign-ins. From sitting down to seeing a chart took 62 seconds on average, and staff did it 30 times a day. To avoid it, people stayed signed in and shared a session, which made the access log worthless and was the first thing an auditor would find.",
      ),
      p(
        "Each clinic had one internet connection, and a slow one. Two had Wi-Fi routers from an electronics store. A third of the 118 workstations ran a version of Windows without security updates, and no disk was encrypted. Front desks printed every intake form, typed it in, and shredded it.",
      ),
      p("None of the clinics could close for a day. The work had to happen around patients."),
    ),
    solution: rich(
      p(
        "We began with identity. Every person got one account for everything and a badge to tap on a reader at each workstation. The session follows the badge from room to room, so nobody has a reason to share one. The log now says who opened which record.",
      ),
      p(
        "Then the groundwork: two internet connections per clinic, a separate network for medical devices, Wi-Fi planned from a survey, and 74 replaced workstations, all encrypted and managed from one place. We did one clinic every two weeks, between Friday evening and Sunday night, beginning with the smallest.",
      ),
      p(
        "Patients now fill out their forms on their own phones or on a tablet, in English, Spanish or Haitian Creole, and the answers go into the record. Before each go-live, a nurse and a receptionist from the clinic worked a mock morning on the new system. Whatever they stumbled over was changed before the weekend.",
      ),
    ),
    results: [
      { figure: "71%", text: "less time to sign in and reach a chart: 18 seconds, down from 62" },
      { figure: "54%", text: "fewer support tickets per person six months after the last clinic moved" },
      { figure: "83%", text: "less paper printed at the five front desks" },
      { figure: "100%", text: "of workstations encrypted, patched and assigned to a named user at every moment" },
    ],
    related: ["project-security", "project-network"],
    search: {
      title: "Case Study: IT for Five Broward Clinics | {company}",
      description:
        "How five family clinics got one sign-in, one network and one patient record in 14 weeks without closing for a day, and cut sign-in time by 71 percent.",
    },
  },
};
