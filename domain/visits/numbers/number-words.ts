import { counted } from "../../formats/counted.ts";
import { grouped } from "../../time/local-time.ts";

/** "38 more", "12 fewer", "as many": in whole numbers, since a percentage of few says nothing. */
export const compared = (now: number, before: number): string =>
  now === before ? "as many" : `${grouped(Math.abs(now - before))} ${now > before ? "more" : "fewer"}`;

/** "38 more than in the 30 days before", "as many as in the 30 days before". */
export const comparedWith = (now: number, before: number, time: string): string =>
  `${compared(now, before)} ${now === before ? "as" : "than"} in ${time}`;

/** A whole so small that its parts are told as they are. */
const FEW = 100;

/** "3 of 40 visits", "12 of 100 visits", "1 in 52 visits"; "" for none. */
export const shareOf = (part: number, whole: number): string => {
  if (part <= 0 || whole <= 0) return "";
  if (whole < FEW || part > whole) return `${grouped(part)} of ${counted(whole, "visit")}`;
  const ofHundred = Math.round((part / whole) * 100);
  return ofHundred >= 10 ? `${ofHundred} of 100 visits` : `1 in ${grouped(Math.round(whole / part))} visits`;
};

type Total = { visits: number; sent: number };

/** "8 enquiries, 1 in 52 visits"; "No enquiry". */
export const enquiriesOf = ({ visits, sent }: Total): string =>
  sent === 0 ? "No enquiry" : `${counted(sent, "enquiry", "enquiries")}, ${shareOf(sent, visits)}`;

/** "3 of its 90 visits ended in an enquiry", "It was read most, on 120 visits". */
export const bestWords = ({ visits, sent }: Total): string => {
  if (sent === 0) return `it was read most, on ${counted(visits, "visit")}`;
  return `${visits === 1 ? "its one visit" : `${grouped(sent)} of its ${counted(visits, "visit")}`} ended in an enquiry`;
};
