import { type Block, block } from "../../blocks/block.ts";
import type { DocumentType } from "../../document-types.ts";
import type { ListedType } from "../../fields/kinds/references.ts";
import { type BlockForm, blockFormOf, type Form } from "../../fields/structure.ts";
import { picturesIn } from "../../form/fields-in.ts";
import { kinds as types } from "../../kinds.ts";
import type { Published } from "../published-document.server.ts";

const kinds = new Map<string, BlockForm>(block.options.map(blockFormOf).map((kind) => [kind.type, kind]));

export const opensPage = ({ type }: Block): boolean => kinds.get(type)?.opensPage === true;

/** The id of the picture at the top of a document's screen, for the preload; "" for none. */
export const openingPicture = (document: Published): string => {
  switch (document.type) {
    case "page":
      return firstPictureOf(document.data.blocks.find((block) => !block.hidden));
    case "service":
    case "project":
    case "post":
      return document.data.picture;
    default:
      return "";
  }
};

const firstPictureOf = (opening: Block | undefined): string => {
  if (!opening || !opensPage(opening)) return "";
  return picturesIn("page", { blocks: [opening] })[0] ?? "";
};

/** The types that blocks show: those declared beside their schemas, and those their reference fields target. */
export const listedTypes = (blocks: Block[]): ListedType[] => blocks.flatMap(({ type }) => listed.get(type) ?? []);

const targetsOf = (form: Form): ListedType[] => {
  if (form.control === "references") return [form.of];
  if (form.control === "list") return targetsOf(form.item);
  return form.control === "group" ? form.fields.flatMap((part) => targetsOf(part.form)) : [];
};

const listed = new Map([...kinds].map(([type, form]) => [type, [...(form.lists ?? []), ...targetsOf(form)]]));

/** The first page on which a document without an address of its own is shown; for what is shown everywhere the home page. */
export const hostPage = (pages: Published[], type: DocumentType): Published | undefined =>
  pages.find((page) => (types[type].shown === "everywhere" ? page.path === "/" : hostBlock(page, type)));

/** Whether its page shows the contact form, which runs the human check. */
export const asksHuman = (page: Published): boolean =>
  page.type === "page" && page.data.blocks.some(({ type, hidden }) => type === "contact" && !hidden);

/** The first visible block of a page that shows documents of a type. */
export const hostBlock = (page: Published, type: DocumentType): Block | undefined =>
  page.type === "page"
    ? page.data.blocks.find((block) => !block.hidden && listedTypes([block]).some((listed) => listed === type))
    : undefined;
