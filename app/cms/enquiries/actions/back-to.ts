/** The screen of an enquiry with the filter of the list beside it, as the form was sent from there. */
export const backTo = (request: Request, id: string): string => `/cms/enquiries/${id}${new URL(request.url).search}`;

/** The list with its filter. */
export const backToList = (request: Request): string => `/cms/enquiries${new URL(request.url).search}`;
