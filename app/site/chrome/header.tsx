import { MailLink, PhoneLink } from "#app/blocks/parts/contact-links.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { Glyph } from "#app/ui/drawings/glyph.tsx";
import { Picture } from "#app/ui/picture.tsx";
import type { SettingsView } from "#domain/content/published/site-view.ts";
import type { Translation } from "#domain/content/published/translations.server.ts";
import type { PictureView } from "#domain/media/picture.ts";
import type { Wording } from "#domain/words/words.ts";
import { dense } from "../styles/dense.ts";
import { LanguageLinks } from "./language-links.tsx";
import logoPicture from "./logo-picture.css?inline";
import { MainMenu } from "./main-menu.tsx";

type Props = Wording & {
  settings: SettingsView;
  path: string;
  translations: Translation[];
  logo?: PictureView | undefined;
};

/** On small screens the navigation is a popover, which opens without a script; on large ones the same list is in the bar. */
export const Header = ({ words, language, settings, path, translations, logo }: Props) => {
  const { contact } = words.paths;
  return (
    <header className="header">
      <TopBar page={contact} contact={settings.contact} />
      <div className="header-bar tone-paper">
        <div className="wrap header-row">
          <Logo home={words.paths.home} company={settings.company} logo={logo} />
          <button type="button" className="menu-toggle" popoverTarget="main-menu">
            <span className="visually-hidden">{words.chrome.menu}</span>
            <Glyph name="menu" className="menu-open" />
            <Glyph name="close" className="menu-close" />
          </button>
          <nav id="main-menu" className="header-nav tone-paper" popover="auto" aria-label={words.chrome.main}>
            <MainMenu words={words} menu={settings.menu} path={path} />
            <LanguageLinks language={language} translations={translations} />
            <ButtonLink href={path === contact ? `${contact}#form` : contact}>
              {settings.contact.consultation}
            </ButtonLink>
          </nav>
        </div>
      </div>
    </header>
  );
};

const TopBar = ({ page, contact }: { page: string; contact: SettingsView["contact"] }) => (
  <div className="topbar tone-ink">
    <div className="wrap topbar-row">
      <PhoneLink phone={contact.phone} />
      <MailLink mailbox={contact.mailbox} page={page} />
      <span className="topbar-area">{contact.area.join(" · ")}</span>
    </div>
  </div>
);

type LogoProps = { home: string; company: SettingsView["company"]; logo: PictureView | undefined };

/** Without an uploaded logo, the drawn mark in the colors of the site. A logo that says the name stands alone. */
const Logo = ({ home, company: { name, nameBeside }, logo }: LogoProps) => {
  const says = logo && !nameBeside;
  return (
    <a className="logo" href={home}>
      {logo ? (
        <>
          <style href="logo-picture" precedence="site">
            {dense(logoPicture)}
          </style>
          <Picture picture={{ ...logo, alt: says ? name : "" }} sizes="240px" priority className="logo-picture" />
        </>
      ) : (
        <Mark />
      )}
      {!says && <span>{name}</span>}
    </a>
  );
};

const Mark = () => (
  <svg className="logo-mark" viewBox="0 0 40 40" width="40" height="40" aria-hidden="true">
    <path d="M20 15v21.5M20 15c-5.5 0-7.5 4-7.5 9v9.5M20 15c5.5 0 7.5 4 7.5 9v9.500M20 15C9 15 5 20 5 27v9.500M20 15c11 0 15 5 15 12v9.5" />
    <path d="M3.5 13.500h33" className="logo-deck" />
    <circle cx="20" cy="5.5" r="4" />
  </svg>
);
