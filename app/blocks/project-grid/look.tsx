import { Section } from "#app/ui/section.tsx";
import { type BlockProps, pickByIds, type SharedSheet } from "../parts/block-props.ts";
import { ProjectCards } from "../parts/project-cards.tsx";

export const sheets: SharedSheet[] = ["project-cards"];

export const Look = ({ block, view }: BlockProps<"project-grid">) => {
  const projects = pickByIds(block.projects, view.projects);
  if (projects.length === 0) return null;
  return (
    <Section tone="paper" className="projects" label={block.heading}>
      <div className="wrap">
        {block.heading && <h2 className="project-cards-heading">{block.heading}</h2>}
        <ProjectCards
          words={view.words}
          projects={projects}
          pictures={view.pictures}
          titles={block.heading ? "h3" : "h2"}
        />
      </div>
    </Section>
  );
};
