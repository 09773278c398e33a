import { Link } from "react-router";
import type { DocumentType } from "#domain/content/document-types.ts";
import { editorPath } from "#domain/content/kinds.ts";
import type { InOneLanguage } from "#domain/content/translation/states/states.server.ts";
import { languages } from "#domain/languages.ts";
import { StateWords } from "../content/language-mark.tsx";
import { StatusPill } from "../content/status-pill.tsx";
import { PostButton } from "../parts/form/buttons.tsx";

type Props = { original: string; type: DocumentType; title: string; one: InOneLanguage };

/** How a document stands in one language, and the way to it, or the button that starts it. */
export const LanguageState = ({ original, type, title, one }: Props) => {
  const { language, id, state, status } = one;
  const about = `“${title}” in ${languages[language].name}`;
  if (id === null)
    return (
      <span className="tongue">
        <span className="tongue-state">
          <StateWords one={one} />
        </span>
        <PostButton
          action={`/cms/edit/${original}/translate`}
          fields={{ language }}
          name="Translate"
          about={about}
          small
        />
      </span>
    );
  return (
    <span className="tongue">
      {status && <StatusPill status={status} />}
      {state === "in-trash" ? (
        <PostButton
          action="/cms/content/restore"
          fields={{ id, back: "/cms/translations" }}
          name="Take back"
          about={about}
          small
        />
      ) : (
        <Link className={`tongue-state is-${state}`} to={editorPath(type, id, language)}>
          <StateWords one={one} />
          <span className="visually-hidden">: {about}</span>
        </Link>
      )}
    </span>
  );
};
