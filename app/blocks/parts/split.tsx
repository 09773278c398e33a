import type { ReactNode } from "react";
import { HALF_SIZES, Picture } from "#app/ui/picture.tsx";
import { Section } from "#app/ui/section.tsx";
import type { PictureView } from "#domain/media/picture.ts";
import { Paragraphs } from "./paragraphs.tsx";

type Words = { heading: string; text: string; linkText: string; linkPath: string };
type Props = { block: Words; picture: PictureView | undefined; phone: string; right?: boolean; children?: ReactNode };

/** A picture on one half and words on the other, with a link where one is given; its sheet is "split". */
export const Split = ({ block: { heading, text, linkText, linkPath }, picture, phone, right, children }: Props) => (
  <Section tone="white" className={right ? "split split-right" : "split"} label={heading}>
    <div className="split-picture">
      <Picture picture={picture} sizes={HALF_SIZES} />
    </div>
    <div className="split-text">
      <h2>{heading}</h2>
      <Paragraphs text={text} phone={phone} />
      {children}
      {linkText && linkPath && (
        <a className="link" href={linkPath}>
          {linkText}
        </a>
      )}
    </div>
  </Section>
);
