import { allLanguages, FIRST_LANGUAGE, type Language, languages } from "#domain/languages.ts";
import { Chips } from "./filters.tsx";
import { useFilterLink } from "./use-filter-link.ts";

/** The same list in each language of the site; what else the address says of it stays. */
export const LanguageChips = ({ here, language }: { here: string; language: Language }) => {
  const linkTo = useFilterLink(here);
  return (
    <Chips
      chips={allLanguages.map((one) => ({
        key: one,
        name: languages[one].name,
        isOn: one === language,
        to: linkTo({ language: one === FIRST_LANGUAGE ? "" : one }),
      }))}
    />
  );
};
