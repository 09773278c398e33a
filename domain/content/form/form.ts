/** What stands above and below a control. */
type Words = { label: string; help?: string };

/** A member of the union for each control. */
type Of<C extends string, Own = unknown> = C extends unknown ? Words & { control: C } & Own : never;

/** A field, a group of fields or a list, as the editor shows it. Made from a schema by `form-of.ts`. */
export type Form =
  | Of<"line" | "text", { max: number | null; required: boolean }>
  | Of<"link" | "picture", { required: boolean }>
  | Of<"rich-text" | "date">
  | Of<"switch", { initial: boolean }>
  | Of<"number", { min: number; max: number }>
  | Of<"choice" | "icon", { options: readonly string[] }>
  | Of<"references", { of: string }>
  | Of<"group", { fields: NamedForm[] }>
  | Of<"list", { item: Form; min: number; max: number }>
  | Of<"blocks", { kinds: BlockForm[]; max: number }>;

/** A form of one control, such as `FormOf<"list">`. */
export type FormOf<C extends Form["control"]> = Extract<Form, { control: C }>;

export type NamedForm = { name: string; form: Form };

/** A kind of block: its type, its name and what may be filled in. `hidden` and `id` are not among the fields. */
export type BlockForm = { type: string; label: string; fields: NamedForm[] };

/** The data of a document, which may be an unfinished draft. */
export type Data = Record<string, unknown>;

/** A block as far as the editor needs to know it. */
export type BlockData = Data & { type: string; id: string; hidden?: boolean };
