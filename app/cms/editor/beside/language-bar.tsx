import { Link } from "react-router";
import type { DraftView } from "#domain/content/drafts/edit-draft.server.ts";
import { editorPath } from "#domain/content/kinds.ts";
import type { Beside } from "#domain/content/translation/beside-original.server.ts";
import { stateWords } from "#domain/content/translation/states/translation-state.ts";
import { languages } from "#domain/languages.ts";
import { Icon } from "../../parts/icon/icon.tsx";
import { useFocusKept } from "../../parts/use-focus-kept.ts";
import { LanguageState } from "../../translations/language-state.tsx";
import { OriginalNews } from "../../translations/original-news.tsx";
import { useEditing, useTitle } from "../state/editing.ts";

type Props = { draft: DraftView; beside: Beside; showsOriginal: boolean; toggle: () => void };

/** Which language this is, the way to the others, and what is to be done where the original changed. */
export const LanguageBar = ({ draft, beside, showsOriginal, toggle }: Props) => {
  const { original } = beside;
  const focusKept = useFocusKept<HTMLElement>();
  const { saving } = useEditing();
  const title = useTitle(draft.type);
  const base = async () => ((await saving.flush()) ? saving.base.get().revision : null);
  const others = beside.languages.filter(({ language }) => language !== draft.language);
  if (others.length === 0) return null;
  const own = beside.languages.find(({ language }) => language === draft.language);
  return (
    <section className="language-bar" aria-label="Languages" {...focusKept}>
      <div className="language-line">
        <Icon name="languages" />
        <p className="language-own">
          <strong lang={languages[draft.language].locale}>{languages[draft.language].name}</strong>
          {original && own && <span className={`tongue-state is-${own.state}`}>{stateWords(own)}</span>}
        </p>
        {original && (
          <div className="language-do">
            {own?.state !== "original-in-trash" && (
              <Link className="do" to={editorPath(draft.type, original.id, original.language)}>
                Open the {languages[original.language].name} original
              </Link>
            )}
            <button type="button" className="do" onClick={toggle}>
              {showsOriginal ? "Hide the original" : "Show the original"}
            </button>
          </div>
        )}
        {others
          .filter(({ state }) => state !== "original")
          .map((one) => (
            <div key={one.language} className="language-other">
              <span lang={languages[one.language].locale}>{languages[one.language].name}</span>
              <LanguageState original={original?.id ?? draft.id} type={draft.type} title={title} one={one} />
            </div>
          ))}
      </div>
      {original && <OriginalNews id={draft.id} original={original} base={base} />}
    </section>
  );
};
