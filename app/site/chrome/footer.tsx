import { MailLink, PhoneLink } from "#app/blocks/parts/contact-links.tsx";
import type { SettingsView } from "#domain/content/published/site-view.ts";
import type { Translation } from "#domain/content/published/translations.server.ts";
import { collectionOf } from "#domain/languages.ts";
import type { Wording, Words } from "#domain/words/words.ts";
import { SearchBox } from "../search/search-box.tsx";
import { LanguageLinks } from "./language-links.tsx";

type Props = Wording & {
  settings: SettingsView;
  path: string;
  translations: Translation[];
  hasPosts: boolean;
  year: number;
};
type FooterLink = { name: string; path: string };

export const Footer = ({ words, language, settings, path, translations, hasPosts, year }: Props) => {
  const { company, footer } = settings;
  const blog = collectionOf("post", language);
  const quickLinks = hasPosts ? [...footer.quickLinks, blog] : footer.quickLinks;
  return (
    <footer className="footer tone-ink">
      <div className="wrap">
        <div className="footer-columns">
          <About settings={settings} />
          <Links title={words.chrome.services} links={footer.services} path={path} />
          <Links title={words.chrome.quickLinks} links={quickLinks} path={path} />
          <Contact words={words} settings={settings} />
        </div>
        <SearchBox words={words} />
        <div className="footer-legal">
          <p>{`© ${year} ${company.name}`}</p>
          {footer.legal.map((link) => (
            <a key={link.path} href={link.path}>
              {link.name}
            </a>
          ))}
          <LanguageLinks language={language} translations={translations} offers />
        </div>
      </div>
    </footer>
  );
};

const About = ({ settings: { company, social } }: { settings: SettingsView }) => (
  <div className="footer-about">
    <p className="footer-name">{company.name}</p>
    <p>{company.blurb}</p>
    <ul className="footer-social">
      {social.map(({ network, url }) => (
        <li key={url}>
          <a href={url} rel="me noopener">
            {network}
          </a>
        </li>
      ))}
    </ul>
  </div>
);

const Links = ({ title, links, path }: { title: string; links: FooterLink[]; path: string }) => (
  <nav aria-label={title}>
    <h2 className="footer-title">{title}</h2>
    <ul className="footer-links">
      {links.map((link) => (
        <li key={link.path + link.name}>
          <a href={link.path} aria-current={link.path === path ? "page" : undefined}>
            {link.name}
          </a>
        </li>
      ))}
    </ul>
  </nav>
);

const Contact = ({ words, settings: { contact, hours } }: { words: Words; settings: SettingsView }) => (
  <div className="footer-contact">
    <h2 className="footer-title">{words.chrome.contact}</h2>
    <p>{contact.location}</p>
    <p>
      <PhoneLink phone={contact.phone} />
    </p>
    <p>
      <MailLink mailbox={contact.mailbox} page={words.paths.contact} />
    </p>
    {contact.hoursInShort ? (
      <p>{contact.hoursInShort}</p>
    ) : (
      <dl>
        {hours.map(({ days, hours: open }) => (
          <div key={days}>
            <dt>{days}</dt>
            <dd>{open}</dd>
          </div>
        ))}
      </dl>
    )}
  </div>
);
