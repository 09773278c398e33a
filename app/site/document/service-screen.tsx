import { Glyph } from "#app/ui/glyph.tsx";
import { Picture } from "#app/ui/picture.tsx";
import { Section } from "#app/ui/section.tsx";
import type { DataOf } from "#domain/content/document-types.ts";
import type { BlockView } from "#domain/content/published/site-view.ts";
import { BackLink } from "./back-link.tsx";
import { contactPath } from "./contact-path.ts";
import { GetInTouch } from "./get-in-touch.tsx";
import { OtherServices } from "./other-services.tsx";
import { TitledText } from "./titled-text.tsx";

type Props = { data: DataOf<"service">; view: BlockView };

export const ServiceScreen = ({ data, view }: Props) => {
  const touch = <GetInTouch href={contactPath(data.path)} phone={view.settings.contact.phone} />;
  return (
    <>
      <div className="opening tone-sand">
        <div className="opening-text">
          <BackLink href="/services">Back to Services</BackLink>
          <h1>{data.title}</h1>
          <p className="lead">{data.lead}</p>
        </div>
        <Picture
          picture={view.pictures[data.picture]}
          sizes="(min-width: 900px) 50vw, 100vw"
          priority
          className="opening-picture"
        />
      </div>
      <div className="section tone-paper">
        <div className="wrap">
          {data.sections.map((section) => (
            <TitledText key={section.heading} {...section} pictures={view.pictures} />
          ))}
        </div>
      </div>
      <Section tone="mangrove" className="key-benefits" label="Key Benefits">
        <div className="wrap aside-head">
          <h2>Key Benefits</h2>
          <div>
            <ul className="key-list">
              {data.benefits.map((benefit) => (
                <li key={benefit}>
                  <Glyph name="tick" />
                  {benefit}
                </li>
              ))}
            </ul>
            {touch}
          </div>
        </div>
      </Section>
      <OtherServices services={view.services} path={data.path} />
    </>
  );
};
