const wide = matchMedia("(min-width: 1024px)");
const COMPACT_BEYOND_PX = 50;

export const enhanceHeader = () => {
  compactWhenScrolled();
  enhanceMenus();
};

/** Marks the document once it is scrolled; the header's styles do the rest. */
const compactWhenScrolled = () => {
  const mark = () => document.documentElement.toggleAttribute("data-compact", window.scrollY > COMPACT_BEYOND_PX);
  addEventListener("scroll", mark, { passive: true });
  mark();
};

/**
 * What the menus can do beyond plain HTML: submenus that open on hover, focus or click, one at a time, and close on
 * Escape with the focus back on their button; a small-screen menu that stands below the header wherever it is.
 */
const enhanceMenus = () => {
  const menu = document.getElementById("main-menu");
  const toggle = document.querySelector<HTMLElement>(".menu-toggle");
  if (!menu || !toggle) return;
  document.documentElement.dataset.menus = "";
  const items = [...menu.querySelectorAll<HTMLElement>("[data-submenu]")];
  for (const item of items) enhanceSubmenu(item, items);
  menu.addEventListener("beforetoggle", () => placeBelowHeader(menu));
  menu.addEventListener("toggle", (event) =>
    toggle.setAttribute("aria-expanded", String((event as ToggleEvent).newState === "open")),
  );
  menu.addEventListener("click", (event) => {
    if (event.target instanceof Element && event.target.closest("a")) closeMenu(menu);
  });
  wide.addEventListener("change", () => closeMenu(menu));
};

const enhanceSubmenu = (item: HTMLElement, items: HTMLElement[]) => {
  const button = item.querySelector<HTMLElement>(".menu-more");
  if (!button) return;
  item.addEventListener("pointerenter", (event) => {
    if (wide.matches && event.pointerType === "mouse" && !item.dataset.open) open(item, "hover", items);
  });
  item.addEventListener("pointerleave", () => {
    if (item.dataset.open === "hover") close(item);
  });
  item.addEventListener("focusin", () => {
    if (wide.matches && !item.dataset.open) open(item, "focus", items);
  });
  item.addEventListener("focusout", ({ relatedTarget }) => {
    if (wide.matches && !(relatedTarget instanceof Node && item.contains(relatedTarget))) close(item);
  });
  button.addEventListener("click", () => (item.dataset.open === "click" ? close(item) : open(item, "click", items)));
  item.addEventListener("keydown", (event) => {
    if (event.key !== "Escape" || !item.dataset.open) return;
    event.preventDefault();
    button.focus();
    close(item);
  });
};

/** Opens a submenu and remembers what opened it: what hover opened, leaving closes; a click keeps it open. */
const open = (item: HTMLElement, by: string, items: HTMLElement[]) => {
  for (const other of items) if (other !== item) close(other);
  item.dataset.open = by;
  item.querySelector(".menu-more")?.setAttribute("aria-expanded", "true");
};

const close = (item: HTMLElement) => {
  delete item.dataset.open;
  item.querySelector(".menu-more")?.setAttribute("aria-expanded", "false");
};

const closeMenu = (menu: HTMLElement) => {
  if (menu.matches(":popover-open")) menu.hidePopover();
};

const placeBelowHeader = (menu: HTMLElement) => {
  const bar = document.querySelector(".header-bar")?.getBoundingClientRect();
  menu.style.setProperty("--below", `${Math.max(0, bar?.bottom ?? 0)}px`);
};
