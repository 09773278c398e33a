import type { DataOf } from "../content/document-types.ts";
import { opensPage } from "../content/published/page/block-needs.ts";
import type { Published } from "../content/published/published-document.server.ts";
import { collectionOf, inLanguage } from "../languages.ts";
import { wordingOf } from "../words/catalogues.ts";
import { fill } from "../words/fill.ts";

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
  const { language } = document;
  const { projects } = wordingOf(language).words;
  switch (document.type) {
    case "page":
      return document.path === inLanguage(language, "/")
        ? { kicker: "", title: settings.company.tagline }
        : pageWords(document.data);
    case "project":
      return {
        kicker: fill(projects.card, { category: projects.categories[document.data.category] }),
        title: document.data.title,
      };
    case "service":
    case "post":
    case "position":
      return { kicker: collectionOf(document.type, language).name, title: document.data.title };
    default:
      return { kicker: "", title: settings.company.tagline };
  }
};

const pageWords = ({ title, blocks }: DataOf<"page">): Pick<CardContent, "kicker" | "title"> => {
  const opening = blocks.find((block) => !block.hidden && opensPage(block) && "heading" in block);
  const heading = opening && "heading" in opening ? opening.heading : title;
  return heading === title ? { kicker: "", title } : { kicker: title, title: heading };
};
