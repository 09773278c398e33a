const wide = matchMedia("(min-width: 1024px)");
const COMPACT_BEYOND_PX = 50;

export const enhanceHeader = () => {
  compactWhenScrolled();
  enhanceMenus();
};

const compactWhenScrolled = () => {
  const mark = () => document.documentElement.toggleAttribute("data-compact", window.scrollY > COMPACT_BEYOND_PX);
  addEventListener("scroll", mark, { passive: true });
  mark();
};

/** Submenus open on hover or click, one at a time; Escape closes what is open. */
const enhanceMenus = () => {
  const menu = document.getElementById("main-menu");
  const toggle = document.querySelector<HTMLElement>(".menu-toggle");
  if (!menu || !toggle) return;
  document.documentElement.dataset.menus = "";
  const items = [...menu.querySelectorAll<HTMLElement>("[data-submenu]")];
  for (const item of items) enhanceSubmenu(item, items);
  menu.addEventListener("beforetoggle", (event) => {
    placeBelowHeader(menu);
    coverPage((event as ToggleEvent).newState === "open");
  });
  menu.addEventListener("click", (event) => {
    if (event.target instanceof Element && event.target.closest("a")) closeMenu(menu);
  });
  addEventListener("keydown", (event) => {
    if (event.key !== "Escape") return;
    const shown = items.find((item) => item.dataset.open);
    if (wide.matches && shown) {
      event.preventDefault();
      if (shown.contains(document.activeElement)) shown.querySelector<HTMLElement>(".menu-more")?.focus();
      close(shown);
    } else if (menu.matches(":popover-open")) toggle.focus();
  });
  wide.addEventListener("change", () => closeMenu(menu));
  const placeAgain = () => menu.matches(":popover-open") && placeBelowHeader(menu);
  for (const change of ["resize", "transitionend"]) addEventListener(change, placeAgain);
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
  item.addEventListener("focusout", ({ relatedTarget }) => {
    if (wide.matches && !(relatedTarget instanceof Node && item.contains(relatedTarget))) close(item);
  });
  button.addEventListener("click", () => (item.dataset.open === "click" ? close(item) : open(item, "click", items)));
};

/** A submenu opened by hover closes on leave; one opened by click stays. */
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

/** What lies behind the open menu can't be reached; CSS keeps it from scrolling. */
const coverPage = (covered: boolean) => {
  for (const part of document.querySelectorAll<HTMLElement>(".skip, main, .ask, .footer")) part.inert = covered;
};

const placeBelowHeader = (menu: HTMLElement) => {
  const bar = document.querySelector(".header-bar")?.getBoundingClientRect();
  menu.style.setProperty("--below", `${Math.max(0, bar?.bottom ?? 0)}px`);
};
