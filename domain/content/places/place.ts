import { keysOf } from "../../keys-of.ts";
import { collectionOf, type Language } from "../../languages.ts";
import { withoutRest } from "../../link-path.ts";
import type { DataOf } from "../document-types.ts";

/** Where a service can stand beside its own page. The last is a block of the home page, the others are in Settings. */
export const placeNames = {
  menu: "Main menu, under Services",
  footer: "Footer",
  form: "Contact form",
  home: "Home page, service cards",
} as const;

export type Place = keyof typeof placeNames;

export const allPlaces = keysOf(placeNames);

/** `was` are the addresses under which it may be listed: its live one and the new one. */
export type ListedService = { id: string; language: Language; name: string; path: string; was: readonly string[] };

export type Wanted = Partial<Record<Place, boolean>>;

type Settings = DataOf<"settings">;
type Home = DataOf<"page">;
type Link = { path: string };

/** What a link of menu and footer takes. */
const LONGEST_NAME = 40;

const leadsTo =
  ({ was }: ListedService) =>
  ({ path }: Link): boolean =>
    was.includes(withoutRest(path));

const gridsOf = ({ blocks }: Home) => blocks.flatMap((block) => (isGrid(block) ? [block] : []));

const isGrid = (block: Home["blocks"][number]) => block.type === "service-grid" && !block.hidden;

export const standsIn = (place: Place, service: ListedService, settings: Settings, home: Home | null): boolean => {
  const isLink = leadsTo(service);
  switch (place) {
    case "menu":
      return settings.menu.some((link) => isLink(link) || link.submenu.some(isLink));
    case "footer":
      return Object.values(settings.footer).flat().some(isLink);
    case "form":
      return settings.form.services.some((option) => option.service.includes(service.id));
    case "home":
      return home ? gridsOf(home).some((grid) => "services" in grid && grid.services.includes(service.id)) : false;
  }
};

/** Why there is no such place on this site; null where there is. */
export const noPlace = (place: Place, language: Language, settings: Settings, home: Home | null): string | null => {
  const { path: all } = collectionOf("service", language);
  if (place === "menu" && !settings.menu.some(({ path }) => path === all))
    return `The main menu has no entry that leads to ${all}`;
  if (place !== "home") return null;
  const grids = home ? gridsOf(home) : [];
  if (grids.length === 0) return "The home page shows no service cards";
  if (grids.some((grid) => "services" in grid && grid.services.length > 0)) return null;
  return "The home page shows all services that are listed";
};

/** Settings with the service where it is wanted and not where it is not; what is not said stays, with its new address. */
export const settingsWith = (settings: Settings, service: ListedService, wanted: Wanted): Settings => {
  const isLink = leadsTo(service);
  const link = { name: service.name.slice(0, LONGEST_NAME).trim(), path: service.path };
  const kept = <T extends Link>(links: T[], isWanted: boolean | undefined): T[] =>
    links.filter((one) => isWanted !== false || !isLink(one)).map((one) => (isLink(one) ? moved(one, service) : one));
  const add = (place: Place) => wanted[place] === true && !standsIn(place, service, settings, null);
  const { services, quickLinks, legal } = settings.footer;
  const submenuOf = (entry: Settings["menu"][number]) => kept(entry.submenu, wanted.menu);
  const options = settings.form.services.filter((one) => wanted.form !== false || !one.service.includes(service.id));
  const afterLast = options.findLastIndex((one) => one.service.length > 0) + 1;
  return {
    ...settings,
    menu: kept(settings.menu, wanted.menu).map((entry) => ({
      ...entry,
      submenu:
        add("menu") && entry.path === collectionOf("service", service.language).path
          ? [...submenuOf(entry), link]
          : submenuOf(entry),
    })),
    footer: {
      services: add("footer") ? [...kept(services, wanted.footer), link] : kept(services, wanted.footer),
      quickLinks: kept(quickLinks, wanted.footer),
      legal: kept(legal, wanted.footer),
    },
    form: {
      services: add("form")
        ? options.toSpliced(afterLast, 0, { name: service.name, word: "", receiver: "", service: [service.id] })
        : options,
    },
  };
};

const moved = <T extends Link>(link: T, { path }: ListedService): T => ({
  ...link,
  path: link.path.replace(/^[^?#]*/, path),
});

/** The home page with the service on the first of its service cards that are picked, or on none of them. Cards without a pick show all services. */
export const homeWith = (home: Home, { id }: ListedService, wanted: boolean): Home => {
  const first = gridsOf(home).find((grid) => "services" in grid && grid.services.length > 0);
  return {
    ...home,
    blocks: home.blocks.map((block) => {
      if (block.type !== "service-grid" || block.services.includes(id) === wanted) return block;
      if (wanted) return block === first ? { ...block, services: [...block.services, id] } : block;
      const services = block.services.filter((other) => other !== id);
      return { ...block, services, hidden: block.hidden || services.length === 0 };
    }),
  };
};
