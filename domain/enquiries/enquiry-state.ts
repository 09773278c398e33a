/** Where an enquiry stands, in the order of work. */
export const states = {
  new: "New",
  open: "Open",
  replied: "Replied",
  closed: "Closed",
  spam: "Spam",
} as const;

export type EnquiryState = keyof typeof states;

/** True for a text that names a state. */
export const isState = (text: string): text is EnquiryState => Object.hasOwn(states, text);

/** States that a person sets by hand; spam has its own verbs, since its mail depends on it. */
export const workStates = ["new", "open", "replied", "closed"] as const satisfies EnquiryState[];

export type WorkState = (typeof workStates)[number];

/** True for the name of a state of work, as an address or a form gives it. */
export const isWorkState = (text: string): text is WorkState => (workStates as readonly string[]).includes(text);
