import { Section } from "#app/ui/section.tsx";
import type { BlockOf } from "#domain/content/blocks/block.ts";
import type { BlockView } from "#domain/content/published/site-view.ts";
import { ContactForm } from "./contact-form.tsx";
import { ContactPanel } from "./contact-panel.tsx";

export const ContactBlock = ({ block, view }: { block: BlockOf<"contact">; view: BlockView }) => (
  <Section tone="white" className="contact">
    <div className="wrap contact-columns">
      <ContactForm
        heading={block.formHeading}
        text={block.formText}
        phone={view.settings.contact.phone}
        mailbox={view.settings.contact.mailbox}
        humanCheck={view.humanCheck}
      />
      <ContactPanel
        heading={block.infoHeading}
        mapHeading={block.mapHeading}
        settings={view.settings}
        mapPicture={view.pictures[view.settings.map.picture]}
      />
    </div>
  </Section>
);
