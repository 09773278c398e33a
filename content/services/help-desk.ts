import { bold, figure, h3, link, p, rich, ul } from "../writing/rich.ts";
import type { SeedOf } from "../writing/seed-of.ts";

export const helpDesk: SeedOf<"service"> = {
  id: "service-help-desk",
  type: "service",
  data: {
    title: "Help Desk & User Support",
    path: "/services/help-desk",
    card: {
      title: "Help Desk & User Support",
      text: "Call at three in the morning: a person in South Florida answers, in English or Spanish, and can fix it.",
      icon: "help-desk",
    },
    lead: "Your people call one number and a person answers who can see their computer, knows their name and is allowed to fix the problem. Ten in the morning or three in the morning.",
    picture: "service-help-desk",
    sections: [
      {
        heading: "Who picks up",
        body: rich(
          p(
            "Our help desk works in South Florida, on our payroll, in English and Spanish, and on most shifts in Haitian Creole. There's no phone menu before the first hello. On average the phone is answered in under a minute, and the quarterly report shows your own figure.",
          ),
          p(
            "About seven in ten calls are solved while you're still on the line. For the rest you get a name, a time and the next step before you hang up.",
          ),
        ),
      },
      {
        heading: "What people call about",
        body: rich(
          ul(
            p(
              bold("Access: "),
              "locked accounts, new phones for multi-factor sign-in, the shared folder that's gone missing.",
            ),
            p(
              bold("Programs: "),
              "Microsoft 365, Google Workspace, and your own software. We learn the ten questions that come up most and write the answers down with you.",
            ),
            p(bold("Things: "), "printers, docking stations, scanners, conference rooms, the register at lane three."),
            p(
              bold("New hires and departures: "),
              "a new hire is ready to work at nine on day one, and a departing employee's access ends at the minute you name.",
            ),
            p(
              bold("Doubt: "),
              "is this email real? We'd rather take that call twenty times a day than read one ransom note.",
            ),
          ),
        ),
      },
      {
        heading: "How it works",
        body: rich(
          figure("figure-help-desk", "What becomes of ten calls: seven are solved while you're on the line"),
          h3("Call, email, or click"),
          p(
            "There's a phone number, a mailbox, and an icon on every computer that sends us the state of the machine along with the message.",
          ),
          h3("We check who is calling"),
          p(
            "Before we reset a password we call back on a known number or send a code to a known device. Nobody talks our help desk into an account.",
          ),
          h3("We fix, or we escalate with a name"),
          p(
            "If the first person hasn't solved it in 20 minutes, a senior engineer joins the same call. You never explain it twice.",
          ),
          h3("We look for the cause"),
          p("Three tickets about the same thing open a fourth, for us: find out why."),
        ),
      },
      {
        heading: "Seasons, shifts and storms",
        body: rich(
          p(
            "Hotels, restaurants and retailers here have twice the people in February that they have in August. You pay for the people you employ that month, counted on the 15th. Kitchens and warehouses call after midnight, and the same team answers.",
          ),
          p(
            "In the week of a hurricane the desk moves inland in two groups, so that one of them always has power. Your number stays the same.",
          ),
        ),
      },
      {
        heading: "What it isn't, and what it costs",
        body: rich(
          p(
            "The help desk is part of ",
            link("managed services", "/services/managed"),
            ". On its own we offer it to companies with an IT team that wants its evenings back: nights and weekends only, at a lower price per person. We don't support private computers, and we don't take over a help desk without a month of listening first.",
          ),
          p(
            "To find out what it would cost you, bring one month of tickets to the free consultation. If you have none, we can tell you what companies like yours call about.",
          ),
        ),
      },
    ],
    benefits: [
      "A person on the phone, with no menu, in under a minute on average",
      "English and Spanish on every shift",
      "About seven in ten calls solved on the spot",
      "Identity checked before any password is reset",
      "Priced by the people you employ that month",
      "Same number through the storm",
    ],
    search: {
      title: "Bilingual IT Help Desk in South Florida | {company}",
      description:
        "A help desk in South Florida that answers in under a minute on average, in English or Spanish, day and night, and checks who calls before any reset.",
    },
  },
};
