import type { SeedOf } from "./writing/seed-of.ts";

const member = (id: string, photo: string, name: string, role: string, description: string): SeedOf<"member"> => ({
  id,
  type: "member",
  data: { name, role, description, photo },
});

/** The five people of the About page, in their order. */
export const members = [
  member(
    "member-1",
    "member-marisol",
    "Marisol V.",
    "Managing Director",
    "Marisol signs every agreement and answers every complaint. She ran IT for a hotel group before she started this company, which is why our contracts say in plain words what happens when something breaks at six on a Friday. When we miss a target, she's the one who calls.",
  ),
  member(
    "member-2",
    "member-desmond",
    "Desmond K.",
    "Head of Network and Infrastructure",
    "Desmond has wired warehouses at PortMiami, clinics in Pembroke Pines and a condo tower with nineteen floors of concrete. He draws the network before anyone buys a switch. In storm season he keeps the list of which client has which generator, and who holds the key to it.",
  ),
  member(
    "member-3",
    "member-priya",
    "Priya N.",
    "Security and Compliance Lead",
    "Priya spent eight years on the auditor's side of the table. She writes risk assessments that a practice manager can read, and answers insurers' questionnaires with evidence attached. Her rule for any control: if nobody can show it working, it doesn't count.",
  ),
  member(
    "member-4",
    "member-tomas",
    "Tomás E.",
    "Cloud and Software Lead",
    "Tomás moves servers out of closets and writes the small programs that let two systems talk. Before a migration he measures what each server really does, and about a third turn out to be twice the size they need to be. He is the person to ask what your cloud bill should be.",
  ),
  member(
    "member-5",
    "member-yanick",
    "Yanick P.",
    "Help Desk Manager",
    "Yanick leads the people who answer the phone, in English, Spanish and Haitian Creole. He sits in on twenty calls a week and follows up on any ticket that was reopened. New hires sit beside him for a month before they take a call alone.",
  ),
];
