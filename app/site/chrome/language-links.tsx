import type { Translation } from "#domain/content/published/translations.server.ts";
import { type Language, languages } from "#domain/languages.ts";
import { wordingOf } from "#domain/words/catalogues.ts";

type Props = { language: Language; translations: Translation[]; offers?: boolean };

/**
 * To the same page in each other language; nothing where it is in this one alone. With `offers` they carry the line by which
 * `offer-language.ts` tells who prefers that language.
 */
export const LanguageLinks = ({ language, translations, offers = false }: Props) =>
  translations
    .filter((one) => one.language !== language)
    .map(({ language: other, path }) => (
      <a
        key={other}
        className="language"
        href={path}
        hrefLang={other}
        lang={other}
        data-offer={offers ? wordingOf(other).words.chrome.offer : undefined}
      >
        {languages[other].name}
      </a>
    ));
