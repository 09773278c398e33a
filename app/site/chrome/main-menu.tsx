import { Glyph } from "#app/ui/glyph.tsx";
import type { SettingsView } from "#domain/content/published/site-view.ts";

type Item = SettingsView["menu"][number];
/** Without a script, CSS opens submenus on hover and focus; `enhance-header.ts` opens them on hover and click. */
export const MainMenu = ({ menu, path }: { menu: Item[]; path: string }) => (
  <ul className="menu">
    {menu.map((item) => (
      <MenuItem key={item.name + item.path} item={item} path={path} />
    ))}
  </ul>
);

const MenuItem = ({ item, path }: { item: Item; path: string }) => {
  const link = (
    <a href={item.path} aria-current={currentOf(path, item)}>
      {item.name}
    </a>
  );
  if (item.submenu.length === 0) return <li>{link}</li>;
  const id = `submenu-${item.path.replace(/\W+/g, "-")}`;
  return (
    <li data-submenu="">
      {link}
      <button type="button" className="menu-more" aria-expanded="false" aria-controls={id}>
        <span className="visually-hidden">{`${item.name} submenu`}</span>
        <Glyph name="down" />
      </button>
      <ul id={id} className="submenu tone-white">
        {item.submenu.map((child) => (
          <li key={child.name}>
            <a href={child.path} aria-current={currentOf(path, child) === "page" ? "page" : undefined}>
              {child.name}
            </a>
          </li>
        ))}
      </ul>
    </li>
  );
};

type Link = { path: string; submenu?: { path: string }[] };

/** `page` for the open page, `true` for the section that it belongs to. */
export const currentOf = (path: string, item: Link): "page" | "true" | undefined => {
  const here = path === "/" ? path : path.replace(/(?<!\/)\/+$/, "");
  if (item.path === here) return "page";
  if (item.path !== "/" && here.startsWith(`${item.path}/`)) return "true";
  return item.submenu?.some((child) => child.path === here) ? "true" : undefined;
};
