import { ProjectCards } from "#app/blocks/parts/project-cards.tsx";
import { HALF_SIZES, Picture } from "#app/ui/picture.tsx";
import { Section } from "#app/ui/section.tsx";
import type { DataOf } from "#domain/content/document-types.ts";
import type { BlockView } from "#domain/content/published/site-view.ts";
import { BackLink, GetInTouch, TitledText } from "./parts/screen-parts.tsx";

type Props = { data: DataOf<"project">; view: BlockView };

export const ProjectScreen = ({ data, view }: Props) => {
  const words = view.words.projects;
  return (
    <>
      <Opening data={data} view={view} />
      <Outcome outcome={data.results[0]} />
      <div className="section tone-paper">
        <div className="wrap">
          <TitledText heading={words.overview} body={data.overview} view={view} />
          <TitledText heading={words.challenges} body={data.challenges} view={view} />
          <TitledText heading={words.solution} body={data.solution} view={view} />
        </div>
      </div>
      <Section tone="mangrove" className="results" label={words.results}>
        <div className="wrap">
          <h2>{words.results}</h2>
          <ul className="results-list">
            {data.results.map((result) => (
              <li key={result.figure + result.text}>
                <p className="results-figure">{result.figure}</p>
                <p>{result.text}</p>
              </li>
            ))}
          </ul>
          <GetInTouch words={view.words} href={view.words.paths.contact} phone={view.settings.contact.phone} />
        </div>
      </Section>
      <OtherProjects data={data} view={view} />
    </>
  );
};

const Opening = ({ data, view }: Props) => (
  <div className="opening tone-sand">
    <div className="opening-text">
      <BackLink wording={view} to="project" />
      <div className="study-facts">
        <p className="badge">{view.words.projects.categories[data.category]}</p>
        <p className="eyebrow">{data.client}</p>
      </div>
      <h1>{data.title}</h1>
      <p className="lead">{data.summary}</p>
    </div>
    <Picture picture={view.pictures[data.picture]} sizes={HALF_SIZES} priority className="opening-picture" />
  </div>
);

const Outcome = ({ outcome }: { outcome: DataOf<"project">["results"][number] | undefined }) =>
  outcome && (
    <div className="study-outcome tone-ink">
      <p className="wrap">
        <strong>{outcome.figure}</strong>
        <span>{outcome.text}</span>
      </p>
    </div>
  );

const NEXT = 3;

/** Those that the case names, then those after it in the portfolio. */
const OtherProjects = ({ data: { path, related }, view: { words, projects, pictures } }: Props) => {
  const here = projects.findIndex((project) => project.path === path);
  const inOrder = [...projects.slice(here + 1), ...projects.slice(0, Math.max(here, 0))];
  const named = related.flatMap((id) => inOrder.find((project) => project.id === id) ?? []);
  const others = [...new Set([...named, ...inOrder])].slice(0, NEXT);
  if (others.length === 0) return null;
  return (
    <Section tone="white" className="more-projects" label={words.projects.more}>
      <div className="wrap">
        <h2 className="project-cards-heading">{words.projects.more}</h2>
        <ProjectCards words={words} projects={others} pictures={pictures} titles="h3" />
      </div>
    </Section>
  );
};
