import type { ComponentType } from "react";
import type { Form } from "#domain/content/fields/structure.ts";
import type { Place } from "#domain/content/form/place.ts";

/** The switch over all controls, handed to those that hold others, so that no two modules import each other. */
export type FieldComponent = ComponentType<{ form: Form; place: Place }>;
