import { ButtonLink } from "#app/ui/button.tsx";
import type { SettingsView } from "#domain/content/published/site-view.ts";
import { phoneAddress } from "#domain/formats/phone.ts";
import type { Words } from "#domain/words/words.ts";

/** On small screens, where the header folds its button away: at the lower edge from about one screen down, and at rest above the footer. */
export const AskBar = ({ words, contact }: { words: Words; contact: SettingsView["contact"] }) => (
  <nav className="ask" aria-label={words.chrome.askUs}>
    <div className="ask-row tone-white">
      <ButtonLink href={phoneAddress(contact.phone)} kind="ghost">
        {words.chrome.call}
      </ButtonLink>
      <ButtonLink href={words.paths.contact}>{contact.consultation}</ButtonLink>
    </div>
  </nav>
);
