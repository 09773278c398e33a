import { services } from "#domain/enquiries/enquiry.ts";

/** The contact page with the service of a page chosen, where the form knows that service by the page's last word. */
export const contactPath = (path: string): string => {
  const word = path.split("/").at(-1) ?? "";
  return Object.hasOwn(services, word) ? `/contact?service=${word}` : "/contact";
};
