/** A thing of schema.org as JSON-LD. */
export type Thing = { "@type": string; [property: string]: unknown };

/** What of the whole site the things of a page refer to. */
export type Place = { publicUrl: string; canonical: string };

/** The company's own address in the graph; the things of every page refer to it. */
export const organizationId = (publicUrl: string): string => `${publicUrl}/#organization`;
