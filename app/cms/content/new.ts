import { redirect } from "react-router";
import { type DocumentType, documentTypes } from "#domain/content/document-types.ts";
import { createDocument } from "#domain/content/drafts/create-document.server.ts";
import { isTemplate } from "#domain/content/templates.ts";
import { isLanguage } from "#domain/languages.ts";
import { forStaff, leadsTo, postedFields, text } from "../staff-request.ts";
import { redirectWithToast } from "../toast.ts";
import type { Route } from "./+types/new";

/** POST /cms/content/new {type, language, template}: starts a draft and opens it in the editor. */
export const action = forStaff(async (platform, member, { request }: Route.ActionArgs) => {
  const { type, language, template } = await postedFields(request, { type: text, language: text, template: text });
  const bad = { bad: true };
  if (!isType(type)) return redirectWithToast("/cms/dashboard", "There is nothing of that kind", bad);
  const result = await createDocument(platform, member, type, {
    language: isLanguage(language) ? language : undefined,
    template: isTemplate(template) ? template : undefined,
  });
  return result.outcome === "created"
    ? redirect(`/cms/edit/${result.id}`, 303)
    : redirectWithToast(`/cms/edit/${type}`, "There is exactly one of these", bad);
});

const isType = (type: string): type is DocumentType => Object.hasOwn(documentTypes, type);

export const loader = leadsTo(() => "/cms/dashboard");
