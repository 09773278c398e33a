import { editorPath } from "#domain/content/kinds.ts";
import { translate } from "#domain/content/translation/translate.server.ts";
import { isLanguage, languages } from "#domain/languages.ts";
import { forStaff, leadsTo, notFound, postedFields, text } from "../staff-request.ts";
import { redirectWithToast } from "../toast.ts";
import type { Route } from "./+types/translate";

/** POST /cms/edit/:id/translate {language}: starts the document in another language and opens it. */
export const action = forStaff(async (platform, member, { request, params }: Route.ActionArgs) => {
  const { language } = await postedFields(request, { language: text });
  if (!isLanguage(language)) return notFound();
  const result = await translate(platform, member, params.id, language);
  if (result.outcome === "missing") return notFound();
  const { name } = languages[language];
  const to = editorPath(result.type, result.id, language);
  if (result.outcome === "translated")
    return redirectWithToast(to, `Pictures and structure are there. Write it in ${name}.`);
  return redirectWithToast(to, `It is there in ${name} already${result.inTrash ? ", in the trash" : ""}`);
});

export const loader = leadsTo(({ id }) => `/cms/edit/${id}`);
