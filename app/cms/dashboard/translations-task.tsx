import { Link } from "react-router";
import { editorPath } from "#domain/content/kinds.ts";
import type { TranslationsDue } from "#domain/content/translation/states/list-translations.server.ts";
import { counted } from "#domain/formats/counted.ts";
import { languages } from "#domain/languages.ts";
import { StateWords } from "../content/language-mark.tsx";
import { ScreenTask } from "./task.tsx";

/** Says of the first that are behind what lists say of them, and leads to each; nothing where all is translated. */
export const TranslationsTask = ({ due: { behind, missing, first } }: { due: TranslationsDue }) => {
  if (behind + missing === 0) return null;
  return (
    <ScreenTask
      icon="languages"
      title={behind > 0 ? "Translations are behind" : "Some pages are in one language only"}
      to={`/cms/translations?show=${behind > 0 ? "behind" : "missing"}`}
      doing="Look"
      below={
        first.length > 0 && (
          <ul className="task-lines">
            {first.map((row) => (
              <BehindLine key={row.id} row={row} />
            ))}
          </ul>
        )
      }
    >
      {behind > 0 && `In ${counted(behind, "document")} visitors read what the original said before. `}
      {missing > 0 &&
        `${counted(missing, "document")} ${missing === 1 ? "is" : "are"} not translated into every language.`}
    </ScreenTask>
  );
};

const BehindLine = ({ row: { type, title, languages: all } }: { row: TranslationsDue["first"][number] }) => (
  <li>
    <span className="task-line-title">{title}</span>
    {all
      .filter(({ state }) => state === "behind")
      .map((one) => (
        <Link
          key={one.language}
          className={`tongue-state is-${one.state}`}
          to={editorPath(type, one.id ?? "", one.language)}
        >
          <StateWords one={one} />
          <span className="visually-hidden">
            : “{title}” in {languages[one.language].name}
          </span>
        </Link>
      ))}
  </li>
);
