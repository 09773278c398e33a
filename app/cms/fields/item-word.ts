/** What one item of a list is called: "Slides" and "Case studies" give "Slide" and "Case study". */
export const itemWord = (list: string): string =>
  (list.endsWith("ies") ? `${list.slice(0, -3)}y` : list.replace(/([^s])s$/, "$1")) || "Item";
