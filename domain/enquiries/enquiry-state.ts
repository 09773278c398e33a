export const states = {
  new: "New",
  open: "Open",
  replied: "Replied",
  closed: "Closed",
  spam: "Spam",
} as const;

export type EnquiryState = keyof typeof states;

export const isState = (text: string): text is EnquiryState => Object.hasOwn(states, text);

/** States that staff set with `changeState`; spam has its own verbs, since the mail depends on it. */
export const workStates = ["new", "open", "replied", "closed"] as const satisfies EnquiryState[];

export type WorkState = (typeof workStates)[number];

export const isWorkState = (text: string): text is WorkState => (workStates as readonly string[]).includes(text);
