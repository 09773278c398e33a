import type { DataOf } from "./document-types.ts";

/** What visitors may choose in the contact form. `word` names it in addresses and in what the form sends, and is unique. */
export type FormService = { word: string; name: string; service: string | null };

type Option = Pick<DataOf<"settings">["form"]["services"][number], "name" | "word" | "service">;
type Settings = { form: { services: Option[] } };
type Shown = { settings: Settings; words: { paths: { contact: string } } };

/** In the order of Settings. A word that is missing is made from the name, a second one of its kind is numbered. */
export const formServices = ({ form }: Settings): FormService[] => {
  const taken = new Set<string>();
  return form.services.map(({ name, word, service }) => {
    const own = free(word || wordOf(name), taken);
    taken.add(own);
    return { word: own, name, service: service[0] ?? null };
  });
};

const free = (word: string, taken: ReadonlySet<string>): string => {
  let [one, number] = [word, 1];
  while (taken.has(one)) one = `${word}-${++number}`;
  return one;
};

const wordOf = (name: string): string =>
  name
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, "-")
    .replace(/^-+|-+$/g, "") || "service";

const CAREERS = "careers";

/** The contact page where somebody applies for a position: with "Careers" chosen where the form offers it, and the title as what it is about. */
export const applyPath = ({ settings, words: { paths } }: Shown, position: string): string => {
  const offered = formServices(settings).find(({ word }) => word === CAREERS);
  return aboutPath(offered ? `${paths.contact}?service=${CAREERS}` : paths.contact, position);
};

/** A link to the form that begins the message with what it is about. A link to elsewhere stays as it is. */
export const aboutPath = (link: string, title: string): string => {
  if (!/^\/[^#]*$/.test(link)) return link;
  const words = title.replace(/\p{Cf}/gu, ""); // in previews a text carries the name of its field, unseen
  return `${link}${link.includes("?") ? "&" : "?"}about=${encodeURIComponent(words)}`;
};

/** The contact page with this service chosen, where the form offers it. */
export const contactPath = ({ settings, words: { paths } }: Shown, service: string): string => {
  const offered = formServices(settings).find((one) => one.service === service);
  return offered ? `${paths.contact}?service=${encodeURIComponent(offered.word)}` : paths.contact;
};
