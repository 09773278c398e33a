import { lazy, Suspense, useEffect, useState } from "react";
import type { Member } from "#domain/staff/member.ts";
import { Icon } from "../parts/icon.tsx";

export const Topbar = ({ member }: { member: Member }) => (
  <header className="topbar">
    <button type="button" className="btn btn-icon btn-quiet topbar-menu" popoverTarget="nav" aria-label="Open menu">
      <Icon name="menu" />
    </button>
    <p className="topbar-title">Admin Dashboard</p>
    <PaletteButton member={member} />
    <a className="btn topbar-site" href="/" target="_blank" rel="noopener">
      <span>View Site</span>
      <span className="visually-hidden"> (opens in a new tab)</span>
      <Icon name="external" />
    </a>
  </header>
);

const load = () => import("../palette/palette.tsx");
const Palette = lazy(() => load().then(({ Palette }) => ({ default: Palette })));

const PaletteButton = ({ member }: { member: Member }) => {
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== "k" || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey)
        return;
      event.preventDefault();
      setOpen(true);
    };
    window.addEventListener("keydown", onKey);
    return () => window.removeEventListener("keydown", onKey);
  }, []);
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
          Ctrl K
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
