import { expect, test } from "vitest";
import { commandsFor, fits } from "./commands.ts";
import { describeHit } from "./use-hits.ts";

const member = (role: "admin" | "editor") => ({ id: "a", name: "Ada", email: "ada@example.org", role });

const found = (typed: string, role: "admin" | "editor" = "admin", at = "/cms/edit/page-home") => {
  const { screens, actions } = commandsFor(member(role), at);
  return [...screens, ...actions].filter((command) => fits(command, typed)).map(({ name }) => name);
};

test.each([
  ["accent", ["Settings: colors"]],
  ["doctor", ["Settings: mail"]],
  ["mail qu", ["Settings: mail"]],
  ["add user", ["Invite somebody"]],
  ["Add Article", ["New post"]],
  ["csv", ["Import redirects", "Export redirects", "Export enquiries"]],
  ["ses", ["Account", "Settings: mail", "Send a test email"]],
  ["visitors", ["View Site"]],
  ["sign out", ["Log out"]],
  ["look", ["Preview this document"]],
  ["versions", ["History of this document"]],
  ["copy", ["Duplicate this document"]],
  ["inbox", ["Enquiries"]],
  ["404", ["Redirects"]],
  ["images", ["Media"]],
  ["out side", []],
])("who types “%s” finds it, whatever it is called", (typed, names) => {
  expect(found(typed).toSorted()).toEqual(names.toSorted());
});

test("nobody is offered what their role may not do", () => {
  for (const typed of ["accent", "add user", "csv", "404", "ses doctor"])
    expect(found(typed, "editor").filter((name) => name !== "Export enquiries")).toEqual([]);
  expect(found("inbox", "editor")).toEqual(["Enquiries"]);
});

test("what can be done with a document is offered where one is open, and not with what there is one of", () => {
  expect(found("copy", "admin", "/cms/pages")).toEqual([]);
  expect(found("copy", "admin", "/cms/edit/settings/history")).toEqual([]);
  const { actions } = commandsFor(member("editor"), "/cms/edit/member-1/history");
  expect(actions.slice(0, 3)).toMatchObject([
    { open: "/preview/member-1" },
    { to: "/cms/edit/member-1/history" },
    { post: "/cms/edit/member-1/duplicate" },
  ]);
});

test.each([
  ["picture", "/cms/media/a-1", "/cms/media/trash"],
  ["file", "/cms/media/a-1", "/cms/media/trash"],
  ["enquiry", "/cms/enquiries/a-1", "/cms/enquiries/a-1"],
  ["service", "/cms/edit/a-1", "/cms/services?status=trash&q=Back+ups"],
  ["settings", "/cms/settings", "/cms/settings?status=trash&q=Back+ups"],
] as const)("a %s that is found leads to its screen, one in the trash to where it is taken back", (kind, to, away) => {
  const hit = { kind, id: "a-1", title: "Back ups", note: "", live: true, trashed: false, excerpt: null };
  expect([describeHit(hit).to, describeHit({ ...hit, trashed: true }).to]).toEqual([to, away]);
});

test("a hit of another language opens in it, in the trash too", () => {
  const hit = { id: "settings-es", title: "Ajustes", note: "", live: true, trashed: false, excerpt: null };
  expect(describeHit({ ...hit, kind: "settings", language: "es" })).toMatchObject({
    name: "Settings, Español",
    to: "/cms/settings?language=es",
  });
  const trashed = { ...hit, id: "post-es", kind: "post", language: "es", trashed: true } as const;
  expect(describeHit(trashed).to).toBe("/cms/blog?status=trash&q=Ajustes&language=es");
});
