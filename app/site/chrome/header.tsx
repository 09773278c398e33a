import { ButtonLink } from "#app/ui/button.tsx";
import { MailLink, PhoneLink } from "#app/ui/contact-links.tsx";
import { Glyph } from "#app/ui/glyph.tsx";
import type { SettingsView } from "#domain/content/published/site-view.ts";
import type { PictureView } from "#domain/media/picture.ts";
import { Logo } from "./logo.tsx";
import { MainMenu } from "./main-menu.tsx";

type Props = { settings: SettingsView; path: string; logo?: PictureView | undefined };

/**
 * Top bar and main navigation. On small screens the navigation is a popover, which the browser opens and closes
 * without a script; on large ones the same list lies in the bar.
 */
export const Header = ({ settings, path, logo }: Props) => (
  <header className="header">
    <TopBar contact={settings.contact} />
    <div className="header-bar tone-paper">
      <div className="wrap header-row">
        <Logo name={settings.company.name} logo={logo} />
        <button type="button" className="menu-toggle" popoverTarget="main-menu" aria-expanded="false">
          <span className="visually-hidden">Menu</span>
          <Glyph name="menu" className="menu-open" />
          <Glyph name="close" className="menu-close" />
        </button>
        <nav id="main-menu" className="header-nav tone-paper" popover="auto" aria-label="Main">
          <MainMenu menu={settings.menu} path={path} />
          <ButtonLink href="/contact">{settings.contact.consultation}</ButtonLink>
        </nav>
      </div>
    </div>
  </header>
);

const TopBar = ({ contact }: { contact: SettingsView["contact"] }) => (
  <div className="topbar tone-ink">
    <div className="wrap topbar-row">
      <PhoneLink phone={contact.phone} />
      <MailLink mailbox={contact.mailbox} />
      <span className="topbar-area">{contact.area.join(" · ")}</span>
    </div>
  </div>
);
