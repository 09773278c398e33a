import { Fragment } from "react";
import { Glyph } from "#app/ui/drawings/glyph.tsx";
import { Icon } from "#app/ui/drawings/icon.tsx";
import { HALF_SIZES, Picture } from "#app/ui/picture.tsx";
import { Section } from "#app/ui/section.tsx";
import type { DataOf } from "#domain/content/document-types.ts";
import { contactPath } from "#domain/content/form-services.ts";
import type { BlockView, ServiceCard } from "#domain/content/published/site-view.ts";
import { AskCard } from "./parts/ask-card.tsx";
import { BackLink, GetInTouch, TitledText } from "./parts/screen-parts.tsx";

export const ServiceScreen = ({ id, data, view }: { id: string; data: DataOf<"service">; view: BlockView }) => {
  const words = view.words.services;
  const ask = contactPath(view, id);
  return (
    <>
      <div className="opening tone-sand">
        <div className="opening-text">
          <BackLink wording={view} to="service" />
          <h1>{data.title}</h1>
          <p className="lead">{data.lead}</p>
        </div>
        <Picture picture={view.pictures[data.picture]} sizes={HALF_SIZES} priority className="opening-picture" />
      </div>
      <div className="section tone-paper">
        <div className="wrap service-body">
          {data.sections.map((section, index) => (
            <Fragment key={section.heading}>
              <TitledText {...section} view={view} />
              {index === 0 && <AskCard wording={view} href={ask} assumes={data.priceNote} settings={view.settings} />}
            </Fragment>
          ))}
        </div>
      </div>
      <Section tone="mangrove" className="key-benefits" label={words.benefits}>
        <div className="wrap aside-head">
          <h2>{words.benefits}</h2>
          <div>
            <ul className="key-list">
              {data.benefits.map((benefit) => (
                <li key={benefit}>
                  <Glyph name="tick" />
                  {benefit}
                </li>
              ))}
            </ul>
            <GetInTouch words={view.words} href={ask} phone={view.settings.contact.phone} />
          </div>
        </div>
      </Section>
      <OtherServices heading={words.others} services={view.services} path={data.path} />
    </>
  );
};

type OthersProps = { heading: string; services: ServiceCard[]; path: string };

const OtherServices = ({ heading, services, path }: OthersProps) => {
  const others = services.filter((service) => service.listed && service.path !== path);
  if (others.length === 0) return null;
  return (
    <Section tone="white" className="others" label={heading}>
      <div className="wrap">
        <h2>{heading}</h2>
        <ul className="others-list">
          {others.map((service) => (
            <li key={service.id}>
              <a href={service.path}>
                <Icon name={service.icon} />
                {service.title}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
};
