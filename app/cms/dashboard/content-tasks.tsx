import { editorPath } from "#domain/content/kinds.ts";
import type { ContentTrouble } from "#domain/content/trouble/content-trouble.server.ts";
import { counted } from "#domain/formats/counted.ts";
import { ShortTime } from "../parts/moment.tsx";
import type { ScreenTaskProps } from "./task.tsx";

/** Of each kind. */
export const SHOWN = 3;

/** Tasks of one kind, and what one more and several more of them are called. */
type TaskList = { tasks: (ScreenTaskProps & { key: string })[]; one: string; many: string };

export const contentTasks = (
  { overdue, misfits, brokenLinks, undescribed }: ContentTrouble,
  now: number,
): TaskList[] => [
  {
    one: "overdue",
    many: "overdue",
    tasks: overdue.map(({ id, type, title, at, what, fault }) => ({
      key: `${id} ${what}`,
      icon: "calendar",
      title: `“${title}” is overdue`,
      to: editorPath(type, id),
      doing: "Open it",
      children: (
        <>
          It should have been {what === "publish" ? "published" : "taken down"} <ShortTime at={at} now={now} />. {fault}
        </>
      ),
    })),
  },
  {
    one: "document with parts that are not shown",
    many: "documents with parts that are not shown",
    tasks: misfits.map((document) => ({
      key: `misfit ${document.id}`,
      icon: "warn",
      title: `A part of “${document.title}” is not shown as it was written`,
      to: editorPath(document.type, document.id),
      doing: "Open it",
      children: `${misfitWords(document)} Put it right and publish.`,
    })),
  },
  {
    one: "link that leads nowhere",
    many: "links that lead nowhere",
    tasks: brokenLinks.map(({ document, href }) => ({
      key: `${document.id} ${href}`,
      icon: "link",
      title: `A link on “${document.title}” leads nowhere`,
      to: editorPath(document.type, document.id),
      doing: "Fix it",
      children: `Nothing is published at ${href}.`,
    })),
  },
  {
    one: "picture without text",
    many: "pictures without text",
    tasks: undescribed.map(({ id, file, document }) => ({
      key: id,
      icon: "media",
      title: "A picture has no alternative text",
      to: `/cms/media/${id}`,
      doing: "Describe it",
      children: `${file}, on “${document.title}”. People who listen to the page will not know what it shows.`,
    })),
  },
];

const misfitWords = ({ misfits }: ContentTrouble["misfits"][number]): string => {
  const more = misfits.length - SHOWN;
  const words = misfits.slice(0, SHOWN).map(({ where, why }) => `${where}: ${why}.`);
  return [...words, ...(more > 0 ? [`And ${more} more.`] : [])].join(" ");
};

export const More = ({ lists }: { lists: TaskList[] }) => {
  const more = lists.filter(({ tasks }) => tasks.length > SHOWN);
  const words = more.map(({ tasks, one, many }) => counted(tasks.length - SHOWN, one, many));
  return more.length > 0 && <li className="panel-more">And more: {words.join(", ")}.</li>;
};
