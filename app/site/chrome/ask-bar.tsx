import { ButtonLink } from "#app/ui/button.tsx";
import type { SettingsView } from "#domain/content/published/site-view.ts";
import { phoneAddress } from "#domain/formats/phone.ts";

/** On small screens, where the header folds its button away: at the lower edge from about one screen down, and at rest above the footer. */
export const AskBar = ({ contact }: { contact: SettingsView["contact"] }) => (
  <nav className="ask" aria-label="Ask us">
    <div className="ask-row tone-white">
      <ButtonLink href={phoneAddress(contact.phone)} kind="ghost">
        Call
      </ButtonLink>
      <ButtonLink href="/contact">{contact.consultation}</ButtonLink>
    </div>
  </nav>
);
