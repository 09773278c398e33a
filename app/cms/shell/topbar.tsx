import { lazy, Suspense, useState } from "react";
import { useLocation } from "react-router";
import type { Member } from "#domain/staff/member.ts";
import { type Screen, screens } from "../palette/screens.ts";
import { Icon } from "../parts/icon/icon.tsx";
import { isCommand, useKeyNames, useScreenKeys } from "../parts/keys.ts";

export const Topbar = ({ member }: { member: Member }) => (
  <header className="topbar">
    <button type="button" className="btn btn-icon btn-quiet topbar-menu" popoverTarget="nav" aria-label="Open menu">
      <Icon name="menu" />
    </button>
    <ScreenName />
    <PaletteButton member={member} />
    <a className="btn topbar-site" href="/" target="_blank" rel="noopener">
      <span>View Site</span>
      <span className="visually-hidden"> (opens in a new tab)</span>
      <Icon name="external" />
    </a>
  </header>
);

const all: Pick<Screen, "to" | "name">[] = [
  { to: "/cms/titles", name: "Titles & descriptions" },
  ...Object.values(screens).flat(),
];

/** Phones have room for one title: that of the screen. */
const ScreenName = () => {
  const { pathname } = useLocation();
  const name = all.find(({ to }) => pathname === to || pathname.startsWith(`${to}/`))?.name;
  return (
    <p className="topbar-title">
      <span className="topbar-area">Admin Dashboard</span>
      <span className="topbar-screen cut">{name ?? (pathname.startsWith("/cms/edit/") ? "Editor" : "")}</span>
    </p>
  );
};

const load = () => import("../palette/palette.tsx");
const Palette = lazy(() => load().then(({ Palette }) => ({ default: Palette })));

const PaletteButton = ({ member }: { member: Member }) => {
  const [isOpen, setOpen] = useState(false);
  const names = useKeyNames();
  useScreenKeys((event) => {
    // In a text the keys make a link; it has taken them then.
    if (event.defaultPrevented || !isCommand(event, "k")) return;
    event.preventDefault();
    setOpen(true);
  });
  return (
    <>
      <button
        type="button"
        className="topbar-find"
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K"
        onPointerEnter={() => void load()}
        onClick={() => setOpen(true)}
      >
        <Icon name="search" />
        <span className="topbar-find-text">Search or jump to…</span>
        <span className="key" aria-hidden="true">
          {names("Mod K")}
        </span>
      </button>
      {isOpen && (
        <Suspense>
          <Palette member={member} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
};
