export type SchemaNode = { "@type": string; [property: string]: unknown };

export type PageAddress = { publicUrl: string; canonical: string };

/** The company's own address in the graph; the entities of every page refer to it. */
export const organizationId = (publicUrl: string): string => `${publicUrl}/#organization`;
