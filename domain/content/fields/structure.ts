import * as z from "zod";
import { type FieldBase, field, notedOn } from "./kinds/kind.ts";
import type { ListedType } from "./kinds/references.ts";
import { toggle } from "./kinds/toggle.ts";
import type { LeafForm } from "./kinds.ts";

/** A field, a group of fields or a list, as the editor shows it. Plain data: it can be sent to a browser. */
export type Form = LeafForm | GroupForm | BlockForm | ListForm | BlocksForm;

/** Whether it holds a value itself, and is no group, list or blocks. */
export const isLeaf = (form: Form): form is LeafForm =>
  form.control !== "group" && form.control !== "list" && form.control !== "blocks";

export type FormOf<C extends Form["control"]> = Extract<Form, { control: C }>;

export type NamedForm = { name: string; form: Form };

type GroupForm = FieldBase & { control: "group"; fields: NamedForm[] };

/** `one` is what an item is called: "Slides" hold a "Slide". */
type ListForm = FieldBase & {
  control: "list";
  item: Form;
  one: string;
  min: number;
  max: number;
  /** How many items it has in a new block. */
  examples: number;
};

type BlocksForm = FieldBase & { control: "blocks"; kinds: BlockForm[]; max: number };

export type BlockForm = GroupForm & BlockMeta;

/** What blocks are, in the order in which they are offered. */
export const blockGroups = ["Openings", "Texts", "Facts", "Lists", "Contact"] as const;

type BlockMeta = {
  type: string;
  /** None for a kind that the site no longer has. */
  group?: (typeof blockGroups)[number];
  opensPage?: boolean;
  anchor?: string;
  lists?: ListedType[];
  /** The site no longer has this kind: visitors see nothing of it, staff its text. */
  gone?: boolean;
};

export type Data = Record<string, unknown>;

export type BlockData = Data & { type: string; id: string; hidden?: boolean };

/** A named group of fields. As an item of a list, its name is what an item is called. */
export const group = <T extends z.ZodRawShape>(label: string, shape: T) => {
  const form: GroupForm = { control: "group", label, fields: fieldsOf(shape) };
  return field(z.object(shape), form);
};

export const list = <T extends z.ZodType>(
  label: string,
  item: T,
  { min = 0, max = 50, examples = min, one }: { min?: number; max?: number; examples?: number; one?: string } = {},
) => {
  const [form, noted] = [describe(item), notedOn(item)];
  const named = noted?.control === "group" ? noted.label : singular(label);
  const own: ListForm = { control: "list", label, item: form, one: one ?? named, min, max, examples };
  return field(z.array(item).min(min, `At least ${min}`).max(max, `At most ${max}`), own);
};

/** "Slides" and "Case studies" give "Slide" and "Case study". */
const singular = (label: string): string =>
  label.endsWith("ies") ? `${label.slice(0, -3)}y` : label.replace(/([^s])s$/, "$1");

const blockMetas = new WeakMap<z.core.$ZodType, BlockMeta & { label: string }>();

export const hiddenSwitch = toggle("Hidden on the site", false);

/** What every block has; its id stays the same while it is moved and edited. */
export const blockBase = <const T extends string>(
  type: T,
  label: string,
  meta: Omit<BlockMeta, "type"> & Required<Pick<BlockMeta, "group">>,
) => {
  const literal = z.literal(type);
  // An object that is extended is another schema; its `type` stays the same.
  blockMetas.set(literal, { ...meta, type, label });
  return z.object({ type: literal, id: z.string().min(1).max(40), hidden: hiddenSwitch });
};

export const blocks = <T extends z.ZodType & { options: readonly z.core.$ZodType[] }>(
  label: string,
  block: T,
  { max }: { max: number },
) => {
  const form: BlocksForm = { control: "blocks", label, kinds: block.options.map(blockFormOf), max };
  return field(z.array(block).max(max, `At most ${max}`), form);
};

/** What the editor and the screens know of a kind of block, by its schema in the union. Throws for any other schema. */
export const blockFormOf = (schema: z.core.$ZodType): BlockForm => {
  if (!(schema instanceof z.ZodObject)) throw new Error("a block is an object");
  const { type, id: _, hidden: __, ...shape } = schema.shape;
  const meta = blockMetas.get(type);
  if (!meta) throw new Error("a block begins with blockBase");
  return { control: "group", fields: fieldsOf(shape), ...meta };
};

/** What the editor shows for a schema. Throws for a schema that no kind of field made. */
export const describe = (schema: z.core.$ZodType): Form => {
  const noted = notedOn(schema) as Form | undefined;
  if (noted) return noted;
  if (schema instanceof z.ZodObject) return { control: "group", label: "", fields: fieldsOf(schema.shape) };
  throw new Error(`no kind of field for ${schema._zod.def.type}`);
};

const fieldsOf = (shape: z.core.$ZodShape): NamedForm[] =>
  Object.entries(shape).map(([name, schema]) => ({ name, form: describe(schema) }));
