/** The keys of a table in the order in which it is written, by their own type: for one that has no others than it says. */
export const keysOf = <K extends string>(table: Partial<Record<K, unknown>>): K[] => Object.keys(table) as K[];
