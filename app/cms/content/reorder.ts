import { data } from "react-router";
import { type DocumentType, documentTypes } from "#domain/content/document-types.ts";
import { reorder } from "#domain/content/lists/reorder.server.ts";
import { forStaff, leadsTo, postedFields, text, texts } from "../staff-request.ts";
import type { Route } from "./+types/reorder";

/** POST /cms/content/reorder {type, id…}: puts all of a type in this order. Answers `{outcome}`; 409 when one was added or removed meanwhile. */
export const action = forStaff(async (platform, member, { request }: Route.ActionArgs) => {
  const { type, id: ids } = await postedFields(request, { type: text, id: texts });
  if (!Object.hasOwn(documentTypes, type)) throw data(null, { status: 400, statusText: "No such type" });
  const result = await reorder(platform, member, { type: type as DocumentType, ids });
  return data(result, result.outcome === "stale" ? 409 : 200);
});

export const loader = leadsTo(() => "/cms/dashboard");
