import type * as z from "zod";
import type { DocumentType, documentTypes } from "#domain/content/document-types.ts";

/** A document of one type as a new installation receives it; its data is what an editor could have typed. */
export type SeedOf<T extends DocumentType> = { id: string; type: T; data: z.input<(typeof documentTypes)[T]> };
