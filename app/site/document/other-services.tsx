import { Icon } from "#app/ui/icon.tsx";
import { Section } from "#app/ui/section.tsx";
import type { ServiceCard } from "#domain/content/published/site-view.ts";

/** Where to go on: the other services, in one quiet index. */
export const OtherServices = ({ services, path }: { services: ServiceCard[]; path: string }) => {
  const others = services.filter((service) => service.listed && service.path !== path);
  if (others.length === 0) return null;
  return (
    <Section tone="white" className="others" label="Services">
      <div className="wrap">
        <h2>Services</h2>
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
