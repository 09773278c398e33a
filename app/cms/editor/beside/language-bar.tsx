import { Link, useFetcher } from "react-router";
import type { DraftView } from "#domain/content/drafts/edit-draft.server.ts";
import { placeKey } from "#domain/content/form/place.ts";
import { editorPath } from "#domain/content/kinds.ts";
import type { Beside, Original } from "#domain/content/translation/beside-original.server.ts";
import type { OriginalChange } from "#domain/content/translation/original-changes.ts";
import { stateWords } from "#domain/content/translation/translation-state.ts";
import { languages } from "#domain/languages.ts";
import { useFocusField } from "../../fields/use-field.ts";
import { Button } from "../../parts/button.tsx";
import { PostButton } from "../../parts/form/buttons.tsx";
import { Icon } from "../../parts/icon.tsx";
import { LanguageState } from "../../translations/language-state.tsx";
import { TakeOver } from "./take-over.tsx";

type Props = { draft: DraftView; beside: Beside; showsOriginal: boolean; toggle: () => void };

/** Which language this is, the way to the others, and what is to be done where the original changed. */
export const LanguageBar = ({ draft, beside, showsOriginal, toggle }: Props) => {
  const { original } = beside;
  const others = beside.languages.filter(({ language }) => language !== draft.language);
  if (others.length === 0) return null;
  const own = beside.languages.find(({ language }) => language === draft.language);
  return (
    <section className="language-bar" aria-label="Languages">
      <div className="language-line">
        <Icon name="languages" />
        <p className="language-own">
          <strong lang={languages[draft.language].locale}>{languages[draft.language].name}</strong>
          {original && own && <span className={`tongue-state is-${own.state}`}>{stateWords(own)}</span>}
        </p>
        {original && (
          <>
            <Link className="do" to={editorPath(draft.type, original.id, original.language)}>
              Open the {languages[original.language].name} original
            </Link>
            <Button
              name={showsOriginal ? "Hide the original" : "Show the original"}
              kind="quiet"
              small
              onClick={toggle}
            />
          </>
        )}
        {others
          .filter(({ state }) => state !== "original")
          .map((one) => (
            <div key={one.language} className="language-other">
              <span lang={languages[one.language].locale}>{languages[one.language].name}</span>
              <LanguageState original={original?.id ?? draft.id} type={draft.type} title={draft.title} one={one} />
            </div>
          ))}
      </div>
      {original && original.changes.length > 0 && <Changes id={draft.id} original={original} />}
    </section>
  );
};

const Changes = ({ id, original }: { id: string; original: Original }) => {
  const fetcher = useFetcher();
  const structure = original.changes.filter(({ what }) => what === "structure");
  const texts = original.changes.filter(({ what }) => what === "text");
  return (
    <div className="language-changes">
      {structure.length > 0 && <TakeOver id={id} original={original} changes={structure} />}
      {texts.length > 0 && (
        <>
          <p>{texts.length === 1 ? "One text" : `${texts.length} texts`} of the original changed:</p>
          <ul>
            {texts.map((change) => (
              <li key={placeKey(change.place)}>
                <ToField change={change} />
              </li>
            ))}
          </ul>
        </>
      )}
      <PostButton
        action={`/cms/edit/${id}/in-step`}
        fields={{ seen: original.seen }}
        fetcher={fetcher}
        name="All of it is done"
        icon="check"
        small
      />
    </div>
  );
};

const ToField = ({ change: { place, where } }: { change: OriginalChange }) => {
  const focusField = useFocusField();
  return (
    <button type="button" className="do" onClick={() => focusField(place)}>
      {where.join(" › ")}
    </button>
  );
};
