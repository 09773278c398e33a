import { useFetcher } from "react-router";
import { placeKey } from "#domain/content/form/place.ts";
import { nameOf, type SingletonType } from "#domain/content/kinds.ts";
import type { Beside } from "#domain/content/translation/beside-original.server.ts";
import { type Language, languages } from "#domain/languages.ts";
import { ChangeWords } from "../history/change-words.tsx";
import { Banner } from "../parts/banner.tsx";
import { PostButton } from "../parts/form/buttons.tsx";
import { LanguageState } from "../translations/language-state.tsx";

type Props = { type: SingletonType; document: string; language: Language; beside: Beside };

/** Which language is edited, the way to the others, and what its original says anew. */
export const SingletonLanguages = ({ type, document, language, beside: { languages: all, original } }: Props) => {
  const fetcher = useFetcher();
  return (
    <>
      <div className="one-languages">
        <p>
          In <strong lang={languages[language].locale}>{languages[language].name}</strong>
        </p>
        {all
          .filter((one) => one.language !== language)
          .map((one) => (
            <div key={one.language} className="one-languages">
              <span lang={languages[one.language].locale}>{languages[one.language].name}</span>
              <LanguageState original={type} type={type} title={nameOf(type)} one={one} />
            </div>
          ))}
      </div>
      {original && original.changes.length > 0 && (
        <Banner kind="note">
          <p>The {languages[original.language].name} original changed:</p>
          <ul>
            {original.changes.map(({ place, kind, where, words }) => (
              <li key={`${placeKey(place)} ${kind}`}>
                {where.join(" › ")}
                <ChangeWords words={words} />
              </li>
            ))}
          </ul>
          <PostButton
            action={`/cms/edit/${document}/in-step`}
            fields={{ seen: original.seen }}
            fetcher={fetcher}
            name="All of it is done"
            icon="check"
            small
          />
        </Banner>
      )}
    </>
  );
};
