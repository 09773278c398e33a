import { useEffect, useRef, useState } from "react";
import { Picture, type PictureData } from "#app/ui/picture.tsx";
import { Section } from "#app/ui/section.tsx";
import { formServices } from "#domain/content/form-services.ts";
import type { SettingsView } from "#domain/content/published/site-view.ts";
import { fill } from "#domain/words/fill.ts";
import type { Words } from "#domain/words/words.ts";
import type { BlockProps } from "../parts/block-props.ts";
import { MailLink, PhoneLink } from "../parts/contact-links.tsx";
import { ContactForm } from "./contact-form.tsx";

export const Look = ({ block, view }: BlockProps<"contact">) => (
  <Section tone="white" className="contact">
    <div className="wrap contact-columns">
      <ContactForm
        wording={view}
        heading={block.formHeading}
        text={block.formText}
        messageNote={block.messageNote}
        next={block.next}
        phone={view.settings.contact.phone}
        hours={inShort(view.settings)}
        mailbox={view.settings.contact.mailbox}
        services={formServices(view.settings)}
        humanCheck={view.humanCheck}
        nameRule={view.nameRule}
        enquiryLimit={view.enquiryLimit}
      />
      <ContactPanel
        words={view.words}
        heading={block.infoHeading}
        mapHeading={block.mapHeading}
        settings={view.settings}
        mapPicture={view.pictures[view.settings.map.picture]}
      />
    </div>
  </Section>
);

const inShort = ({ contact, hours }: SettingsView) =>
  contact.hoursInShort || hours.map(({ days, hours: open }) => `${days}: ${open}`).join(" · ");

type Props = {
  words: Words;
  heading: string;
  mapHeading: string;
  settings: Pick<SettingsView, "contact" | "hours" | "map">;
  mapPicture: PictureData | undefined;
};

const ContactPanel = ({ words, heading, mapHeading, settings, mapPicture }: Props) => {
  const { contact, hours, map } = settings;
  return (
    <div className="contact-panel tone-mangrove">
      <h2>{heading}</h2>
      <dl>
        <div>
          <dt>{words.contact.location}</dt>
          <dd>{contact.location}</dd>
        </div>
        <div>
          <dt>{words.contact.phone}</dt>
          <dd>
            <PhoneLink phone={contact.phone} className="contact-phone" />
          </dd>
        </div>
        <div>
          <dt>{words.contact.email}</dt>
          <dd>
            <MailLink mailbox={contact.mailbox} page={words.paths.contact} className="link" />
          </dd>
        </div>
        <div>
          <dt>{words.contact.hours}</dt>
          {hours.map(({ days, hours: open }) => (
            <dd key={days} className="contact-hours">
              <span>{days}</span> <span>{open}</span>
            </dd>
          ))}
        </div>
      </dl>
      <h3>{mapHeading}</h3>
      <ContactMap
        embedUrl={map.embedUrl}
        title={fill(words.contact.map, { area: contact.area.join(", ") })}
        picture={mapPicture}
      />
    </div>
  );
};

type MapProps = { embedUrl: string; title: string; picture: PictureData | undefined };

const HEIGHT = 300;

const ContactMap = ({ embedUrl, title, picture }: MapProps) => {
  const box = useRef<HTMLDivElement>(null);
  const [near, setNear] = useState(false);
  const [reachable, setReachable] = useState(false);
  useEffect(() => {
    const look = () => setReachable(navigator.onLine);
    look();
    addEventListener("online", look);
    addEventListener("offline", look);
    return () => {
      removeEventListener("online", look);
      removeEventListener("offline", look);
    };
  }, []);
  // `loading=lazy` alone begins several screens ahead, in the middle of waking.
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) setNear(true);
      },
      { rootMargin: "100% 0px" },
    );
    if (box.current) observer.observe(box.current);
    return () => observer.disconnect();
  }, []);
  return (
    <div ref={box} className="contact-map">
      <Picture picture={picture} sizes="(min-width: 900px) 460px, 100vw" />
      {near && reachable && (
        <iframe
          src={embedUrl}
          title={title}
          height={HEIGHT}
          loading="lazy"
          referrerPolicy="no-referrer-when-downgrade"
          allowFullScreen
        />
      )}
    </div>
  );
};
