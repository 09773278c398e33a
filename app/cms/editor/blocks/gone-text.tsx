import { withoutSigns } from "#domain/content/fields/rich-text.ts";
import type { BlockForm } from "#domain/content/fields/structure.ts";
import type { Place } from "#domain/content/form/place.ts";
import { wordsOf } from "#domain/content/form/words.ts";
import { useDerived } from "../../fields/state/form-store.ts";

export const GoneText = ({ form, place }: { form: BlockForm; place: Place }) => {
  const text = useDerived(place, (value) => withoutSigns(wordsOf(form, value)));
  return (
    <div className="block-fields block-gone">
      <p>The site no longer shows this kind of block. Its text stays here until you remove it.</p>
      <p className="block-gone-text">{text || "There is no text in it."}</p>
    </div>
  );
};
