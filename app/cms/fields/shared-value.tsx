import { createContext, useContext } from "react";
import type { Form } from "#domain/content/fields/structure.ts";
import { isHiddenSwitch, rootField } from "#domain/content/form/fields-in.ts";
import type { Place } from "#domain/content/form/place.ts";
import { inOneLine } from "#domain/content/form/words.ts";
import { isShared } from "#domain/content/translation/words/shared.ts";
import { type Language, languages } from "#domain/languages.ts";
import { useDerived } from "./state/form-store.ts";

/** Where a form is that of a translation: the language in which what all languages share is changed. */
export const SharedFromContext = createContext<Language | null>(null);

export const useSharedFrom = (form: Form): Language | null => {
  const from = useContext(SharedFromContext);
  return from !== null && isShared(form) ? from : null;
};

/** A value that this form can't change, with the reason. */
export const SharedValue = ({ form, place, from }: { form: Form; place: Place; from: Language }) => {
  const lines = useDerived(place, (value) =>
    form.control === "group"
      ? rootField(form, value)
          .parts.filter((part) => !isHiddenSwitch(part))
          .map((part) => `${part.form.label}: ${inOneLine(part.form, part.value) || "none"}`)
      : [inOneLine(form, value) || "None"],
  );
  return (
    <div className="field field-wide">
      <p className="field-label">{form.label}</p>
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
      <p className="field-help">The same in all languages: change it in {languages[from].name}</p>
    </div>
  );
};
