import { createContext, useContext } from "react";
import { useFetcher } from "react-router";
import { withoutSigns } from "#domain/content/fields/rich-text/rich-text.ts";
import { type Form, isLeaf } from "#domain/content/fields/structure.ts";
import { type Place, placeKey, valueAt } from "#domain/content/form/place.ts";
import { wordsOf } from "#domain/content/form/words.ts";
import type { Original } from "#domain/content/translation/beside-original.server.ts";
import type { OriginalChange } from "#domain/content/translation/in-step/original-changes.ts";
import { isShared } from "#domain/content/translation/words/shared.ts";
import { languages } from "#domain/languages.ts";
import { useFocusField } from "../fields/state/use-field.ts";
import { ChangeWords } from "../history/change-words.tsx";
import { Button, waiting } from "../parts/button.tsx";

/** The original at the side of a translation, `document`; null for what is none. Fields that changed show it even where it is not shown. */
export const OriginalContext = createContext<{ document: string; original: Original | null; isShown: boolean }>({
  document: "",
  original: null,
  isShown: false,
});

/** What changed in the text of a field since the translation was in step; undefined where nothing did. */
export const useOriginalChange = (place: Place): OriginalChange | undefined => {
  const key = placeKey(place);
  return useContext(OriginalContext).original?.changes.find(
    (one) => one.what === "text" && placeKey(one.place) === key,
  );
};

/** What the original says in a field; nothing outside translations, and for what all languages share. */
export const OriginalField = ({ form, place }: { form: Form; place: Place }) => {
  const { document, original, isShown } = useContext(OriginalContext);
  const change = useOriginalChange(place);
  if (!original || !isLeaf(form) || form.control === "address" || isShared(form)) return null;
  const { name, locale } = languages[original.language];
  if (change) return <Changed id={document} change={change} original={original} name={name} />;
  const words = isShown ? withoutSigns(wordsOf(form, valueAt(original.data, place))) : "";
  if (words === "") return null;
  return (
    <div className="original field-wide">
      <p className="original-name">{name}</p>
      <p className="original-words" lang={locale}>
        {words}
      </p>
    </div>
  );
};

type Props = { id: string; change: OriginalChange; original: Original; name: string };

/** The button is no form of its own: Settings are one, and a form in a form is not parsed. */
const Changed = ({ id, change, original, name }: Props) => {
  const fetcher = useFetcher();
  const focusField = useFocusField();
  const sent = { seen: original.seen, place: placeKey(change.place) };
  const done = () => {
    void fetcher.submit(sent, { method: "post", action: `/cms/edit/${id}/in-step` });
    focusField(change.place); // The button goes with the answer.
  };
  return (
    <div className="original is-changed field-wide">
      <p className="original-name">{name}, changed since</p>
      <div lang={languages[original.language].locale}>
        <ChangeWords words={change.words} />
      </div>
      <Button
        name="Done"
        about={`with ${change.where.join(", ")}`}
        icon="check"
        small
        onClick={done}
        {...waiting(fetcher.state !== "idle")}
      />
    </div>
  );
};
