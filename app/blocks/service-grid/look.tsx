import { Icon } from "#app/ui/drawings/icon.tsx";
import { Section } from "#app/ui/section.tsx";
import type { ServiceCard } from "#domain/content/published/site-view.ts";
import { fill } from "#domain/words/fill.ts";
import type { Words } from "#domain/words/words.ts";
import { type BlockProps, pickByIds } from "../parts/block-props.ts";

export const Look = ({ block, view }: BlockProps<"service-grid">) => {
  const listed = view.services.filter((service) => service.listed);
  const services = block.services.length > 0 ? pickByIds(block.services, view.services) : listed;
  return (
    <Section tone="paper" className="services" label={block.heading}>
      <div className="wrap">
        <Head block={block} />
        <ul className="services-index">
          {services.map((service) => (
            <Card key={service.id} words={view.words.services} service={service} titled={block.heading !== ""} />
          ))}
        </ul>
      </div>
    </Section>
  );
};

const Head = ({ block }: Pick<BlockProps<"service-grid">, "block">) => {
  const { heading, intro, linkText, linkPath } = block;
  if (!heading && !intro) return null;
  return (
    <div className="head">
      {heading && <h2>{heading}</h2>}
      <div>
        {intro && <p>{intro}</p>}
        {linkText && linkPath && (
          <a className="link" href={linkPath}>
            {linkText}
          </a>
        )}
      </div>
    </div>
  );
};

type CardProps = { words: Words["services"]; service: ServiceCard; titled: boolean };

const Card = ({ words, service, titled }: CardProps) => {
  const Title = titled ? "h3" : "h2";
  return (
    <li className="services-card">
      <Icon name={service.icon} />
      <Title className="services-title">{service.title}</Title>
      <p>{service.text}</p>
      <a className="link services-more" href={service.path}>
        {words.more}
        <span className="visually-hidden">{fill(words.moreAbout, { title: service.title })}</span>
      </a>
    </li>
  );
};
