import * as z from "zod";
import { textOf } from "../../../json.ts";
import { type FieldBase, field, type Kind, markedWhole, oneIn } from "./kind.ts";
import type { TextOptions, TextSchema } from "./text.ts";

/** `video`: only the address of a video fits. */
export type LinkForm = FieldBase & { control: "link"; required: boolean; video?: boolean };

/** Browsers read a backslash as a slash: "/\host" leads to another site as "//host" does. */
const LINK = /^(\/(?![/\\\t\n\r])|https?:\/\/|tel:|mailto:|#)/;
const LINK_HINT = "Start with / for a page of this site, or with https://, tel: or mailto:";

/** Where a button or a link leads: a path of this site, a web address, an anchor, or `tel:` and `mailto:`. */
export const link = <O extends TextOptions>(label: string, options: O = {} as O): TextSchema<O> => {
  const { help, optional = false } = options;
  const target = z.string().trim().max(500, "At most 500 characters");
  const schema = optional
    ? target.refine((value) => value === "" || LINK.test(value), LINK_HINT).default("")
    : target.regex(LINK, LINK_HINT);
  const form: LinkForm = { control: "link", label, help, required: !optional };
  return field(schema, form) as TextSchema<O>;
};

export const linkKind: Kind<LinkForm> = {
  blank: () => "",
  fit: (_, value) => (LINK.test(textOf(value)) ? value : ""),
  words: textOf,
  translated: true,
  links: oneIn,
  marked: markedWhole,
};
