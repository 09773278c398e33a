import { expect, test } from "vitest";
import type { DataOf } from "../document-types.ts";
import { homeWith, noPlace, settingsWith, standsIn } from "./place.ts";

type Home = DataOf<"page">;

const service = {
  id: "voip",
  language: "en" as const,
  name: "Phones",
  path: "/services/phones",
  was: ["/services/voip", "/services/phones"],
};

const link = (path: string, name = "A link") => ({ name, path });

const settings = (changes: object = {}) =>
  ({
    menu: [{ ...link("/services", "Services"), submenu: [link("/services/cloud")] }],
    footer: { services: [], quickLinks: [], legal: [] },
    form: { services: [] },
    ...changes,
  }) as unknown as DataOf<"settings">;

const grid = (hidden: boolean, ...services: string[]) => ({ type: "service-grid", id: "g", hidden, services });
const home = (...blocks: object[]) => ({ blocks }) as unknown as Home;
const gridsOf = ({ blocks }: Home) => blocks.map((block) => ("services" in block ? block.services : null));

test("there is a place where the site has one: a menu entry for services, and cards on the home page that are picked", () => {
  expect(noPlace("menu", "en", settings(), null)).toBeNull();
  expect(noPlace("menu", "en", settings({ menu: [] }), null)).toBe(
    "The main menu has no entry that leads to /services",
  );
  expect([noPlace("footer", "en", settings(), null), noPlace("form", "en", settings(), null)]).toEqual([null, null]);
  const none = "The home page shows no service cards";
  const all = "The home page shows all services that are listed";
  const reasons = [null, home(), home(grid(true, "cloud")), home(grid(false)), home(grid(false), grid(false, "cloud"))];
  expect(reasons.map((one) => noPlace("home", "en", settings(), one))).toEqual([none, none, none, all, null]);
});

test("links keep what stands behind their address, and a name that is too long for a menu is cut", () => {
  const menu = [{ ...link("/services", "Services"), submenu: [link("/services/voip?from=menu#prices")] }];
  const footer = { services: [link("/services/voip#team")], quickLinks: [], legal: [link("/services/voips")] };
  const after = settingsWith(settings({ menu, footer }), service, {});
  expect(after.menu[0]?.submenu).toEqual([link("/services/phones?from=menu#prices")]);
  expect(after.footer).toMatchObject({ services: [link("/services/phones#team")], legal: [link("/services/voips")] });
  const long = { ...service, name: `${"Telephone".repeat(4)} and more words` };
  const added = settingsWith(settings(), long, { menu: true }).menu[0]?.submenu.at(-1);
  expect(added).toEqual({ name: `${"Telephone".repeat(4)} and`, path: "/services/phones" });
});

test("hidden cards are no place: a service does not stand there, and is added to the first that are shown", () => {
  const before = home(grid(true, "voip", "cloud"), { type: "team" }, grid(false, "cloud"), grid(false, "cloud"));
  expect(standsIn("home", service, settings(), before)).toBe(false);
  const after = homeWith(before, service, true);
  expect(gridsOf(after)).toEqual([["voip", "cloud"], null, ["cloud", "voip"], ["cloud"]]);
  expect(homeWith(after, service, true)).toEqual(after);
  const without = homeWith(after, service, false);
  expect(gridsOf(without)).toEqual([["cloud"], null, ["cloud"], ["cloud"]]);
  expect(
    without.blocks.map(({ hidden }) => hidden),
    "what is hidden stays so",
  ).toEqual([true, undefined, false, false]);
  expect(standsIn("home", service, settings(), null)).toBe(false);
});

test("cards that show all stay so: a service is added to those that are picked, which are hidden with their last one", () => {
  const before = home(grid(false), grid(false, "cloud"));
  const after = homeWith(before, service, true);
  expect(gridsOf(after)).toEqual([[], ["cloud", "voip"]]);
  const last = homeWith(home(grid(false), grid(false, "voip")), service, false);
  expect(last.blocks).toEqual([grid(false), grid(true)]);
});
