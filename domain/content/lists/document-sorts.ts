/** The ways to sort a list of documents, in the words that staff read. */
export const sorts = {
  order: "Own order",
  changed: "Last changed",
  published: "Last published",
  title: "Title, A to Z",
} as const;

export type DocumentSort = keyof typeof sorts;

/** True for the name of a sort, as an address or a form gives it. */
export const isSort = (text: string): text is DocumentSort => Object.hasOwn(sorts, text);
