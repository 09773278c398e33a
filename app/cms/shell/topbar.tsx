import type { Member } from "#domain/staff/member.ts";
import { PaletteButton } from "../palette/palette-button.tsx";
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
