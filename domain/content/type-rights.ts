import { type Actor, demand, type Right } from "../staff/rights.ts";
import type { System } from "../staff/system.ts";
import { type DocumentType, singletons } from "./document-types.ts";

/** The right that documents of a type need. */
export const rightOf = (type: DocumentType): Right => (type === "settings" || type === "seo" ? type : "content");

/** Throws NotAllowed when the actor may not change documents of this type. */
export const demandType = (actor: Actor | System, type: DocumentType): void => demand(actor, rightOf(type));

/** True for types of which there is exactly one document: it can't be added, moved, unpublished or thrown away. */
export const isSingleton = (type: DocumentType): boolean => (singletons as readonly DocumentType[]).includes(type);
