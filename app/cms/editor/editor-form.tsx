import { FormField } from "./form-field.tsx";
import { useEditing } from "./state/editing.ts";
import { ToPutRight } from "./to-put-right.tsx";

/** All fields of a document: plain ones first, then its blocks or lists, its search-engine fields last. */
export const EditorForm = () => {
  const { form } = useEditing();
  const own = form.fields.filter(({ form: { control } }) => control !== "group" && control !== "blocks");
  const blocks = form.fields.filter(({ form: { control } }) => control === "blocks");
  const groups = form.fields.filter(({ form: { control } }) => control === "group");
  return (
    <div className="editor-form">
      <ToPutRight />
      <div className="fields">
        {[...own, ...blocks, ...groups].map(({ name, form: field }) => (
          <FormField key={name} form={field} place={[name]} />
        ))}
      </div>
    </div>
  );
};
