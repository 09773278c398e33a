import { addressKind } from "./kinds/address.ts";
import { choiceKind } from "./kinds/choice.ts";
import { colorKind } from "./kinds/color.ts";
import { dayKind } from "./kinds/day.ts";
import { fileKind } from "./kinds/file.ts";
import { iconKind } from "./kinds/icon.ts";
import type { Kind } from "./kinds/kind.ts";
import { linkKind } from "./kinds/link.ts";
import { numberKind } from "./kinds/number.ts";
import { pictureAddressKind, pictureKind } from "./kinds/picture.ts";
import { referencesKind } from "./kinds/references.ts";
import { tagsKind } from "./kinds/tags.ts";
import { lineKind, textKind } from "./kinds/text.ts";
import { toggleKind } from "./kinds/toggle.ts";
import { richTextKind } from "./rich-text/rich-text.ts";

/** Every kind of field that holds a value itself, by its control. A new one is a line here and one in `app/cms/fields/controls.tsx`. */
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

type LeafForms = { [C in keyof typeof kinds]: (typeof kinds)[C] extends Kind<infer F> ? F : never };

export type LeafForm = LeafForms[keyof LeafForms];

const kindsByControl: { [C in keyof LeafForms]: Kind<LeafForms[C]> } = kinds;

export const kindOf = <C extends keyof LeafForms>(form: LeafForms[C] & { control: C }): Kind<LeafForms[C]> =>
  kindsByControl[form.control];
