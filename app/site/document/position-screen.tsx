import { Paragraphs } from "#app/blocks/parts/paragraphs.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { Section } from "#app/ui/section.tsx";
import type { DataOf } from "#domain/content/document-types.ts";
import { applyPath } from "#domain/content/form-services.ts";
import { payOf } from "#domain/content/published/pay.ts";
import type { BlockView, PositionView } from "#domain/content/published/site-view.ts";
import { longDate } from "#domain/time/local-time.ts";
import { BackLink } from "./screen-parts.tsx";

export const PositionScreen = ({ id, data, view }: { id: string; data: DataOf<"position">; view: BlockView }) => (
  <>
    <div className="position-head tone-sand">
      <div className="wrap">
        <BackLink href="/careers">Back to Careers</BackLink>
        <p className="eyebrow">{data.department}</p>
        <h1>{data.title}</h1>
      </div>
    </div>
    <div className="section tone-paper">
      <div className="wrap position-body">
        <Facts data={data} view={view} />
        <div className="position-text">
          <Paragraphs text={data.description} phone={view.settings.contact.phone} />
          <Points heading="What you’ll do" points={data.tasks} />
          <Points heading="What you bring" points={data.requirements} />
        </div>
      </div>
    </div>
    <OpenPositions heading="Also open" positions={view.positions.filter((position) => position.id !== id)} />
  </>
);

const Facts = ({ data, view }: { data: DataOf<"position">; view: BlockView }) => {
  const facts = [
    ["Place", `${data.location}${data.workplace === "remote" ? "" : `, ${data.workplace}`}`],
    ["Employment", data.employment],
    ["Pay", payOf(data)],
    ["Posted", longDate(data.postedOn)],
    ["Apply by", data.endsOn && longDate(data.endsOn)],
  ].filter(([, value]) => value);
  return (
    <div className="position-facts">
      <dl>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <ButtonLink href={applyPath(view.settings, data.title)} size="big">
        Apply Now
      </ButtonLink>
    </div>
  );
};

const Points = ({ heading, points }: { heading: string; points: string[] }) =>
  points.length > 0 && (
    <section>
      <h2>{heading}</h2>
      <ul className="position-points">
        {points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
    </section>
  );

type ListProps = {
  heading: string;
  positions: Pick<PositionView, "id" | "path" | "title" | "department" | "location">[];
};

const OpenPositions = ({ heading, positions }: ListProps) =>
  positions.length > 0 && (
    <Section tone="white" label={heading}>
      <div className="wrap">
        <h2>{heading}</h2>
        <ul className="position-list">
          {positions.map(({ id, path, title, department, location }) => (
            <li key={id}>
              <a className="link" href={path}>
                {title}
              </a>
              <span>
                {department}, {location}
              </span>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );

/** In place of a position that is filled or whose last day is over. */
export const ClosedPosition = ({ title, positions }: { title: string; positions: ListProps["positions"] }) => (
  <>
    <div className="position-head tone-sand">
      <div className="wrap">
        <BackLink href="/careers">Back to Careers</BackLink>
        <p className="eyebrow">{title}</p>
        <h1>This position is closed</h1>
        <p className="lead">
          {positions.length > 0
            ? "Thank you for looking. These are open today."
            : "Thank you for looking. None is open today."}
        </p>
      </div>
    </div>
    <OpenPositions heading="Open positions" positions={positions} />
  </>
);
