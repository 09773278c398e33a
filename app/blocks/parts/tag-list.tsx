import type { TagLink } from "#domain/content/published/site-view.ts";

export const TagList = ({ label, tags }: { label: string; tags: TagLink[] }) =>
  tags.length > 0 && (
    <ul className="tags" aria-label={label}>
      {tags.map(({ name, path }) => (
        <li key={path}>
          <a href={path}>{name}</a>
        </li>
      ))}
    </ul>
  );
