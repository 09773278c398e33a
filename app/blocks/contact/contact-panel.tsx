import { MailLink, PhoneLink } from "#app/ui/contact-links.tsx";
import type { PictureData } from "#app/ui/picture.tsx";
import type { SettingsView } from "#domain/content/published/site-view.ts";
import { ContactMap } from "./contact-map.tsx";

type Props = {
  heading: string;
  mapHeading: string;
  settings: Pick<SettingsView, "contact" | "hours" | "map">;
  mapPicture: PictureData | undefined;
};

/** Where the company is, how to reach it without the form, and when. */
export const ContactPanel = ({ heading, mapHeading, settings: { contact, hours, map }, mapPicture }: Props) => (
  <div className="contact-panel tone-mangrove">
    <h2>{heading}</h2>
    <dl>
      <div>
        <dt>Location</dt>
        <dd>{contact.location}</dd>
      </div>
      <div>
        <dt>Phone</dt>
        <dd>
          <PhoneLink phone={contact.phone} className="contact-phone" />
        </dd>
      </div>
      <div>
        <dt>Email</dt>
        <dd>
          <MailLink mailbox={contact.mailbox} className="link" />
        </dd>
      </div>
      <div>
        <dt>Business hours</dt>
        {hours.map(({ days, hours: open }) => (
          <dd key={days} className="contact-hours">
            <span>{days}</span> <span>{open}</span>
          </dd>
        ))}
      </div>
    </dl>
    <h3>{mapHeading}</h3>
    <ContactMap embedUrl={map.embedUrl} area={contact.area} picture={mapPicture} />
  </div>
);
