import * as z from "zod";

/** What the editor shows for a field. The schemas below carry it as Zod metadata; the form of the CMS is made from it. */
export type FieldMeta = {
  label: string;
  help?: string;
  control?:
    | "line"
    | "text"
    | "rich-text"
    | "picture"
    | "link"
    | "icon"
    | "number"
    | "date"
    | "choice"
    | "switch"
    | "references";
  /** For `references`: the document type that may be picked. */
  of?: string;
};

type TextOptions = { max?: number; help?: string; optional?: boolean };

type TextSchema<O extends TextOptions> = O extends { optional: true } ? z.ZodDefault<z.ZodString> : z.ZodString;

const limited = (max: number, { optional }: TextOptions): z.ZodType =>
  optional
    ? z.string().trim().max(max, `At most ${max} characters`).default("")
    : z.string().trim().min(1, "This field is required").max(max, `At most ${max} characters`);

const withMeta = <T extends z.ZodType>(schema: T, meta: FieldMeta): T => schema.meta(meta as Record<string, unknown>);

/** One line of plain text. `max` counts characters (default 120). */
export const line = <O extends TextOptions>(label: string, options: O = {} as O): TextSchema<O> =>
  withMeta(limited(options.max ?? 120, options), { label, help: options.help, control: "line" }) as TextSchema<O>;

/** Plain text in paragraphs; an empty line starts a new one. `max` counts characters (default 600). */
export const text = <O extends TextOptions>(label: string, options: O = {} as O): TextSchema<O> =>
  withMeta(limited(options.max ?? 600, options), { label, help: options.help, control: "text" }) as TextSchema<O>;

const LINK = /^(\/(?!\/)|https?:\/\/|tel:|mailto:|#)/;
const LINK_HINT = "Start with / for a page of this site, or with https://, tel: or mailto:";

/** Where a button or a link leads: a path of this site, a web address, or `tel:` and `mailto:`. */
export const link = <O extends TextOptions>(label: string, options: O = {} as O): TextSchema<O> => {
  const target = z.string().trim().max(500, "At most 500 characters");
  const schema = options.optional
    ? target.refine((value) => value === "" || LINK.test(value), LINK_HINT).default("")
    : target.regex(LINK, LINK_HINT);
  return withMeta(schema, { label, help: options.help, control: "link" }) as TextSchema<O>;
};

/** The id of a picture in the media library. */
export const picture = <O extends TextOptions>(label: string, options: O = {} as O): TextSchema<O> => {
  const schema = options.optional ? z.string().max(80).default("") : z.string().min(1, "Choose a picture").max(80);
  return withMeta(schema, { label, help: options.help, control: "picture" }) as TextSchema<O>;
};

/** Ids of documents of one type, in the order in which they are shown. */
export const references = (label: string, of: string, help?: string) =>
  withMeta(z.array(z.string().min(1).max(80)).max(100).default([]), { label, help, of, control: "references" });

/** One of a few named values. */
export const choice = <const T extends readonly [string, ...string[]]>(label: string, values: T, help?: string) =>
  withMeta(z.enum(values), { label, help, control: "choice" });

/** On or off. */
export const toggle = (label: string, initial: boolean, help?: string) =>
  withMeta(z.boolean().default(initial), { label, help, control: "switch" });

/** A whole number within bounds. */
export const wholeNumber = (label: string, min: number, max: number, help?: string) =>
  withMeta(z.number().int().min(min).max(max), { label, help, control: "number" });

/** A calendar day as YYYY-MM-DD. */
export const day = (label: string, help?: string) =>
  withMeta(z.iso.date("Write the day as YYYY-MM-DD"), { label, help, control: "date" });

/** A list of items of one shape. */
export const list = <T extends z.ZodType>(
  label: string,
  item: T,
  { min = 0, max = 50 }: { min?: number; max?: number } = {},
) => withMeta(z.array(item).min(min, `At least ${min}`).max(max, `At most ${max}`), { label });

/** A named group of fields. */
export const group = <T extends z.ZodRawShape>(label: string, shape: T) => withMeta(z.object(shape), { label });
