/** The documents that a block names, in its order; all of them where it names none. Ids that are gone are left out. */
export const chosen = <T extends { id: string }>(ids: string[], all: T[]): T[] =>
  ids.length === 0 ? all : ids.flatMap((id) => all.find((item) => item.id === id) ?? []);
