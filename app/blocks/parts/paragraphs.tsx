import { Fragment } from "react";
import { PhoneLink } from "./contact-links.tsx";

/** An empty line starts a paragraph; a single line break is kept. The number `phone` becomes a link. */
export const Paragraphs = ({ text, phone }: { text: string; phone: string }) =>
  text
    .split(/\n\s*\n/)
    .filter((paragraph) => paragraph.trim())
    .map((paragraph) => (
      <p key={paragraph} style={paragraph.includes("\n") ? { whiteSpace: "pre-line" } : undefined}>
        <WithPhone text={paragraph.trim()} phone={phone} />
      </p>
    ));

/** The text, with each place of the number `phone` in it as a link. */
export const WithPhone = ({ text, phone }: { text: string; phone: string }) =>
  (phone ? text.split(phone) : [text]).map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: parts of one text, which stay in order
    <Fragment key={index}>
      {index > 0 && <PhoneLink phone={phone} />}
      {part}
    </Fragment>
  ));
