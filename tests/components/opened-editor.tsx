import { useState } from "react";
import { useLoaderData } from "react-router";
import { EditorScreen } from "#app/cms/editor/editor-screen.tsx";
import type { Data } from "#domain/content/fields/structure.ts";
import { blankDocument, formOf } from "#domain/content/form/document-form.ts";
import { type Answers, mounted } from "./mounted.tsx";

type Opened = Parameters<typeof EditorScreen>[0];
type Given = Partial<Omit<Opened, "draft">> & { draft?: Partial<Opened["draft"]>; answers?: Answers };

const SAVED_AT = Date.UTC(2026, 10, 20, 15);

export const STATE = {
  path: null,
  settled: true,
  publishAt: null,
  planned: null,
  endsAt: null,
  status: "draft",
  revision: "r1",
  number: 1,
  published: null,
  savedAt: SAVED_AT,
  author: "Ada",
  sample: false,
} as const;

const SITE = {
  company: "Mangrove IT",
  site: "https://example.com",
  siteTitle: "Mangrove IT",
  description: "",
  names: {},
} as unknown as Opened["site"];

/**
 * The editor of a document as its route shows it; a service without words, unless `draft` says otherwise, whose address
 * does not follow its title. The stand-in stores each draft as the next revision, r2 and so on, unless `answers` has another answer.
 */
export const openedEditor = async ({ draft, answers, ...more }: Given = {}) => {
  const type = draft?.type ?? "service";
  const data: Data = { ...blankDocument(type, "2026-11-20"), ...draft?.data };
  const opened = {
    id: `${type}-1`,
    type,
    language: "en",
    title: formOf(type).label,
    ...STATE,
    ...draft,
    data,
  } as const;
  let number = opened.number;
  const store = () => {
    number += 1;
    return { revision: `r${number}`, number, at: SAVED_AT + number };
  };
  const beside = { languages: [], original: null };
  const others = { member: "ada", email: "ada@example.org", targets: {}, tags: [], pictures: {}, passkeyHost: null };
  const Screen = () => {
    const { draft } = useLoaderData<{ draft: Opened["draft"] }>();
    const [now] = useState(Date.now);
    return <EditorScreen draft={draft} now={now} beside={beside} site={SITE} {...others} {...more} />;
  };
  const editor = await mounted(Screen, {
    at: `/cms/edit/${opened.id}`,
    answers: {
      [`GET /cms/edit/${opened.id}`]: () => ({ draft: opened }),
      [`POST /cms/edit/${opened.id}/draft`]: store,
      ...answers,
    },
  });
  // The preview asks beside them, and once more where it got no answer.
  const posts = () => editor.sent.filter(({ path }) => path.endsWith("/draft")).map(({ fields }) => fields);
  const saves = () => posts().map(({ data }) => data as Data);
  const bases = () => posts().map(({ baseRevision }) => baseRevision);
  return { ...editor, saves, bases };
};
