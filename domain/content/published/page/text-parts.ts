import { nodesIn } from "../../fields/rich-text/rich-text.ts";
import type { RichTextNode } from "../../fields/rich-text/rich-text-node.ts";
import { videoAt } from "../../fields/rich-text/video.ts";
import { fieldsIn } from "../../form/fields-in.ts";
import type { Published } from "../published-document.server.ts";

const found = new WeakMap<object, RichTextNode[]>();

/** All parts of the rich texts that a page shows. Found once per revision: pages share its data. */
const partsOf = ({ type, data }: Published): RichTextNode[] => {
  const parts =
    found.get(data) ??
    fieldsIn(type, data).flatMap(({ form, hidden, value }) =>
      form.control === "rich-text" && !hidden ? nodesIn(value) : [],
    );
  found.set(data, parts);
  return parts;
};

/** The kinds of these parts, each once. */
export const textPartsOn = (page: Published): string[] => [...new Set(partsOf(page).map(({ type }) => type))];

/** The hosts of the videos on a page, which it may frame. */
export const videoHosts = (page: Published): string[] => [
  ...new Set(
    partsOf(page).flatMap(({ type, attrs }) => {
      const video = type === "video" ? videoAt(String(attrs?.address)) : null;
      return video ? [new URL(video.player).origin] : [];
    }),
  ),
];
