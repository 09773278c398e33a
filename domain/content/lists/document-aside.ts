/** What stands under a title in a list: the address, or what else tells a document apart. `data` may be unfinished. */
export const asideOf = (path: string | null, data: object): string => {
  const texts = data as Record<string, unknown>;
  const text = (key: string) => (typeof texts[key] === "string" ? (texts[key] as string) : "");
  return path ?? (text("path") || text("role") || text("position"));
};
