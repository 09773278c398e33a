import { useSearchParams } from "react-router";
import { allLanguages, FIRST_LANGUAGE, type Language, languages } from "#domain/languages.ts";
import { Chips } from "./filters.tsx";

/** The same list in each language of the site; what else the address says of it stays. */
export const LanguageChips = ({ here, language }: { here: string; language: Language }) => {
  const [params] = useSearchParams();
  const to = (one: Language) => {
    const next = new URLSearchParams(params);
    next.delete("page");
    next.delete("language");
    if (one !== FIRST_LANGUAGE) next.set("language", one);
    return `${here}?${next}`;
  };
  return (
    <Chips
      chips={allLanguages.map((one) => ({
        key: one,
        name: languages[one].name,
        isOn: one === language,
        to: to(one),
      }))}
    />
  );
};
