import type { DocumentType } from "./document-types.ts";

const search = { title: "", description: "", picture: "" };
const empty = { type: "doc", content: [] };

/** What a new document of a type starts with: a draft that is not complete yet. `today` is the day as YYYY-MM-DD. */
export const emptyData = (type: DocumentType, today: string): object => {
  switch (type) {
    case "page":
      return { title: "", path: "/", search, blocks: [] };
    case "post":
      return {
        title: "",
        path: "/blog/",
        summary: "",
        picture: "",
        author: "",
        publishedOn: today,
        body: empty,
        search,
      };
    case "service":
      return {
        title: "",
        path: "/services/",
        card: { title: "", text: "", icon: "consulting", listed: true },
        lead: "",
        picture: "",
        sections: [{ heading: "", body: empty }],
        benefits: [""],
        search,
      };
    case "project":
      return {
        title: "",
        path: "/portfolio/",
        category: "Infrastructure",
        client: "",
        summary: "",
        picture: "",
        overview: empty,
        challenges: empty,
        solution: empty,
        results: [{ figure: "", text: "" }],
        search,
      };
    case "member":
      return { name: "", role: "", description: "", photo: "" };
    case "testimonial":
      return { name: "", position: "", picture: "", content: "", rating: 5 };
    default:
      return {};
  }
};
