import type { Form, FormOf } from "#domain/content/fields/structure.ts";
import { formOf } from "#domain/content/form/document-form.ts";
import type { BlockView } from "#domain/content/published/site-view.ts";
import { wordingOf } from "#domain/words/catalogues.ts";

/** What a field may hold: all of it with a name of its own, or as little as the schema takes. */
const filled = (form: Form, name: string, isFull: boolean): unknown => {
  const isNeeded = isFull || ("required" in form && form.required);
  switch (form.control) {
    case "group":
      return filledFields(form, name, isFull);
    case "list":
      return Array.from({ length: isFull ? 2 : form.min }, (_, at) => filled(form.item, `${name}-${at + 1}`, isFull));
    case "line":
      return isNeeded ? (form.email ? `${name}@example.org` : name) : "";
    case "text":
      return isNeeded ? `${name} one\n\n${name} two` : "";
    case "rich-text":
      return { type: "doc", content: isNeeded ? [{ type: "paragraph", content: [{ type: "text", text: name }] }] : [] };
    case "link":
      return isNeeded ? `/${name}` : "";
    case "picture":
    case "file":
      return isNeeded ? name : "";
    case "choice":
    case "icon":
      return isFull ? form.options.at(-1) : form.options[0];
    case "toggle":
      return isFull;
    case "number":
      return isFull ? form.max : form.min;
    case "day":
      return "2026-01-31";
    case "color":
      return "#0f5c4d";
    case "references":
    case "tags":
    case "blocks":
      return [];
    default:
      return "";
  }
};

/** The fields of a form, each named by itself; `isFull`: all that they take, otherwise as little as the schema lets. */
export const filledFields = ({ fields }: Pick<FormOf<"group">, "fields">, prefix: string, isFull: boolean) =>
  Object.fromEntries(fields.map(({ name, form }) => [name, filled(form, `${prefix}${name}`, isFull)]));

const two = (type: Parameters<typeof formOf>[0]) =>
  ["a", "b"].map((id) => ({
    ...filledFields(formOf(type), `${type}-${id}-`, true),
    ...{ id, path: `/${type}/${id}`, author: `author-${id}`, tags: [{ name: `tag-${id}`, path: `/blog/tag/${id}` }] },
  }));

const files = new Proxy(
  {},
  { get: (_, id: string) => id && { id, name: `name of ${id}`, href: `/files/${id}.pdf`, bytes: 9_000, pages: 2 } },
);

const pictures = new Proxy(
  {},
  {
    get: (_, id: string) =>
      id && {
        ...{ src: `/media/${id}.webp`, sources: [], width: 4, height: 3, alt: `alt of ${id}` },
        focus: { x: 50, y: 50 },
      },
  },
);

/** All that a page may show beside its own fields: two of each, and any picture or file that is asked for. */
export const filledView = (isFull: boolean) => {
  const settings = filledFields(formOf("settings"), "", true) as { contact: object; form: object };
  const services = two("service").map((one) => ({ ...one, ...("card" in one ? (one.card as object) : {}) }));
  return {
    ...wordingOf("en"),
    settings: { ...settings, contact: { ...settings.contact, mailbox: { user: "info", host: "example.org" } } },
    ...{ pictures, files, services, projects: two("project"), posts: two("post"), members: two("member") },
    ...{
      testimonials: two("testimonial"),
      positions: two("position"),
      marks: [],
      humanCheck: { provider: "altcha" },
      nameRule: "letters",
      enquiryLimit: { most: 15, windowMs: 3_600_000 },
    },
    ...{ postsPage: { number: 2, count: 3, path: "/blog" }, post: null, still: !isFull },
  } as unknown as BlockView;
};
