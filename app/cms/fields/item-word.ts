import type { FormOf } from "#domain/content/form/form.ts";

/** What one item of a list is called: as its group is, else "Slides" and "Case studies" give "Slide" and "Case study". */
export const itemWord = ({ item, label }: FormOf<"list">): string =>
  item.control === "group" && item.label !== "Item" ? item.label : singular(label);

const singular = (list: string): string =>
  (list.endsWith("ies") ? `${list.slice(0, -3)}y` : list.replace(/([^s])s$/, "$1")) || "Item";
