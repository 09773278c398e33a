import { bold, h2, italic, link, ol, p, quote, rich, table, ul } from "../writing/rich.ts";
import type { SeedOf } from "../writing/seed-of.ts";

export const hurricane: SeedOf<"post"> = {
  id: "post-hurricane",
  type: "post",
  data: {
    title: "An IT checklist for hurricane season in South Florida",
    path: "/blog/hurricane-season-it-checklist",
    summary:
      "What to check in May, what to do 72, 48 and 24 hours before the wind, and in which order to switch things on again. Written to be printed and checked off.",
    picture: "post-hurricane",
    writtenBy: ["member-2"],
    tags: ["Hurricane season", "Checklists"],
    publishedOn: "2026-05-12",
    body: rich(
      p(
        "The Atlantic hurricane season runs from June 1 to November 30 and peaks around September 10. Most of what saves a company in it costs little and takes a quiet afternoon, as long as the afternoon is in May. Two days before a storm your people are putting up shutters at home and every electrician in the county is busy.",
      ),
      p(
        "This is the list we work through with our clients. It assumes an office of 10 to 200 people with some equipment of its own. Print it, cross out what doesn't apply, and write a name behind every line that is left.",
      ),
      h2("In May: what takes weeks"),
      ul(
        p(
          bold("Know your zone. "),
          "Look up the evacuation zone of each location at ",
          link("floridadisaster.org/knowyourzone", "https://www.floridadisaster.org/knowyourzone"),
          ". Zones are about storm surge and are lettered A to F, with A leaving first. If your office is told to go, the equipment stays and you don't.",
        ),
        p(
          bold("Measure how high your equipment stands. "),
          "Note the lowest device in every room: the server, but also the battery on the floor and the power strip behind the desk. Anything below knee height on a ground floor moves up now.",
        ),
        p(
          bold("Restore something. "),
          "A backup is a hope until you have restored from it. Pick a server and a mailbox, restore them elsewhere, and write down how long it took. Check that one copy is outside Florida and that one can't be deleted with the passwords of an administrator.",
        ),
        p(
          bold("Test the batteries. "),
          "A UPS battery lasts three to five years, and less in a warm closet. Pull the plug on a Sunday and time it. You need long enough for a clean shutdown, which for a virtual server host is often 15 to 20 minutes.",
        ),
        p(
          bold("Test the generator with the computers on it. "),
          "Many generators have only ever been run empty. Ask who refuels it, from where, and how many hours a tank lasts.",
        ),
        p(
          bold("Try the second internet connection. "),
          "Unplug the first one during the working day. If the second comes in on the same pole or the same cable cabinet, it isn't a second one. A cellular or satellite connection fails for different reasons than a cable, and that's the point.",
        ),
        p(
          bold("Photograph everything. "),
          "Racks, serial numbers, the office from each corner. Keep the pictures and the insurance policy somewhere you can reach with a phone. Read the deductible: for wind it's often a percentage of the insured value.",
        ),
      ),
      h2("Three decisions to write on one page"),
      ol(
        p(
          bold("Who decides, and who if that person is on a plane. "),
          "Someone has to say “we close at noon” without calling a meeting.",
        ),
        p(
          bold("What has to run, and what may wait. "),
          "For most offices it's the phones, email and one program. For each, name where it runs if the office is dark for five days.",
        ),
        p(
          bold("How you reach each other. "),
          "Personal cell numbers and a second contact outside Florida, on paper. A group chat works until the battery dies. Text messages get through where calls don't.",
        ),
      ),
      p(
        "Then hold one rehearsal: a morning on which everyone works from somewhere else. You'll find the person whose files are on the desktop, the program that only opens in the office, and the sign-in code that is sent to the office phone.",
      ),
      h2("When a storm has a name"),
      p(
        "The National Hurricane Center publishes an advisory every six hours at ",
        link("nhc.noaa.gov", "https://www.nhc.noaa.gov"),
        ", more often when watches are up. A hurricane ",
        italic("watch"),
        " is issued 48 hours before tropical-storm-force winds are expected, a ",
        italic("warning"),
        " 36 hours before. The cone shows where the center may go and says nothing about how wide the storm is. Count your hours back from the arrival of tropical-storm-force wind at your address, because that is when people have to be off the road.",
      ),
      table(
        ["Before the wind", "Do this", "Done when"],
        [
          "72 hours",
          "Read the page with the three decisions. Charge and hand out laptops. Order fuel. Stop all changes to systems.",
          "Everyone has what they need to work elsewhere",
        ],
        [
          "48 hours",
          "Run an extra backup and check that it arrived out of state. Send everybody a copy of the contact list. Move computers off the floor and away from windows.",
          "The backup report is green and dated today",
        ],
        [
          "36 hours",
          "Forward the main phone number. Put a notice on the website and in the voicemail greeting, with the date of the next update.",
          "A call from a cell phone reaches the right person",
        ],
        [
          "24 hours",
          "Shut down what isn't needed. Unplug computers, screens and printers from power and from the network. Cover what can't be moved.",
          "Photos of every room are in the shared folder",
        ],
        [
          "12 hours",
          "Shut down servers in order: applications, databases, hosts, storage, then the batteries. Leave the firewall and modem on if they can run on battery.",
          "The last person has left and said so",
        ],
      ),
      p(
        "Unplugging from the network matters as much as from power. Surges arrive by the coaxial line and by long Ethernet runs between buildings, and a good power strip does nothing about those.",
      ),
      h2("While it passes"),
      p(
        "Nobody goes in to save a computer. If your systems are in the cloud, they are running, and the question is whether your people can reach them. Cell towers have batteries for some hours, and the network gets crowded. Text, keep calls short, and keep one phone per household switched off to save it.",
      ),
      h2("Afterward: what to switch on first"),
      p(
        "More equipment dies on the day after than in the storm, because power comes back in pieces and people are in a hurry.",
      ),
      ol(
        "Wait for permission to return, and look at the building before you look at the rack. Water, gas and loose ceilings come first.",
        "Nothing that was wet is switched on, dried or not. Put it aside, photograph it, tell the insurer. A data recovery firm can do more with a wet disk than with one that was powered while wet.",
        "Wait until power has been steady for an hour. Leave everything unplugged until then.",
        "Internet connection and firewall first, then switches, storage, hosts, databases, applications. Wait for each to be healthy.",
        "Check the date of the last backup, start one, and look at the logs for sign-ins you don't recognize. Fraud peaks after storms: fake contractors, fake relief forms, changed bank details. Call back before you pay.",
        "Keep the second internet connection until the first has been stable for two days.",
      ),
      quote(
        "Write down what went wrong while you're still annoyed about it. The list you make in that week is worth more than this one.",
      ),
      h2("If you only have one hour"),
      p(
        "Restore one file from the backup, find out where the copy outside Florida is, put your people's personal numbers on paper, and move the power strip off the floor. That hour covers the four failures we see most.",
      ),
      p(
        "Clients of our ",
        link("managed services", "/services/managed"),
        " get this as a storm sheet with names and times filled in, and a call from us 72 hours out. If you would like a second pair of eyes on yours, ",
        link("send it to us", "/contact"),
        " before June, and we'll mark what is missing.",
      ),
    ),
    search: {
      title: "Hurricane IT Checklist for South Florida | {company}",
      description:
        "What to check in May, what to do 72, 48 and 24 hours before the wind, and how to switch systems back on safely. A printable list for offices and clinics.",
    },
  },
};
