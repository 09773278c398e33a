import { type EnquiryState, isState } from "#domain/enquiries/enquiry-state.ts";

type Filter = { states: EnquiryState[]; search: string; assignee?: string };

/** The filter that an address of the inbox asks for; `self` is who asks. Nothing asked: everything but spam. */
export const filterIn = (params: URLSearchParams, self: string): Filter => ({
  states: params.getAll("state").filter(isState),
  search: (params.get("q") ?? "").slice(0, 100),
  assignee: params.has("mine") ? self : undefined,
});
