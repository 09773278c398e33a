import type { FormOf } from "#domain/content/fields/structure.ts";
import type { Place } from "#domain/content/form/place.ts";
import { tagsIn } from "#domain/formats/tag.ts";
import { FieldBox } from "../parts/form/field-box.tsx";
import { TagBox } from "../parts/form/tag-box.tsx";
import { useFormStore } from "./state/form-store.ts";
import { useField } from "./state/use-field.ts";

export const TagsField = ({ form, place }: { form: FormOf<"tags">; place: Place }) => {
  const { tags: known } = useFormStore();
  const { value, set, box, control } = useField<unknown>(form, place);
  const names = tagsIn(value).map(({ name }) => name);
  return (
    <FieldBox {...box} wide>
      <TagBox names={names} known={known} most={form.max} onChange={set} control={control} />
    </FieldBox>
  );
};
