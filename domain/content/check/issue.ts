/** Something that the check before publishing found. Errors block; `field` leads to where it is, such as `blocks.2.heading`. */
export type Issue = { level: "error" | "warning"; field: string; title: string; text: string };
