import { Glyph } from "#app/ui/drawings/glyph.tsx";
import type { SettingsView } from "#domain/content/published/site-view.ts";
import { fill } from "#domain/words/fill.ts";
import type { Words } from "#domain/words/words.ts";

type Item = SettingsView["menu"][number];
/** Without a script, CSS opens submenus on hover and focus; `enhance-header.ts` opens them on hover and click. */
export const MainMenu = ({ words, menu, path }: { words: Words; menu: Item[]; path: string }) => (
  <ul className="menu">
    {menu.map((item) => (
      <MenuItem key={item.name + item.path} words={words} item={item} path={path} />
    ))}
  </ul>
);

const MenuItem = ({ words, item, path }: { words: Words; item: Item; path: string }) => {
  const link = (
    <a href={item.path} aria-current={currentOf(path, item, words.paths.home)}>
      {item.name}
    </a>
  );
  if (item.submenu.length === 0) return <li>{link}</li>;
  const id = `submenu-${item.path.replace(/\W+/g, "-")}`;
  return (
    <li data-submenu="">
      {link}
      <button type="button" className="menu-more" aria-expanded="false" aria-controls={id}>
        <span className="visually-hidden">{fill(words.chrome.submenu, { name: item.name })}</span>
        <Glyph name="down" />
      </button>
      <ul id={id} className="submenu tone-white">
        {item.submenu.map((child) => (
          <li key={child.name}>
            <a
              href={child.path}
              aria-current={currentOf(path, child, words.paths.home) === "page" ? "page" : undefined}
            >
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
export const currentOf = (path: string, item: Link, home: string): "page" | "true" | undefined => {
  const here = path === "/" ? path : path.replace(/(?<!\/)\/+$/, "");
  if (item.path === here) return "page";
  if (item.path !== home && here.startsWith(`${item.path}/`)) return "true";
  return item.submenu?.some((child) => child.path === here) ? "true" : undefined;
};
