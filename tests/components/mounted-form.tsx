import type { ReactNode } from "react";
import { PlainField, type PlainForm } from "#app/cms/fields/controls.tsx";
import { type FormStore, FormStoreContext, openFormStore } from "#app/cms/fields/state/form-store.ts";
import type { FieldComponent } from "#app/cms/fields/state/use-field.ts";
import type { DocumentType } from "#domain/content/document-types.ts";
import type { Data, NamedForm } from "#domain/content/fields/structure.ts";
import { blankDocument, formOf } from "#domain/content/form/document-form.ts";
import { type Answers, mounted } from "./mounted.tsx";

/** Without those that only an editor has: address, text, blocks. */
const Field: FieldComponent = ({ form, place }) =>
  ["address", "rich-text", "blocks"].includes(form.control) ? null : (
    <PlainField form={form as PlainForm} place={place} field={Field} />
  );

type Given = {
  type: DocumentType;
  data?: Data;
  answers?: Answers;
  store?: Partial<FormStore>;
  fields?: NamedForm[];
  /** What stands above the fields, within their form. */
  above?: ReactNode;
};

/** The fields of a type of document, or these, without an editor around them, and the store that they write to. */
export const mountedForm = async ({ type, data, answers, store: more, fields, above }: Given) => {
  const store = { ...openFormStore(type, { ...blankDocument(type, "2026-11-20"), ...data }), ...more };
  const form = await mounted(
    () => (
      <FormStoreContext value={store}>
        {above}
        {(fields ?? formOf(type).fields).map(({ name, form }) => (
          <Field key={name} form={form} place={[name]} />
        ))}
      </FormStoreContext>
    ),
    { answers },
  );
  return { ...form, store, value: () => store.draft.get() };
};
