import { Picture } from "#app/ui/picture.tsx";
import type { ProjectCard } from "#domain/content/published/site-view.ts";
import type { PictureView } from "#domain/media/picture.ts";
import type { Words } from "#domain/words/words.ts";

type Props = { words: Words; projects: ProjectCard[]; pictures: Record<string, PictureView>; titles: "h2" | "h3" };

export const ProjectCards = ({ words, projects, pictures, titles: Title }: Props) => (
  <ul className="project-cards">
    {projects.map((project) => (
      <li key={project.id} className="project-card">
        <div className="project-card-picture">
          <Picture
            picture={pictures[project.picture]}
            sizes="(min-width: 1024px) 384px, (min-width: 640px) 50vw, 100vw"
          />
        </div>
        <p className="badge">{words.projects.categories[project.category]}</p>
        <Title className="project-card-title">{project.title}</Title>
        <p className="project-card-client">{project.client}</p>
        <p className="project-card-summary">{project.summary}</p>
        <a className="link project-card-more" href={project.path}>
          {words.projects.read}
          <span className="visually-hidden">: {project.title}</span>
        </a>
      </li>
    ))}
  </ul>
);
