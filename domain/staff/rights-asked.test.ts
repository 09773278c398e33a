import { expect, test } from "vitest";
import { openSeeded } from "../../tests/seeded.ts";
import { type Actor, NotAllowed } from "./rights.ts";

const modules = import.meta.glob<Record<string, unknown>>("/domain/**/*.server.ts", { eager: true });

/** The parameters of a function as they are written. */
const parametersOf = (source: string): string[] => {
  let depth = 0;
  const parameters = [""];
  for (const sign of source.slice(source.indexOf("("))) {
    if ("([{".includes(sign)) depth += 1;
    if (")]}".includes(sign)) depth -= 1;
    if (depth === 0) break;
    if (sign === "," && depth === 1) parameters.push("");
    else if (depth > 1 || sign !== "(") parameters[parameters.length - 1] += sign;
  }
  return parameters.map((one) => one.trim());
};

type Verb = (deps: object, actor: Actor, ...more: unknown[]) => unknown;

/** Every exported function that is told who asks, but for parts of verbs, which get the transaction of their verb. */
const verbs = Object.entries(modules).flatMap(([file, module]) =>
  Object.entries(module).flatMap(([name, verb]) => {
    if (typeof verb !== "function") return [];
    const [first, second, ...more] = parametersOf(verb.toString());
    const isPart = first === "transaction";
    return second === "actor" && !isPart ? [{ file, name, verb: verb as Verb, first, more }] : [];
  }),
);

/** What a verb that begins with a right never looks at, and what leads the others to a document that is there. */
const given = (revision: string) => {
  const [id, documents] = ["service-cloud", ["service-cloud"]];
  const document = { id, document: id, translation: id, before: { document: id }, documents, ids: documents };
  const drafted = { type: "service", revision, baseRevision: revision, base: revision, data: {} };
  const all: Record<string, unknown> = {
    ...document,
    ...drafted,
    steps: [document],
    date: "2031-01-01",
    time: "09:00",
    verb: "unpublish",
    what: "publish",
  };
  return (parameter: string) => {
    const isFunction = /^\w+ = .*=>/s.test(parameter);
    if (isFunction) return undefined;
    return /^(draft|edit|filter|request|step|\{.*)$/s.test(parameter) ? all : (all[parameter] ?? id);
  };
};

/** Which right the verbs of a room ask for; of a room within a room its own. */
const rooms: [room: string, right: string][] = [
  ["content/", "content"],
  ["content/redirects/", "redirects"],
  ["enquiries/", "enquiries"],
  ["enquiries/mail/", "settings"],
  ["enquiries/submit/", "settings"],
  ["media/", "media"],
  ["staff/activity/", "activity"],
  ["staff/members/", "staff"],
  ["visits/", "visits"],
];
const rightOf = (file: string) => rooms.findLast(([room]) => file.startsWith(`/domain/${room}`))?.[1];

/** The first looks at what a verb has found; of what the others end or take back everybody has their own. */
const WITHOUT_RIGHT = ["placesOf", "signOut", "rememberUndo", "undo"];

test("whoever has no right can do nothing that staff can, and each verb asks for the right of its room", async () => {
  const deps = await openSeeded("SQLite");
  const nobody = { id: "nobody", role: "guest" } as unknown as Actor;
  const document = deps.database.selectFrom("document").select("draft_revision").where("id", "=", "service-cloud");
  const argument = given((await document.executeTakeFirstOrThrow()).draft_revision ?? "");
  const done: string[] = [];
  for (const { file, name, verb, first, more } of verbs) {
    const on = first === "database" ? deps.database : deps;
    const answer = await (async () => verb(on, nobody, ...more.map(argument)))().catch((error: unknown) => error);
    if (answer instanceof NotAllowed)
      expect.soft(answer.message, `${file}: ${name}`).toMatch(new RegExp(` ${rightOf(file)}$`));
    else done.push(name);
  }
  expect(verbs.length).toBeGreaterThan(100);
  expect(done).toEqual(WITHOUT_RIGHT);
});
