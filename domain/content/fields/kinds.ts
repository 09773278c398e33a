import { addressKind } from "./address.ts";
import { choiceKind, iconKind, toggleKind } from "./choice.ts";
import { colorKind } from "./color.ts";
import { dayKind } from "./day.ts";
import { fileKind } from "./file.ts";
import type { Kind } from "./kind.ts";
import { linkKind } from "./link.ts";
import { numberKind } from "./number.ts";
import { pictureAddressKind, pictureKind } from "./picture.ts";
import { referencesKind } from "./references.ts";
import { richTextKind } from "./rich-text.ts";
import { tagsKind } from "./tags.ts";
import { lineKind, textKind } from "./text.ts";

/** Every kind of field that holds a value itself, by its control. A new one is a line here and one in `app/cms/fields/controls.ts`. */
const kinds = {
  line: lineKind,
  text: textKind,
  "rich-text": richTextKind,
  address: addressKind,
  link: linkKind,
  picture: pictureKind,
  "picture-address": pictureAddressKind,
  file: fileKind,
  references: referencesKind,
  tags: tagsKind,
  choice: choiceKind,
  icon: iconKind,
  toggle: toggleKind,
  number: numberKind,
  day: dayKind,
  color: colorKind,
};

type FormOfKind<K> = K extends Kind<infer F> ? F : never;

export type LeafForm = FormOfKind<(typeof kinds)[keyof typeof kinds]>;

export const kindOf = <F extends LeafForm>(form: F): Kind<F> => kinds[form.control] as unknown as Kind<F>;
