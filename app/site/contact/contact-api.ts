import type { ActionFunctionArgs, LoaderFunctionArgs } from "react-router";
import { platformContext, visitorContext, visitsContext } from "#app/context.ts";
import { languageOfForm } from "#domain/enquiries/enquiry.ts";
import { submitEnquiry } from "#domain/enquiries/submit/submit-enquiry.server.ts";
import { agentOf } from "#domain/visits/who-counts.ts";
import { wordingOf } from "#domain/words/catalogues.ts";
import { contactAnswer } from "./contact-answer.ts";
import { json, notAllowed, readObject } from "./json-api.ts";
import { seenAtForm } from "./seen-at-form.ts";

/** POST /api/contact: takes an enquiry (SPEC §7.3). */
export const action = async ({ request, context }: ActionFunctionArgs): Promise<Response> => {
  if (request.method !== "POST") return notAllowed(request, "POST");
  const input = await readObject(request);
  if (input instanceof Response) return input;
  const { address, log } = context.get(visitorContext);
  const wording = wordingOf(languageOfForm(input));
  const visits = context.get(visitsContext);
  const asker = { address, header: (name: string) => request.headers.get(name) };
  try {
    const outcome = await submitEnquiry({ ...context.get(platformContext), log }, input, address);
    if (visits?.admit(asker) === "admitted") visits.see(asker, seenAtForm(outcome, wording.language, agentOf(asker)));
    const { status, headers, body } = contactAnswer(outcome, wording);
    return json(body, status, headers);
  } catch (error) {
    log.error({ err: error }, "enquiry: could not be stored");
    return json({ success: false, error: wording.words.answers.unexpected }, 500);
  }
};

export const loader = ({ request }: LoaderFunctionArgs) => notAllowed(request, "POST");
