import { nameOf, type SingletonType } from "#domain/content/kinds.ts";
import { same } from "#domain/content/merge/same.ts";
import type { SavedState } from "#domain/content/singletons/read-singleton.server.ts";
import type { Beside } from "#domain/content/translation/beside-original.server.ts";
import { stateWords } from "#domain/content/translation/states/translation-state.ts";
import { type Language, languages } from "#domain/languages.ts";
import { StatusPill } from "../content/status-pill.tsx";
import { useFormStore } from "../fields/state/form-store.ts";
import { Icon } from "../parts/icon/icon.tsx";
import { useFocusKept } from "../parts/use-focus-kept.ts";
import { showToast } from "../shell/toasts.tsx";
import { LanguageState } from "../translations/language-state.tsx";
import { OriginalNews } from "../translations/original-news.tsx";

type Props = { type: SingletonType; document: string; language: Language; beside: Beside; draft: SavedState };

/** Which language is edited, the way to the others, and what its original says anew. */
export const SingletonLanguages = ({
  type,
  document,
  language,
  beside: { languages: all, original },
  draft,
}: Props) => {
  const store = useFormStore();
  const focusKept = useFocusKept<HTMLElement>();
  const own = all.find((one) => one.language === language);
  const base = async () => {
    if (same(store.draft.get(), draft.data)) return draft.revision;
    showToast("Save what you typed first, as a draft or live", { bad: true });
    return null;
  };
  return (
    <section className="language-bar" aria-label="Languages" {...focusKept}>
      <div className="language-line">
        <Icon name="languages" />
        <p className="language-own">
          <strong lang={languages[language].locale}>{languages[language].name}</strong>
          {original && own?.status && <StatusPill status={own.status} />}
          {original && own && <span className={`tongue-state is-${own.state}`}>{stateWords(own)}</span>}
        </p>
        {all
          .filter((one) => one.language !== language)
          .map((one) => (
            <div key={one.language} className="language-other">
              <span lang={languages[one.language].locale}>{languages[one.language].name}</span>
              <LanguageState original={type} type={type} title={nameOf(type)} one={one} />
            </div>
          ))}
      </div>
      {original && <OriginalNews id={document} original={original} base={base} />}
    </section>
  );
};
