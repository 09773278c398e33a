import { useContext } from "react";
import { useLoaderData } from "react-router";
import type { DraftView } from "#domain/content/drafts/edit-draft.server.ts";
import type { RichTextNode } from "#domain/content/fields/rich-text/rich-text-node.ts";
import type { Form, FormOf, NamedForm } from "#domain/content/fields/structure.ts";
import { isExample } from "#domain/content/form/example.ts";
import { type Place, valueAt } from "#domain/content/form/place.ts";
import { inOneLine } from "#domain/content/form/words.ts";
import { PlainField } from "../fields/controls.tsx";
import { useDerived, useFormStore, useIssueCount } from "../fields/state/form-store.ts";
import { useFocusField } from "../fields/state/use-field.ts";
import { DayField } from "../fields/text.tsx";
import { Icon } from "../parts/icon/icon.tsx";
import { fullMoment } from "../parts/moment.tsx";
import { OriginalContext, OriginalField, useOriginalChange } from "../translations/original-field.tsx";
import { AddressField } from "./address-field.tsx";
import { OriginalText } from "./beside/original-text.tsx";
import { BlocksField } from "./blocks/blocks-field.tsx";
import { LateText } from "./rich-text/late-text.tsx";
import { useEditing } from "./state/editing.ts";

export const EditorForm = () => {
  const { form } = useEditing();
  const own = form.fields.filter(
    ({ form: { control, aside } }) => control !== "group" && control !== "blocks" && !aside,
  );
  const aside = form.fields.filter((field) => field.form.aside);
  const text = own.findIndex(({ form: { control } }) => control === "rich-text");
  const above = text < 0 ? own.length : text;
  const blocks = form.fields.filter(({ form: { control } }) => control === "blocks");
  const groups = form.fields.filter(({ form: { control } }) => control === "group");
  return (
    <div className="editor-form">
      <IssueSummary />
      <div className="fields">
        <FormFields fields={own.slice(0, above)} />
        {aside.length > 0 && <Aside fields={aside} />}
        <FormFields fields={[...own.slice(above), ...blocks, ...groups]} />
      </div>
    </div>
  );
};

const FormFields = ({ fields }: { fields: NamedForm[] }) =>
  fields.map(({ name, form }) => <FormField key={name} form={form} place={[name]} />);

/** Folded away, so that the text begins in sight. */
const Aside = ({ fields }: { fields: NamedForm[] }) => (
  <details className="group field-wide">
    <summary className="group-head">
      <Icon name="right" />
      {inList.format(fields.map(({ form }, at) => (at === 0 ? form.label : form.label.toLowerCase())))}
      <span className="group-said">
        {fields.map(({ name, form }) => (
          <Said key={name} form={form} place={[name]} />
        ))}
      </span>
    </summary>
    <div className="fields">
      <FormFields fields={fields} />
    </div>
  </details>
);

const inList = new Intl.ListFormat("en", { type: "conjunction" });

/** What a field that is folded away holds, in a word, and that there is something to put right. */
const Said = ({ form, place }: { form: Form; place: Place }) => {
  const { targets } = useFormStore();
  const nameOf = (id: string) =>
    Object.values(targets)
      .flat()
      .find((target) => target.id === id)?.title ?? "";
  const words = useDerived(place, (value) => (form.control === "picture" ? "" : inOneLine(form, value, nameOf)));
  const wrong = useIssueCount(place) > 0;
  if (!wrong) return words && <span>{words}</span>;
  return (
    <span className="group-wrong">
      <Icon name="warn" />
      {form.label}
    </span>
  );
};

/** A field, and below it what the original of a translation says there. */
const FormField = (field: { form: Form; place: Place }) => (
  <>
    <OwnField {...field} />
    {field.form.control !== "rich-text" && <OriginalField {...field} />}
  </>
);

const OwnField = ({ form, place }: { form: Form; place: Place }) => {
  switch (form.control) {
    case "address":
      return <AddressField form={form} place={place} />;
    case "day":
      return place[0] === "publishedOn" ? (
        <DateOfPost form={form} place={place} />
      ) : (
        <DayField form={form} place={place} />
      );
    case "rich-text":
      return <Text form={form} place={place} />;
    case "blocks":
      return <BlocksField form={form} place={place} field={FormField} />;
    default:
      return <PlainField form={form} place={place} field={FormField} />;
  }
};

/** Says of a text that it is an example still, and has what its original says in sight while it is written. */
const Text = ({ form, place }: { form: FormOf<"rich-text">; place: Place }) => {
  const label = useDerived(place, (value) => (isExample(form, value) ? `${form.label} (example)` : form.label));
  const { original, isShown } = useContext(OriginalContext);
  const theirs = original && valueAt(original.data, place);
  const isChanged = useOriginalChange(place) !== undefined;
  const text = isShown && theirs ? (theirs as RichTextNode) : null;
  const beside = (
    <>
      {isChanged && <OriginalField form={form} place={place} />}
      {original && text && !isChanged && <OriginalText value={text} language={original.language} place={place} />}
    </>
  );
  return <LateText form={{ ...form, label }} place={place} beside={isChanged || text ? beside : null} />;
};

/** Says what a schedule makes of the date, as `planOne` does. */
const DateOfPost = ({ form, place }: { form: FormOf<"day">; place: Place }) => {
  const { publishAt, published } = useLoaderData<{ draft: DraftView }>().draft;
  const help = publishAt === null ? "A schedule sets it to the day it goes live" : `Goes live ${fullMoment(publishAt)}`;
  return <DayField form={published === null ? { ...form, help } : form} place={place} />;
};

const IssueSummary = () => {
  const { hints } = useFormStore();
  const count = useIssueCount([]);
  const focusField = useFocusField();
  if (count === 0) return null;
  const show = () => {
    hints.showAll();
    const [first] = hints.issues.get().values();
    if (first) focusField(first.place);
  };
  return (
    <p className="to-put-right">
      <Icon name="warn" />
      <span>
        {count === 1 ? "One field" : `${count} fields`} to fill in or put right before this can go live. Drafts are
        saved all the same.
      </span>
      <button type="button" className="do" onClick={show}>
        Show
      </button>
    </p>
  );
};
