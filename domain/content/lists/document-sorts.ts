export const sorts = {
  order: "Own order",
  changed: "Last changed",
  published: "Last published",
  title: "Title, A to Z",
} as const;

export type DocumentSort = keyof typeof sorts;

export const isSort = (text: string): text is DocumentSort => Object.hasOwn(sorts, text);
