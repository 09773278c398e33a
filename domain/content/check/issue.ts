/**
 * Something that the check before publishing found. Errors block; `field` leads to where it is, such as `blocks.2.heading`.
 * `message` says it beside its field, where the title would repeat the name of the field.
 */
export type Issue = { level: "error" | "warning"; field: string; title: string; text: string; message?: string };

export const error = (field: string, title: string, text = ""): Issue => ({ level: "error", field, title, text });

export const warning = (field: string, title: string, text: string): Issue => ({
  level: "warning",
  field,
  title,
  text,
});
