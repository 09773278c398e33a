import type { InOneLanguage } from "#domain/content/translation/states/states.server.ts";
import { stateWords, type TranslationState } from "#domain/content/translation/states/translation-state.ts";
import { languages } from "#domain/languages.ts";
import { Icon, type IconName } from "../parts/icon/icon.tsx";

const icons: Partial<Record<TranslationState, IconName>> = {
  "up-to-date": "check",
  behind: "warn",
  "not-translated": "flat",
  "in-trash": "trash",
  "original-in-trash": "warn",
};

export const StateWords = ({ one }: { one: InOneLanguage }) => {
  const icon = icons[one.state];
  return (
    <>
      {icon && <Icon name={icon} />}
      {stateWords(one)}
    </>
  );
};

/** How a document stands in another language, where there is room for a code. */
export const LanguageMark = ({ one }: { one: InOneLanguage }) => {
  const words = `${languages[one.language].name}: ${stateWords(one)}`;
  return (
    <span className={`tongue-state is-mark is-${one.state}`} title={words}>
      <Icon name={icons[one.state] ?? "languages"} />
      <span aria-hidden="true">{one.language}</span>
      <span className="visually-hidden">{words}</span>
    </span>
  );
};
