import type { DataOf } from "../content/document-types.ts";
import { opensPage } from "../content/published/page/block-needs.ts";
import type { Published } from "../content/published/published-document.server.ts";

export type CardContent = {
  kicker: string;
  title: string;
  company: string;
  foot: string;
  accent: string;
  action: string;
};

export const cardContent = (settings: DataOf<"settings">, document: Published): CardContent => ({
  ...wordsOf(settings, document),
  company: settings.company.name,
  foot: settings.contact.area.slice(0, 3).join("  ·  "),
  accent: settings.colours.accent,
  action: settings.colours.action,
});

const wordsOf = (settings: DataOf<"settings">, document: Published): Pick<CardContent, "kicker" | "title"> => {
  switch (document.type) {
    case "page":
      return document.path === "/" ? { kicker: "", title: settings.company.tagline } : pageWords(document.data);
    case "service":
      return { kicker: "Services", title: document.data.title };
    case "project":
      return { kicker: `Case study: ${document.data.category}`, title: document.data.title };
    case "post":
      return { kicker: "Blog", title: document.data.title };
    case "position":
      return { kicker: "Careers", title: document.data.title };
    default:
      return { kicker: "", title: settings.company.tagline };
  }
};

const pageWords = ({ title, blocks }: DataOf<"page">): Pick<CardContent, "kicker" | "title"> => {
  const opening = blocks.find((block) => !block.hidden && opensPage(block) && "heading" in block);
  const heading = opening && "heading" in opening ? opening.heading : title;
  return heading === title ? { kicker: "", title } : { kicker: title, title: heading };
};
