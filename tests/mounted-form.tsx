import { PlainField, type PlainForm } from "#app/cms/fields/controls.tsx";
import { FormStoreContext, openFormStore } from "#app/cms/fields/state/form-store.ts";
import type { FieldComponent } from "#app/cms/fields/state/use-field.ts";
import type { DocumentType } from "#domain/content/document-types.ts";
import type { Data } from "#domain/content/fields/structure.ts";
import { blankDocument, formOf } from "#domain/content/form/document-form.ts";
import { type Answers, mounted } from "./mounted.tsx";

/** Without those that only an editor has: address, text, blocks. */
const Field: FieldComponent = ({ form, place }) =>
  ["address", "rich-text", "blocks"].includes(form.control) ? null : (
    <PlainField form={form as PlainForm} place={place} field={Field} />
  );

type Given = { type: DocumentType; data?: Data; answers?: Answers; store?: Partial<ReturnType<typeof openFormStore>> };

/** The fields of a type of document, without an editor around them, and the store that they write to. */
export const mountedForm = async ({ type, data, answers, store: more }: Given) => {
  const store = { ...openFormStore(type, { ...blankDocument(type, "2026-11-20"), ...data }), ...more };
  const form = await mounted(
    () => (
      <FormStoreContext value={store}>
        {formOf(type).fields.map(({ name, form }) => (
          <Field key={name} form={form} place={[name]} />
        ))}
      </FormStoreContext>
    ),
    { answers },
  );
  return { ...form, store, value: () => store.draft.get() };
};
