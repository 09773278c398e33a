export type SchemaNode = { "@type": string; [property: string]: unknown };

export type PageAddress = { publicUrl: string; canonical: string };

export const organizationId = (publicUrl: string): string => `${publicUrl}/#organization`;
