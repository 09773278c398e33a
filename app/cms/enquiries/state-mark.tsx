import type { EnquiryState } from "#domain/enquiries/enquiry-state.ts";

const shapes: Record<EnquiryState, string> = {
  new: "M6 1.5a4.5 4.5 0 1 0 0 9 4.5 4.5 0 0 0 0-9z",
  open: "M6 1.25a4.75 4.75 0 1 1 0 9.5 4.75 4.75 0 1 1 0-9.5zM6 2.75a3.25 3.25 0 0 0 0 6.5z",
  replied: "M1.5 6 5 2.5V4.75c3.5 0 5.5 1.5 5.5 5C9.25 8 7.5 7.25 5 7.25V9.5z",
  closed: "M1.75 6.25 3 5l1.75 1.75L9 2.5l1.25 1.25-5.5 5.5z",
  spam: "M3 2 6 5l3-3 1 1-3 3 3 3-1 1-3-3-3 3-1-1 3-3-3-3z",
};

export const StateMark = ({ state }: { state: EnquiryState }) => (
  <svg className={`mark mark-${state}`} viewBox="0 0 12 12" aria-hidden="true">
    <path d={shapes[state]} fillRule="evenodd" />
  </svg>
);
