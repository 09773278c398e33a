import { Paragraphs } from "#app/blocks/parts/paragraphs.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { Section } from "#app/ui/section.tsx";
import type { DataOf } from "#domain/content/document-types.ts";
import { applyPath } from "#domain/content/form-services.ts";
import { payOf } from "#domain/content/published/offers/pay.ts";
import type { BlockView, PositionView } from "#domain/content/published/site-view.ts";
import { indexed } from "#domain/search/search-words.ts";
import { longDate } from "#domain/time/local-time.ts";
import type { Wording } from "#domain/words/words.ts";
import { BackLink } from "./parts/screen-parts.tsx";

type Props = { id: string; data: DataOf<"position">; view: BlockView };

export const PositionScreen = ({ id, data, view }: Props) => {
  const words = view.words.positions;
  return (
    <>
      <div className="position-head tone-sand">
        <div className="wrap">
          <BackLink wording={view} to="position" />
          <p className="eyebrow">{data.department}</p>
          <h1>{data.title}</h1>
        </div>
      </div>
      <div className="section tone-paper">
        <div className="wrap position-body">
          <Facts data={data} view={view} />
          <div className="position-text">
            <Paragraphs text={data.description} phone={view.settings.contact.phone} />
            <Points heading={words.tasks} points={data.tasks} />
            <Points heading={words.requirements} points={data.requirements} />
          </div>
        </div>
      </div>
      <OpenPositions heading={words.others} positions={view.positions.filter((position) => position.id !== id)} />
    </>
  );
};

const Facts = ({ data, view }: Omit<Props, "id">) => {
  const {
    words: { positions: words },
    language,
  } = view;
  const workplace = words.workplaces[data.workplace];
  const isSaid = data.workplace === "remote" || ` ${indexed(data.location)} `.includes(` ${indexed(workplace)} `);
  const facts = [
    [words.place, isSaid ? data.location : `${data.location}, ${workplace}`],
    [words.employment, words.employments[data.employment]],
    [words.pay, payOf(data, view)],
    [words.posted, longDate(data.postedOn, language)],
    [words.applyBy, data.endsOn && longDate(data.endsOn, language)],
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
      <ButtonLink href={applyPath(view, data.title)} size="big">
        {words.apply}
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

type ClosedProps = Wording & { title: string; positions: ListProps["positions"] };

/** In place of a position that is filled or whose last day is over. */
export const ClosedPosition = ({ title, positions, ...wording }: ClosedProps) => {
  const words = wording.words.positions;
  return (
    <>
      <div className="position-head tone-sand">
        <div className="wrap">
          <BackLink wording={wording} to="position" />
          <p className="eyebrow">{title}</p>
          <h1>{words.closed}</h1>
          <p className="lead">{positions.length > 0 ? words.someOpen : words.noneOpen}</p>
        </div>
      </div>
      <OpenPositions heading={words.open} positions={positions} />
    </>
  );
};
