import type { DataOf } from "#domain/content/document-types.ts";
import type { Words } from "#domain/words/words.ts";

export type Way = { name: string; path: string };

/** Where menu and footer lead, each page once; for those who did not find what they came for. */
export const waysOn = ({ menu, footer }: Pick<DataOf<"settings">, "menu" | "footer">, { paths }: Words): Way[] => {
  const ways = [...menu, ...footer.quickLinks].filter(({ path }) => path !== paths.home && !path.includes("#"));
  return [...new Map(ways.map(({ name, path }) => [path, { name, path }])).values()];
};

type Props = { ways: Way[]; label: string; className?: string };

export const Ways = ({ ways, label, className }: Props) => (
  <nav className={className} aria-label={label}>
    <ul className="row">
      {ways.map(({ name, path }) => (
        <li key={path}>
          <a className="link" href={path}>
            {name}
          </a>
        </li>
      ))}
    </ul>
  </nav>
);
