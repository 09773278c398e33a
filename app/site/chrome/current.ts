type Item = { path: string; submenu?: { path: string }[] };

/** What `aria-current` says of a link of the menu: the page itself, a section that the page lies in, or nothing. */
export const currentOf = (path: string, item: Item): "page" | "true" | undefined => {
  const here = path === "/" ? path : path.replace(/\/+$/, "");
  if (item.path === here) return "page";
  if (item.path !== "/" && here.startsWith(`${item.path}/`)) return "true";
  return item.submenu?.some((child) => child.path === here) ? "true" : undefined;
};
